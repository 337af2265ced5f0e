import { assignDispatcherSchema, assignPartnerSchema } from '@market/domain/orders/order';
import { orderListQuery, orderPageSchema } from '@market/domain/orders/order-list';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import { endpoint } from '../../kernel';
import { platformOrders } from '../access';
import { texts } from '../texts';
import { orderReply } from './order-reply';

const assigning = {
  method: 'POST',
  ...platformOrders,
  data: orderReply,
  failure: texts.updateFailed,
} as const;

export const assignPartner = endpoint({
  ...assigning,
  name: 'dispatch.assignPartner',
  path: '/partner/partner/assignorder',
  body: assignPartnerSchema,
});

export const assignDispatcher = endpoint({
  ...assigning,
  name: 'dispatch.assignDispatcher',
  path: '/orderassignment/dispatcher/assignorder',
  body: assignDispatcherSchema,
});

/** Orders assigned to the dispatcher. */
export const list = endpoint({
  name: 'dispatch.list',
  method: 'GET',
  path: '/ordertracking/dispatcher/view-orders',
  access: ['dispatcher'],
  query: orderListQuery,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Not in the spec: one order assigned to the dispatcher. */
export const byId = endpoint({
  name: 'dispatch.byId',
  method: 'GET',
  path: '/ordertracking/dispatcher/view-orders/:id',
  access: ['dispatcher'],
  data: orderReply,
  failure: texts.orders,
});

/**
 * Delivery address of an order assigned to the dispatcher, as stored when it was placed. Without
 * the customer's email.
 */
export const address = endpoint({
  name: 'dispatch.address',
  method: 'GET',
  path: '/customershippingaddress/dispatcher/:id',
  access: ['dispatcher'],
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
