import { setupServer } from 'msw/node';
import * as inbox from '@market/api-client/contract/main/inbox';
import * as notifications from '@market/api-client/contract/main/notifications';
import * as partnerOnboarding from '@market/api-client/contract/main/partner-onboarding';
import * as views from '@market/api-client/contract/main/views';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mock } from './mock';

/** Handlers for the requests of every signed-in page. Tests can replace them. */
const defaultHandlers = [
  mock.ok(inbox.list, {
    rows: [],
    count: 0,
    kindCounts: {},
    total: { count: 0, value: 0, urgent: 0 },
  }),
  mock.ok(inbox.recent, []),
  mock.ok(inbox.detail, { isOpen: true, amounts: [], checks: [], history: [] }),
  mock.ok(notifications.unread, { unread: 0 }),
  mock.ok(notifications.mailPreferences, []),
  mock.ok(partnerOnboarding.application, { partnerId: 'partner', status: 'onboarded' }),
  mock.ok(views.list, []),
];

/** A mock server for one test file. A request without a handler fails. */
export function mockServer(
  ...initial: Parameters<typeof setupServer>
): ReturnType<typeof setupServer> {
  const server = setupServer(...initial, ...defaultHandlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
