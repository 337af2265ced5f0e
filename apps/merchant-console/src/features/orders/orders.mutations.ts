import type { Call } from '@market/api-client/client';
import type { Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import type { OrderStatus } from '@market/domain/orders/order-status';

const invalidates = [merchantOrders.list];

export const orderMove = (api: Queries) => api.mutation(orders.update, { invalidates });

export const hubAssignment = (api: Queries) => api.mutation(merchantOrders.assignToPlatform, { invalidates });

export const dispatchPhoneChange = (api: Queries) => api.mutation(merchantOrders.dispatchPhone, { invalidates, quiet: true, success: 'Phone number saved' });

interface BulkMove {
  ids: readonly string[];
  status: OrderStatus;
}

/** Moves several orders; each stands or falls by itself. Answers the ids that did not move. */
export const orderBulkMove = (call: Call) => ({
  mutationFn: async ({ ids, status }: BulkMove): Promise<string[]> => {
    const moves = ids.map((id) => call(orders.update, { params: { id }, body: { orderStatusId: status.id } }));
    const results = await Promise.allSettled(moves);
    return ids.filter((_, index) => results[index]?.status === 'rejected');
  },
  meta: { invalidates },
});
