import {
  newestOrdersSchema,
  orderOutcomeSchema,
  ordersHandOverSchema,
  ordersMoveSchema,
  packingSlipSchema,
  packingSlipsQuerySchema,
} from '@market/domain/orders/merchant-orders';
import { dispatchPhoneSchema } from '@market/domain/orders/order';
import {
  orderExportQuerySchema,
  merchantOrderListQuerySchema,
  orderPageSchema,
} from '@market/domain/orders/order-list';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import { downloadLinkSchema } from '@market/domain/files';
import { endpoint } from '../../endpoint';
import { merchantOrders } from '../access';
import { texts } from '../texts';
import { orderReplySchema } from './order-reply';
import { wholeList } from '../whole-list';

export const list = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.list',
  method: 'GET',
  path: '/ordertracking/merchant/view-orders',
  query: merchantOrderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

export const byId = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.byId',
  method: 'GET',
  path: '/ordertracking/merchant/view-orders/:id',
  data: orderReplySchema,
  failure: texts.orders,
});

/** Hands an order over to the platform's hub. */
export const assignToPlatform = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.assignToPlatform',
  method: 'PATCH',
  path: '/ordertracking/merchant/assignto{platform}/:id',
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/** Sets the phone number of the order's carrier. */
export const dispatchPhone = endpoint({
  name: 'merchantOrders.dispatchPhone',
  method: 'PATCH',
  path: '/ordertracking/merchant/dispatch-phone/:id',
  access: ['merchant', 'staff', 'partner', 'dispatcher'],
  resource: 'orders',
  body: dispatchPhoneSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/** Not in the spec: updates several orders. Each succeeds or fails independently. */
export const move = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.move',
  method: 'PATCH',
  path: '/ordertracking/merchant/update-orders',
  body: ordersMoveSchema,
  data: wholeList(orderOutcomeSchema),
  failure: texts.updateFailed,
});

/**
 * Not in the spec: hands several orders over to the platform's hub. Each succeeds or fails
 * independently.
 */
export const handOver = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.handOver',
  method: 'PATCH',
  path: '/ordertracking/merchant/hand-over-orders',
  body: ordersHandOverSchema,
  data: wholeList(orderOutcomeSchema),
  failure: texts.updateFailed,
});

/** Not in the spec: polled by the console for new orders and open returns. */
export const newest = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.newest',
  method: 'GET',
  path: '/ordertracking/merchant/newest-orders',
  data: newestOrdersSchema,
  failure: texts.orders,
});

/** Not in the spec: a URL to download the whole filtered list as CSV. */
export const exportLink = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.exportLink',
  method: 'GET',
  path: '/ordertracking/merchant/export',
  query: orderExportQuerySchema,
  data: downloadLinkSchema,
  failure: 'Could not export the orders. Try again later.',
});

/**
 * Not in the spec: packing slips for several orders, in the order of the requested ids. Orders
 * of other stores are left out.
 */
export const packingSlips = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.packingSlips',
  method: 'GET',
  path: '/ordertracking/merchant/packing-slips',
  query: packingSlipsQuerySchema,
  data: wholeList(packingSlipSchema),
  failure: texts.orders,
});

/** The order's delivery address, as stored at checkout. `id` is the order's id. */
export const address = endpoint({
  ...merchantOrders,
  name: 'merchantOrders.address',
  method: 'GET',
  path: '/customershippingaddress/merchant/:id',
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
