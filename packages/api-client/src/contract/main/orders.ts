import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import { nextAttemptSchema, orderUpdateSchema } from '@market/domain/orders/order';
import { orderAddressSchema } from '@market/domain/shipping/address';
import { orderListQuerySchema, orderPageSchema } from '@market/domain/orders/order-list';
import { orderStatusSchema } from '@market/domain/orders/order-status';
import { endpoint } from '../../endpoint';
import { customers } from '../access';
import { texts } from '../texts';
import { orderReplySchema } from './order-reply';
import { wholeList } from '../whole-list';

export const list = endpoint({
  name: 'orders.list',
  method: 'GET',
  path: '/ordertracking/orders',
  ...customers,
  query: orderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

export const byId = endpoint({
  name: 'orders.byId',
  method: 'GET',
  path: '/ordertracking/orders/:id',
  ...customers,
  data: orderReplySchema,
  failure: texts.orders,
});

/** Searches orders by number, product, store or person, among those that the caller may see. */
export const search = endpoint({
  name: 'orders.search',
  method: 'GET',
  path: '/ordertracking/search-orders',
  access: [
    'customer',
    'merchant',
    'staff',
    'admin',
    'super_admin',
    'dispatcher',
    'scheduler',
    'partner',
  ],
  resource: 'orders',
  guests: true,
  query: orderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Creates a new delivery code for the caller's own order. The old one becomes invalid. */
export const renewToken = endpoint({
  name: 'orders.renewToken',
  method: 'POST',
  path: '/ordertracking/update-token',
  ...customers,
  query: z.object({ orderId: recordIdSchema }),
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/**
 * Not in the spec: corrects the delivery address of the caller's own order, as long as the order is
 * not packed. The new address must be in the same state.
 */
export const changeAddress = endpoint({
  name: 'orders.changeAddress',
  method: 'PATCH',
  path: '/ordertracking/orders/:id/address',
  ...customers,
  body: orderAddressSchema,
  data: orderReplySchema,
  failure: texts.updateAddress,
});

export const chooseNextAttempt = endpoint({
  name: 'orders.chooseNextAttempt',
  method: 'POST',
  path: '/ordertracking/orders/:id/next-attempt',
  ...customers,
  body: nextAttemptSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/** `orderType` selects all statuses, those in use, or those that a merchant can set. */
export const statuses = endpoint({
  name: 'orders.statuses',
  method: 'GET',
  path: '/orders/order-status',
  access: 'signedIn',
  guests: true,
  query: z.object({ orderType: z.optional(z.enum(['all', 'current', 'merchant'])) }),
  data: wholeList(orderStatusSchema),
  failure: texts.orders,
});

/**
 * Moves an order to another status, or accepts an assignment. 409 with the allowed statuses when
 * the transition is not allowed.
 */
export const update = endpoint({
  name: 'orders.update',
  method: 'POST',
  path: '/ordertracking/update-order/:id',
  access: [
    'customer',
    'merchant',
    'staff',
    'admin',
    'super_admin',
    'dispatcher',
    'scheduler',
    'partner',
  ],
  resource: 'orders',
  guests: true,
  body: orderUpdateSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});
