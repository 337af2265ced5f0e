import { orderListQuery, orderPageSchema } from '@market/domain/orders/order';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import { endpoint } from '../../kernel';
import { platformOrders } from '../access';
import { texts } from '../texts';
import { orderReply } from './order-reply';

export const list = endpoint({
  ...platformOrders,
  name: 'adminOrders.list',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders',
  query: orderListQuery,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Not in the spec: one order with all details for the platform. */
export const byId = endpoint({
  ...platformOrders,
  name: 'adminOrders.byId',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders/:id',
  data: orderReply,
  failure: texts.orders,
});

/** Delivery address of the order with this id, as stored when it was placed. */
export const address = endpoint({
  ...platformOrders,
  name: 'adminOrders.address',
  method: 'GET',
  path: '/customershippingaddress/admin/:id',
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
