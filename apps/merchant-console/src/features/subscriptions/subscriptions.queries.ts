import type { Queries } from '@market/api-client/queries';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as payouts from '@market/api-client/contract/main/payouts';

/** The plans. They change only with a new release of the server. */
export const plansQuery = (api: Queries) => ({
  ...api.query(subscriptions.plans),
  staleTime: 'static' as const,
});

export const subscriptionQuery = (api: Queries) => api.query(subscriptions.mine);

/** Changing to a paid plan also changes the store's balance. */
export const changePlan = (api: Queries) =>
  api.mutation(subscriptions.change, {
    quiet: true,
    invalidates: [subscriptions.mine, payouts.mine, dashboard.merchant],
  });
