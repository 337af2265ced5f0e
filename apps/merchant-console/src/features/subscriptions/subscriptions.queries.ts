import type { Queries } from '@market/api-client/queries';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';

/** The plans. They change only with a release of the server. */
export const plansQuery = (api: Queries) => ({
  ...api.query(subscriptions.plans),
  staleTime: 'static' as const,
});

export const subscriptionQuery = (api: Queries) => api.query(subscriptions.mine);
