import * as orders from '@market/api-client/contract/main/orders';
import type { Queries } from '@market/api-client/queries';

/** The statuses of the product, as the server lists them. They change with a release of the server, if ever. */
export const orderStatusesQuery = (api: Queries) => ({
  ...api.query(orders.statuses, { query: { orderType: 'all' } }),
  staleTime: 'static' as const,
});
