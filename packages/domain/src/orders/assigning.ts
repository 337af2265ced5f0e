import type { Order, OrderActivity } from './order';
import { assignableStatuses, unassignedStatuses } from './order-lifecycle';

/**
 * Whether the order can be assigned or reassigned: once it is ready for pick-up, until it is picked
 * up.
 */
export const isAssignable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  assignableStatuses.includes(orderStatus);

/** Whether the order has no rider yet. A hub is not a rider. */
export const needsRider = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): boolean =>
  unassignedStatuses.includes(orderStatus) ||
  (orderStatus === 'assigned' && assignment?.kind === 'platform');

/** The last declined assignment. Undefined when the order has been assigned again since. */
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
