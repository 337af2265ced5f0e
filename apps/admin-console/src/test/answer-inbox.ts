import * as inbox from '@market/api-client/contract/main/inbox';
import { mock } from '@market/testing/mock';

/** The inbox of a user for whom nothing waits. Every page asks for its counts. */
export const answerInbox = () => [
  mock.ok(inbox.list, {
    rows: [],
    count: 0,
    kindCounts: {},
    total: { count: 0, value: 0, urgent: 0 },
  }),
  mock.ok(inbox.recent, []),
];
