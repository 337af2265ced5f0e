import type { Order, OrderActivity } from './order';
import { assignableStatuses, unassignedStatuses } from './order-lifecycle';

/** Whether the platform may name who delivers: from ready until the pick-up, also when somebody was named already. */
export const isAssignable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  assignableStatuses.includes(orderStatus);

/** Whether an order waits for that: the platform's hub is a place, not a rider. */
export const needsRider = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): boolean =>
  unassignedStatuses.includes(orderStatus) ||
  (orderStatus === 'assigned' && assignment?.kind === 'platform');

/** The refusal that an order came back with: it stands at ready again after it was assigned. Undefined once it is assigned anew. */
export function lastDecline({
  orderStatus,
  orderActivities,
}: Pick<Order, 'orderStatus' | 'orderActivities'>): OrderActivity | undefined {
  if (orderStatus !== 'ready_for_pickup') return undefined;
  const moves = orderActivities.filter((activity) => activity.orderStatus !== undefined);
  return moves.some((activity) => activity.orderStatus === 'assigned')
    ? moves.findLast((activity) => activity.orderStatus === 'ready_for_pickup')
    : undefined;
}
