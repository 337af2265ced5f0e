import { deliveryStepAnswerSchema, deliveryStepSchema } from '@market/domain/orders/delivery-step';
import { failedDeliverySchema } from '@market/domain/orders/failed-delivery';
import { declineSchema } from '@market/domain/orders/order';
import { orderListQuerySchema, orderPageSchema } from '@market/domain/orders/order-list';
import { pageOf, searchQuerySchema } from '@market/domain/paging';
import { partnerSchema } from '@market/domain/shipping/partner';
import { endpoint } from '../../endpoint';
import { deliveryPartners, platformOrders } from '../access';
import { texts } from '../texts';
import { orderReplySchema } from './order-reply';

export const list = endpoint({
  name: 'partners.list',
  method: 'GET',
  path: '/partner/partner/all',
  ...platformOrders,
  query: searchQuerySchema,
  data: pageOf(partnerSchema),
  failure: texts.user,
});

/** Orders offered to or accepted by the partner. */
export const orders = endpoint({
  name: 'partners.orders',
  method: 'GET',
  path: '/partner/partner/view-orders',
  access: ['partner'],
  query: orderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

export const order = endpoint({
  name: 'partners.order',
  method: 'GET',
  path: '/partner/partner/view-on-order/:id',
  access: ['partner'],
  data: orderReplySchema,
  failure: texts.orders,
});

/** Declines an offer with a reason. The order can then be assigned again. */
export const decline = endpoint({
  name: 'partners.decline',
  method: 'PATCH',
  path: '/partner/partner/decline-order/:id',
  ...deliveryPartners,
  body: declineSchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/**
 * Not in the spec: reports that a delivery failed. The order is then retried, reassigned or
 * returned to its store.
 */
export const failDelivery = endpoint({
  name: 'partners.failDelivery',
  method: 'POST',
  path: '/ordertracking/orders/:id/delivery-failed',
  ...deliveryPartners,
  body: failedDeliverySchema,
  data: orderReplySchema,
  failure: texts.updateFailed,
});

/**
 * Not in the spec: records what a rider did with an order, under an id from the rider's device. A
 * repeated request gets the first response, even if it was an error: 409, 422 for a wrong code, or
 * 429 for a locked code. The 422 and the 429 state how many attempts are left.
 */
export const step = endpoint({
  name: 'partners.step',
  method: 'POST',
  path: '/ordertracking/orders/:id/steps',
  ...deliveryPartners,
  body: deliveryStepSchema,
  data: deliveryStepAnswerSchema,
  failure: texts.updateFailed,
});
