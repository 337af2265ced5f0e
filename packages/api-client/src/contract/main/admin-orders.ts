import {
  hubOrderListQuerySchema,
  platformOrderListQuerySchema,
  orderPageSchema,
  waitingOrderListQuerySchema,
} from '@market/domain/orders/order-list';
import { deliveryOverrideSchema } from '@market/domain/orders/delivery-proof';
import { orderMessageSchema } from '@market/domain/orders/order-message';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import { endpoint } from '../../endpoint';
import { platformHubs, platformOrders, platformShipping } from '../access';
import { texts } from '../texts';
import { orderReplySchema } from './order-reply';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...platformOrders,
  name: 'adminOrders.list',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders',
  query: platformOrderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Open orders that are waiting for the platform to assign a rider. */
export const waiting = endpoint({
  ...platformOrders,
  name: 'adminOrders.waiting',
  method: 'GET',
  path: '/ordertracking/admin/view-orders',
  query: waitingOrderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Orders that stores have handed over to one hub, or to any hub. */
export const listAtHubs = endpoint({
  ...platformHubs,
  name: 'adminOrders.listAtHubs',
  method: 'GET',
  path: '/ordertracking/admin/{platform}hub-orders',
  query: hubOrderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Not in the spec: one order with all details for the platform. */
export const byId = endpoint({
  ...platformOrders,
  name: 'adminOrders.byId',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders/:id',
  data: orderReplySchema,
  failure: texts.orders,
});

/** Not in the spec: the emails and text messages about an order, newest first. */
export const messages = endpoint({
  ...platformOrders,
  name: 'adminOrders.messages',
  method: 'GET',
  path: '/ordertracking/admin/view-all-orders/:id/messages',
  data: wholeList(orderMessageSchema),
  failure: 'Could not get the messages about this order. Try again later.',
});

/**
 * Not in the spec: completes a delivery without the customer's code, with a reason, and a photo as
 * proof.
 */
export const completeDelivery = endpoint({
  ...platformShipping,
  name: 'adminOrders.completeDelivery',
  method: 'POST',
  path: '/ordertracking/admin/view-all-orders/:id/complete-delivery',
  body: deliveryOverrideSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/** The order's delivery address, as stored at checkout. `id` is the order's id. */
export const address = endpoint({
  ...platformOrders,
  name: 'adminOrders.address',
  method: 'GET',
  path: '/customershippingaddress/admin/:id',
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
