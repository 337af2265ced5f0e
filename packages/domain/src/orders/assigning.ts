import type { Order, OrderActivity } from './order';
import { assignableStatuses, unassignedStatuses } from './order-lifecycle';

/**
 * Whether a rider can be assigned or replaced: from ready for pick-up until the pick-up, and after
 * a failed delivery.
 */
export const isAssignable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  assignableStatuses.includes(orderStatus);

/**
 * Whether the order needs a rider, for the first time or after a failed delivery. A hub is not a
 * rider.
 */
export const needsRider = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): boolean =>
  unassignedStatuses.includes(orderStatus) ||
  (orderStatus === 'assigned' && assignment?.kind === 'platform');

/** The last declined assignment. Undefined unless the order is ready for pick-up again. */
export function findLastDecline({
  orderStatus,
  orderActivities,
}: Pick<Order, 'orderStatus' | 'orderActivities'>): OrderActivity | undefined {
  if (orderStatus !== 'ready_for_pickup') return undefined;
  const moves = orderActivities.filter((activity) => activity.orderStatus !== undefined);
  return moves.some((activity) => activity.orderStatus === 'assigned')
    ? moves.findLast((activity) => activity.orderStatus === 'ready_for_pickup')
    : undefined;
}
