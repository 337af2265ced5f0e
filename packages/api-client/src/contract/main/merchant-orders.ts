import { dispatchPhoneSchema, orderListQuery, orderPageSchema, orderSchema } from '@market/domain/orders/order';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

const merchantSide = { access: ['merchant', 'staff'], resource: 'orders' } as const;

export const list = endpoint({ ...merchantSide, name: 'merchantOrders.list', method: 'GET', path: '/ordertracking/merchant/view-orders', query: orderListQuery, data: orderPageSchema, failure: texts.orders });

export const byId = endpoint({ ...merchantSide, name: 'merchantOrders.byId', method: 'GET', path: '/ordertracking/merchant/view-orders/:id', data: orderSchema, failure: texts.orders });

/** Hands an order to the platform's own hub. */
export const assignToPlatform = endpoint({ ...merchantSide, name: 'merchantOrders.assignToPlatform', method: 'PATCH', path: '/ordertracking/merchant/assignto{platform}/:id', data: orderSchema, failure: texts.updateFailed });

/** The phone number of whoever carries the order. */
export const dispatchPhone = endpoint({
  name: 'merchantOrders.dispatchPhone',
  method: 'PATCH',
  path: '/ordertracking/merchant/dispatch-phone/:id',
  access: ['merchant', 'staff', 'partner', 'dispatcher'],
  resource: 'orders',
  body: dispatchPhoneSchema,
  data: orderSchema,
  failure: texts.updateFailed,
});
