import type { Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-status';

/** How many orders wait for the merchant's first move, for the sidebar. */
export const ordersToConfirmQuery = (api: Queries) => ({
  ...api.query(merchantOrders.list, { query: { limit: 1 } }),
  select: ({ statusCounts }: { statusCounts: Record<string, number> }) => statusCounts[DEFAULT_ORDER_STATUS] ?? 0,
});
