import type { Role } from '../accounts/roles';
import type { OrderStatusCode } from './order-lifecycle';

/** Each audience has its own status labels. */
export type StatusAudience = 'customer' | 'merchant' | 'carrier' | 'platform';

const labels: Readonly<Record<StatusAudience, Readonly<Record<OrderStatusCode, string>>>> = {
  customer: {
    pending: 'Order placed',
    confirmed: 'Being packed',
    ready_for_pickup: 'Packed',
    assigned: 'Rider booked',
    picked_up: 'With the rider',
    in_transit: 'On its way',
    delivered: 'Delivered',
    completed: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
    delivery_failed: 'Delivery failed',
    returned_to_store: 'Sent back, refund on its way',
  },
  merchant: {
    pending: 'New, to confirm',
    confirmed: 'To pack',
    ready_for_pickup: 'Waiting for pick-up',
    assigned: 'Rider booked, hand over',
    picked_up: 'Collected',
    in_transit: 'On its way',
    delivered: 'Delivered',
    completed: 'Complete, to be paid out',
    cancelled: 'Cancelled, do not send',
    returned: 'Returned',
    delivery_failed: 'Delivery failed',
    returned_to_store: 'Back at your store',
  },
  carrier: {
    pending: 'Waiting for the store',
    confirmed: 'Being packed',
    ready_for_pickup: 'To assign',
    assigned: 'Collect',
    picked_up: 'Collected',
    in_transit: 'Deliver',
    delivered: 'Delivered',
    completed: 'Complete',
    cancelled: 'Cancelled, do not collect',
    returned: 'Returned',
    delivery_failed: 'Not delivered',
    returned_to_store: 'Taken back',
  },
  platform: {
    pending: 'Waiting for the store',
    confirmed: 'Being packed',
    ready_for_pickup: 'To assign',
    assigned: 'Waiting for pick-up',
    picked_up: 'Collected',
    in_transit: 'On its way',
    delivered: 'Delivered, return period open',
    completed: 'Complete, payable',
    cancelled: 'Cancelled',
    returned: 'Returned',
    delivery_failed: 'Delivery failed, needs a decision',
    returned_to_store: 'Back at the store',
  },
};

/** Shown until the status list has loaded. */
export const UNKNOWN_STATUS = 'In progress';

export const statusLabel = (audience: StatusAudience, status: OrderStatusCode): string =>
  labels[audience][status];

export function audienceOf(role: Role): StatusAudience {
  switch (role) {
    case 'customer':
      return 'customer';
    case 'merchant':
    case 'staff':
      return 'merchant';
    case 'partner':
    case 'dispatcher':
      return 'carrier';
    default:
      return 'platform';
  }
}

const carrierActions: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  picked_up: 'Mark as picked up',
  in_transit: 'Mark as in transit',
  delivered: 'Mark as delivered',
};

/**
 * The label of the rider's action that sets a status. Undefined for statuses that riders do not
 * set.
 */
export const carrierActionLabel = (status: OrderStatusCode): string | undefined =>
  carrierActions[status];
