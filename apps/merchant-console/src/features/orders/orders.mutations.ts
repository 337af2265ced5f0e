import { groupKey, type Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import type { QueryClient } from '@tanstack/react-query';

const invalidates = [merchantOrders.list];

/**
 * The server refuses a change when the order has changed in the meantime, so the order is
 * refetched. `quiet`: a dialog shows the error.
 */
export const moveOrder = (api: Queries, queryClient: QueryClient, { quiet = false } = {}) => ({
  ...api.mutation(orders.update, { invalidates, quiet }),
  onError: () => queryClient.invalidateQueries({ queryKey: groupKey(merchantOrders.list) }),
});

export const assignToHub = (api: Queries) =>
  api.mutation(merchantOrders.assignToPlatform, { invalidates });

export const changeDispatchPhone = (api: Queries) =>
  api.mutation(merchantOrders.dispatchPhone, {
    invalidates,
    quiet: true,
    success: 'Phone number saved',
  });

export const moveOrders = (api: Queries) => api.mutation(merchantOrders.move, { invalidates });

export const handOverOrders = (api: Queries) =>
  api.mutation(merchantOrders.handOver, { invalidates });
