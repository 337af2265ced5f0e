import type { Queries } from '@market/api-client/queries';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';

const invalidates = [adminOrders.list];

/** The drawer shows a refusal itself (`quiet`). */
export const partnerAssignment = (api: Queries) => api.mutation(dispatch.assignPartner, { invalidates, quiet: true });

export const dispatcherAssignment = (api: Queries) => api.mutation(dispatch.assignDispatcher, { invalidates, quiet: true });

export const orderCancellation = (api: Queries) => api.mutation(orders.update, { invalidates, success: 'Order cancelled' });
