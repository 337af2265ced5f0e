import { orderListQuery, orderPageSchema, orderSchema } from '@market/domain/orders/order';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

const adminSide = { access: ['admin', 'super_admin', 'scheduler'], resource: 'orders' } as const;

export const list = endpoint({ ...adminSide, name: 'adminOrders.list', method: 'GET', path: '/ordertracking/admin/view-all-orders', query: orderListQuery, data: orderPageSchema, failure: texts.orders });

/** Ours: one order with everything that the platform may know. */
export const byId = endpoint({ ...adminSide, name: 'adminOrders.byId', method: 'GET', path: '/ordertracking/admin/view-all-orders/:id', data: orderSchema, failure: texts.orders });
