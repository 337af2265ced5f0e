import * as z from 'zod/mini';
import { recordId } from '@market/domain/bounds';
import {
  orderListQuery,
  orderPageSchema,
  orderSchema,
  orderUpdateSchema,
} from '@market/domain/orders/order';
import { orderStatusSchema } from '@market/domain/orders/order-status';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** The customer's own orders. */
export const list = endpoint({
  name: 'orders.list',
  method: 'GET',
  path: '/ordertracking/orders',
  access: ['customer'],
  query: orderListQuery,
  data: orderPageSchema,
  failure: texts.orders,
});

export const byId = endpoint({
  name: 'orders.byId',
  method: 'GET',
  path: '/ordertracking/orders/:id',
  access: ['customer'],
  data: orderSchema,
  failure: texts.orders,
});

/** Orders of the reader by number, product, store or person: a customer's own, a store's, a rider's, or all of them. */
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
  query: orderListQuery,
  data: orderPageSchema,
  failure: texts.orders,
});

/** A new delivery code for the own order; the old one stops working. */
export const renewToken = endpoint({
  name: 'orders.renewToken',
  method: 'POST',
  path: '/ordertracking/update-token',
  access: ['customer'],
  query: z.object({ orderId: recordId }),
  data: orderSchema,
  failure: texts.updateFailed,
});

/** `orderType`: every status, those that orders stand in now, or those that a merchant may set. */
export const statuses = endpoint({
  name: 'orders.statuses',
  method: 'GET',
  path: '/orders/order-status',
  access: 'signedIn',
  query: z.object({ orderType: z.optional(z.enum(['all', 'current', 'merchant'])) }),
  data: z.array(orderStatusSchema),
  failure: texts.orders,
});

/** Moves an order, or accepts an assignment. What the status table does not allow is a 409 with what it does. */
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
  body: orderUpdateSchema,
  data: orderSchema,
  failure: texts.updateFailed,
});
