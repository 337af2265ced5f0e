import { returnToStoreInputSchema } from '@market/domain/orders/failed-delivery';
import {
  newReturnSchema,
  orderReturnInputSchema,
  orderReturnSchema,
  returnDecisionInputSchema,
  returnListQuerySchema,
  returnPageSchema,
  returnUpdateSchema,
} from '@market/domain/orders/order-return';
import { endpoint } from '../../endpoint';
import { customers, orderReturns, platformReturns } from '../access';
import { texts } from '../texts';
import { orderReplySchema } from './order-reply';

const readerOptions = {
  ...orderReturns,
  failure: 'Could not get returns. Try again later.',
} as const;
const customerOptions = {
  method: 'POST',
  ...customers,
  data: orderReturnSchema,
  failure: texts.wentWrong,
} as const;
const platformOptions = {
  method: 'PATCH',
  ...platformReturns,
  body: returnDecisionInputSchema,
  data: orderReturnSchema,
  failure: texts.updateFailed,
} as const;

const RETURNED = 'Order return was successful';
const REPLACED = 'Order replacement was successful';

/** Requests a refund for items of the order with this id, within the order's return window. */
export const returnOrder = endpoint({
  ...customerOptions,
  name: 'returns.returnOrder',
  path: '/returns/return-order/:id',
  body: newReturnSchema,
  success: RETURNED,
});

/** Requests a replacement for items of the order with this id. */
export const replaceOrder = endpoint({
  ...customerOptions,
  name: 'returns.replaceOrder',
  path: '/returns/replace-order/:id',
  body: newReturnSchema,
  success: REPLACED,
});

/** Requests a refund or a replacement. Order and type are in the body. */
export const create = endpoint({
  ...customerOptions,
  name: 'returns.create',
  path: '/ordertracking/create-return',
  body: orderReturnInputSchema,
  success: RETURNED,
});

/** Returns that the caller may see: a customer's own, a store's, or all for the platform. */
export const list = endpoint({
  ...readerOptions,
  name: 'returns.list',
  method: 'GET',
  path: '/returns/all-order-returns',
  query: returnListQuerySchema,
  data: returnPageSchema,
});

/** `id` is the return's id, the `orderReturnId` of its order. */
export const byId = endpoint({
  ...readerOptions,
  name: 'returns.byId',
  method: 'GET',
  path: '/returns/get-one-order-returns/:id',
  data: orderReturnSchema,
});

/**
 * Approves, rejects, receives, replaces or withdraws a return. 409 when the transition is not
 * allowed.
 */
export const updateStatus = endpoint({
  ...readerOptions,
  name: 'returns.updateStatus',
  method: 'PATCH',
  path: '/returns/update-return-status/:id',
  body: returnUpdateSchema,
  data: orderReturnSchema,
  failure: texts.updateFailed,
});

/**
 * Refunds a return through the payment provider, at most once, or declines the refund with a
 * reason.
 */
export const decideRefund = endpoint({
  ...platformOptions,
  name: 'returns.decideRefund',
  path: '/returns/update-refund-decision/:id',
});

/**
 * Records a chargeback that the bank has already collected, without sending a refund, or records
 * that it was contested.
 */
export const decideChargeback = endpoint({
  ...platformOptions,
  name: 'returns.decideChargeback',
  path: '/returns/update-chargeback-decision/:id',
});

/**
 * Not in the spec: records that an undeliverable order is back at its store, and refunds it in
 * full.
 */
export const returnToStore = endpoint({
  name: 'returns.returnToStore',
  method: 'POST',
  path: '/ordertracking/orders/:id/return-to-store',
  access: ['admin', 'super_admin', 'scheduler'],
  resource: 'delivery',
  body: returnToStoreInputSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});
