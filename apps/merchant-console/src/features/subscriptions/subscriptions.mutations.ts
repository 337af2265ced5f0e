import type { Queries } from '@market/api-client/queries';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';

/** A paid plan changes the store's balance too. */
export const planChange = (api: Queries) =>
  api.mutation(subscriptions.change, {
    quiet: true,
    invalidates: [subscriptions.mine, payouts.mine, dashboard.merchant],
  });
