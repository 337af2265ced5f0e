import type { Queries } from '@market/api-client/queries';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as orders from '@market/api-client/contract/main/orders';

export const orderCancellation = (api: Queries) =>
  api.mutation(orders.update, {
    invalidates: [adminOrders.list],
    quiet: true,
    success: 'Order cancelled',
  });
