import { orderListQuery, orderPageSchema, orderSchema } from '@market/domain/orders/order';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

const adminSide = { access: ['admin', 'super_admin', 'scheduler'], resource: 'orders' } as const;

export const list = endpoint({
  ...adminSide,
  name: 'adminOrders.list',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders',
  query: orderListQuery,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Ours: one order with everything that the platform may know. */
export const byId = endpoint({
  ...adminSide,
  name: 'adminOrders.byId',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders/:id',
  data: orderSchema,
  failure: texts.orders,
});

/** Where the order with this id goes, as it was when it was placed. */
export const address = endpoint({
  ...adminSide,
  name: 'adminOrders.address',
  method: 'GET',
  path: '/customershippingaddress/admin/:id',
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
