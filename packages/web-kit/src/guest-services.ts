import { createClient } from '@market/api-client/client';
import { createQueries } from '@market/api-client/queries';
import type { App } from '@market/domain/accounts/roles';
import type { AppConfig } from './app-config';
import { createQueryClient } from './query/query-client';
import { createBaseUrls, type Services } from './services';
import type { Session } from './session/session';

const noop = (): undefined => undefined;

/** A session that stays signed out. */
const guestSession: Session = {
  user: noop,
  token: noop,
  start: noop,
  update: noop,
  clear: noop,
  hold: () => noop,
  isHeld: () => false,
  isOver: () => false,
  discard: noop,
  subscribe: () => noop,
};

/** Services for rendering a page on the server, as a guest. */
export function createGuestServices(
  app: App,
  config: AppConfig,
  fetch: typeof globalThis.fetch,
): Services {
  const call = createClient({
    platformSlug: config.platformSlug,
    bases: createBaseUrls(config.origins[app]),
    fetch,
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  return {
    app,
    config,
    session: guestSession,
    renew: () => Promise.resolve(false),
    call,
    api: createQueries(call, config.platformName),
    queryClient,
  };
}
