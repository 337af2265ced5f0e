import type { Order, OrderActivity } from './order';

const READY = 'ready_for_pickup';
const ASSIGNED = 'assigned';

/** Whether the platform may name who delivers: from ready until the pick-up, also when somebody was named already. */
export const isAssignable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  orderStatus === READY || orderStatus === ASSIGNED;

/** Whether an order waits for that: the platform's hub is a place, not a rider. */
export const needsRider = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): boolean =>
  orderStatus === READY || (orderStatus === ASSIGNED && assignment?.kind === 'platform');

/** The refusal that an order came back with: it stands at ready again after it was assigned. Undefined once it is assigned anew. */
export function lastDecline({
  orderStatus,
  orderActivities,
}: Pick<Order, 'orderStatus' | 'orderActivities'>): OrderActivity | undefined {
  if (orderStatus !== READY) return undefined;
  const moves = orderActivities.filter((activity) => activity.orderStatus !== undefined);
  return moves.some((activity) => activity.orderStatus === ASSIGNED)
    ? moves.findLast((activity) => activity.orderStatus === READY)
    : undefined;
}
