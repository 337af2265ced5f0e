import type { Role } from '@market/domain/accounts/roles';
import type { Order } from '@market/domain/orders/order';
import { statusesBefore, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';

/** Whether this status requires the customer's delivery code. */
export const needsCode = ({ code_name }: OrderStatus): boolean => code_name === 'delivered';

/** The statuses from which this role can move an order on. */
export const activeStatuses = (statuses: readonly OrderStatus[], role: Role): OrderStatus[] =>
  statuses.filter(({ next }) => next.some(({ roles }) => roles.includes(role)));

/** The statuses that this role can set, in the server's order. */
export function deliverySteps(statuses: readonly OrderStatus[], role: Role): OrderStatus[] {
  const moves = statuses.flatMap(({ next }) =>
    next.filter(({ roles }) => roles.includes(role)).map(({ code_name }) => code_name),
  );
  return statuses.filter(({ code_name }) => moves.includes(code_name));
}

/**
 * The final statuses for this role: reachable from its active statuses, and never followed by one.
 */
export function finishedStatuses(statuses: readonly OrderStatus[], role: Role): OrderStatus[] {
  const active = activeStatuses(statuses, role).map(({ code_name }) => code_name);
  const after = reachable(statuses, active);
  return statuses.filter(
    ({ code_name }) =>
      after.has(code_name) &&
      ![...reachable(statuses, [code_name])].some((later) => active.includes(later)),
  );
}

/** The history tab in the URL, or the first one when it is missing or unknown. */
export function historyStatus(
  statuses: readonly OrderStatus[],
  role: Role,
  wanted: OrderStatusCode | undefined,
): OrderStatusCode {
  const finished = finishedStatuses(statuses, role).map(({ code_name }) => code_name);
  return finished.find((codeName) => codeName === wanted) ?? finished[0] ?? 'delivered';
}

/** The given statuses, and all statuses that can follow them. */
function reachable(
  statuses: readonly OrderStatus[],
  from: readonly OrderStatusCode[],
): Set<OrderStatusCode> {
  const seen = new Set(from);
  // Iterating a set includes values that are added during the iteration.
  for (const codeName of seen)
    findStatus(statuses, codeName)?.next.forEach(({ code_name }) => seen.add(code_name));
  return seen;
}

export type DeliveryStage = 'offer' | 'active' | 'finished';

/** The stage of an order for its rider: offered, accepted or finished. */
export function deliveryStageOf(
  { orderStatus, assignment }: Pick<Order, 'orderStatus' | 'assignment'>,
  statuses: readonly OrderStatus[],
  role: Role,
): DeliveryStage {
  if (!activeStatuses(statuses, role).some(({ code_name }) => code_name === orderStatus))
    return 'finished';
  return assignment?.accepted ? 'active' : 'offer';
}

/** The next status that the server allows the user to set. */
export const nextStatus = (
  { allowedStatusIds }: Pick<Order, 'allowedStatusIds'>,
  statuses: readonly OrderStatus[],
): OrderStatus | undefined => statuses.find(({ id }) => allowedStatusIds.includes(id));

/** Whether the rider can decline the order. This is possible only before the pick-up. */
export const isDeclinable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  statusesBefore('ready_for_pickup', 'decline').includes(orderStatus);

/** Whether the rider can report that the delivery failed. */
export const canFail = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  statusesBefore('delivery_failed', 'failed_delivery').includes(orderStatus);
