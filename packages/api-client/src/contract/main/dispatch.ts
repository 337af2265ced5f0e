import {
  dispatcherAssignmentSchema,
  partnerAssignmentSchema,
  orderPlanSchema,
} from '@market/domain/orders/assignment.schema';
import {
  boardSchema,
  routeSheetQuerySchema,
  routeSheetSchema,
} from '@market/domain/orders/delivery-board';
import { orderOutcomeSchema } from '@market/domain/orders/merchant-orders';
import { orderListQuerySchema, orderPageSchema } from '@market/domain/orders/order-list';
import { deliveryAddressSchema } from '@market/domain/shipping/address';
import {
  riderCapacitySchema,
  riderPlanPageSchema,
  riderPlanQuerySchema,
} from '@market/domain/shipping/rider-plan';
import { endpoint } from '../../endpoint';
import { deliveryBoard, platformOrders } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';
import { orderReplySchema } from './order-reply';

/**
 * Each order succeeds or fails independently, but all of them fail when the rider cannot be
 * assigned.
 */
const assignOptions = {
  method: 'POST',
  ...platformOrders,
  data: wholeList(orderOutcomeSchema),
  failure: texts.updateFailed,
} as const;

export const assignPartner = endpoint({
  ...assignOptions,
  name: 'dispatch.assignPartner',
  path: '/partner/partner/assignorder',
  body: partnerAssignmentSchema,
});

export const assignDispatcher = endpoint({
  ...assignOptions,
  name: 'dispatch.assignDispatcher',
  path: '/orderassignment/dispatcher/assignorder',
  body: dispatcherAssignmentSchema,
});

/** Plans orders for a day with a shipping partner or a dispatcher, or moves them to another day. */
export const planOrders = endpoint({
  ...assignOptions,
  name: 'dispatch.planOrders',
  path: '/orderassignment/scheduler/assignorder',
  body: orderPlanSchema,
});

/** Not in the spec: the riders that orders can be assigned to, with the pick-ups planned by day. */
export const riders = endpoint({
  name: 'dispatch.riders',
  method: 'GET',
  path: '/orderassignment/scheduler/riders',
  ...platformOrders,
  query: riderPlanQuerySchema,
  data: riderPlanPageSchema,
  failure: texts.user,
});

/** Not in the spec: sets how many pick-ups a rider can make in a day. */
export const setCapacity = endpoint({
  name: 'dispatch.setCapacity',
  method: 'PUT',
  path: '/orderassignment/scheduler/riders/:id/capacity',
  ...platformOrders,
  body: riderCapacitySchema,
  data: riderCapacitySchema,
  failure: texts.updateFailed,
});

/** Not in the spec: every open delivery, or a dispatcher's own. */
export const board = endpoint({
  name: 'dispatch.board',
  method: 'GET',
  path: '/orderassignment/scheduler/board',
  ...deliveryBoard,
  data: boardSchema,
  failure: texts.orders,
});

/** Not in the spec: a rider's stops on a day with their addresses. Dispatchers read their own. */
export const routeSheet = endpoint({
  name: 'dispatch.routeSheet',
  method: 'GET',
  path: '/orderassignment/scheduler/route-sheet',
  ...deliveryBoard,
  query: routeSheetQuerySchema,
  data: routeSheetSchema,
  failure: texts.orders,
});

export const list = endpoint({
  name: 'dispatch.list',
  method: 'GET',
  path: '/ordertracking/dispatcher/view-orders',
  access: ['dispatcher'],
  query: orderListQuerySchema,
  data: orderPageSchema,
  failure: texts.orders,
});

/** Not in the spec: one order assigned to the dispatcher. */
export const byId = endpoint({
  name: 'dispatch.byId',
  method: 'GET',
  path: '/ordertracking/dispatcher/view-orders/:id',
  access: ['dispatcher'],
  data: orderReplySchema,
  failure: texts.orders,
});

/**
 * The delivery address of an order assigned to the dispatcher, as stored at checkout, without the
 * customer's email address.
 */
export const address = endpoint({
  name: 'dispatch.address',
  method: 'GET',
  path: '/customershippingaddress/dispatcher/:id',
  access: ['dispatcher'],
  data: deliveryAddressSchema,
  failure: texts.thisCustomer,
});
