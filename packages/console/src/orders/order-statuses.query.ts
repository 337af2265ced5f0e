import * as orders from '@market/api-client/contract/main/orders';
import type { Queries } from '@market/api-client/queries';

/** All order statuses. Never stale, because they change only with a release of the server. */
export const orderStatusesQuery = (api: Queries) => ({
  ...api.query(orders.statuses, { query: { orderType: 'all' } }),
  staleTime: 'static' as const,
});
