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
    delivery_failed: 'Delivery not made',
    returned_to_store: 'Sent back, refund on its way',
  },
  merchant: {
    pending: 'New, confirm it',
    confirmed: 'Pack it',
    ready_for_pickup: 'Waiting for pick-up',
    assigned: 'Rider booked, hand over',
    picked_up: 'Collected',
    in_transit: 'On its way',
    delivered: 'Delivered',
    completed: 'Complete, to be paid out',
    cancelled: 'Cancelled, do not send',
    returned: 'Returned',
    delivery_failed: 'Delivery not made',
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
    completed: 'Delivered',
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
    delivery_failed: 'Delivery failed, decide',
    returned_to_store: 'Back at the store',
  },
};

/** Shown when the status list is missing or does not contain the status. */
export const UNKNOWN_STATUS = 'In progress';

export const statusLabel = (audience: StatusAudience, status: OrderStatusCode): string =>
  labels[audience][status];

export const labelStatuses = <Status extends { readonly code_name: OrderStatusCode }>(
  statuses: readonly Status[],
  audience: StatusAudience,
) => statuses.map((status) => ({ ...status, label: statusLabel(audience, status.code_name) }));

/** The label for a status in a filter. Customers and riders have two statuses named `Delivered`. */
export const statusFilterLabel = ({
  code_name: codeName,
  label,
}: {
  readonly code_name: OrderStatusCode;
  readonly label: string;
}): string => (codeName === 'completed' ? `${label}, return period over` : label);

/** What happened when an order reached a status whose label says what to do next. */
const events: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  confirmed: 'Confirmed',
  ready_for_pickup: 'Packed',
  in_transit: 'On its way',
};

/**
 * A status as a past event, for the timelines of everyone except customers: the status label
 * without the next action.
 */
export const statusEvent = (audience: StatusAudience, status: OrderStatusCode): string =>
  events[status] ?? statusLabel(audience, status).replace(/,.*/, '');

export function getAudience(role: Role): StatusAudience {
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
 * The label for the rider's action that sets a status. Undefined for statuses that riders do not
 * set.
 */
export const carrierActionLabel = (status: OrderStatusCode): string | undefined =>
  carrierActions[status];
