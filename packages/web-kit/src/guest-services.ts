import { createClient } from '@market/api-client/client';
import { createQueries } from '@market/api-client/queries';
import type { App } from '@market/domain/accounts/roles';
import type { AppConfig } from './app-config';
import { createQueryClient } from './query/query-client';
import { baseUrlsAt, type Services } from './services';
import type { Session } from './session/session';

const nothing = (): undefined => undefined;

/** A session that stays signed out. */
const guest: Session = {
  user: nothing,
  token: nothing,
  start: nothing,
  update: nothing,
  clear: nothing,
  hold: () => nothing,
  isHeld: () => false,
  isOver: () => false,
  discard: nothing,
  subscribe: () => nothing,
};

/** Services for rendering a page on the server, as a guest. */
export function createGuestServices(
  app: App,
  config: AppConfig,
  fetch: typeof globalThis.fetch,
): Services {
  const call = createClient({
    platformSlug: config.platformSlug,
    bases: baseUrlsAt(config.origins[app]),
    fetch,
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  return {
    app,
    config,
    session: guest,
    renew: () => Promise.resolve(false),
    call,
    api: createQueries(call, config.platformName),
    queryClient,
  };
}
