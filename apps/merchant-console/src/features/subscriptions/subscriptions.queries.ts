import type { Queries } from '@market/api-client/queries';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';

/** What a store can subscribe to; it changes with a release of the server, if ever. */
export const plansQuery = (api: Queries) => ({
  ...api.query(subscriptions.plans),
  staleTime: 'static' as const,
});

export const subscriptionQuery = (api: Queries) => api.query(subscriptions.mine);
