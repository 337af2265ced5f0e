import type { Role } from '@market/domain/accounts/roles';
import type { Order } from '@market/domain/orders/order';
import { statusesBefore, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { findStatus, type OrderStatus } from '@market/domain/orders/order-status';

/** The customer's code proves the delivery. */
export const needsCode = ({ code_name }: OrderStatus): boolean => code_name === 'delivered';

/** Statuses that this role moves orders on from: the work under way. */
export const activeStatuses = (statuses: readonly OrderStatus[], role: Role): OrderStatus[] =>
  statuses.filter(({ next }) => next.some(({ roles }) => roles.includes(role)));

/** Statuses that this role moves orders to, in the server's order: the steps of a delivery. */
export function deliverySteps(statuses: readonly OrderStatus[], role: Role): OrderStatus[] {
  const moves = statuses.flatMap(({ next }) =>
    next.filter(({ roles }) => roles.includes(role)).map(({ code_name }) => code_name),
  );
  return statuses.filter(({ code_name }) => moves.includes(code_name));
}

/** Where orders end up after this role’s work: statuses after it from which no way leads back into it. */
export function finishedStatuses(statuses: readonly OrderStatus[], role: Role): OrderStatus[] {
  const active = activeStatuses(statuses, role).map(({ code_name }) => code_name);
  const after = reachable(statuses, active);
  return statuses.filter(
    ({ code_name }) =>
      after.has(code_name) &&
      ![...reachable(statuses, [code_name])].some((later) => active.includes(later)),
  );
}

/** The tab of the history that an address asks for; one that there is not is the first. */
export function historyStatus(
  statuses: readonly OrderStatus[],
  role: Role,
  wanted: OrderStatusCode | undefined,
): OrderStatusCode {
  const finished = finishedStatuses(statuses, role).map(({ code_name }) => code_name);
  return finished.find((codeName) => codeName === wanted) ?? finished[0] ?? 'delivered';
}

/** The given statuses and all that can follow them, however late. */
function reachable(
  statuses: readonly OrderStatus[],
  from: readonly OrderStatusCode[],
): Set<OrderStatusCode> {
  const seen = new Set(from);
  // A set that grows while it is walked is walked to its new end.
  for (const codeName of seen)
    findStatus(statuses, codeName)?.next.forEach(({ code_name }) => seen.add(code_name));
  return seen;
}

export type Stage = 'offer' | 'active' | 'finished';

/** Where an order stands for its rider: to be answered, to be carried, or done with. */
export function stageOf(
  { orderStatus, assignment }: Pick<Order, 'orderStatus' | 'assignment'>,
  statuses: readonly OrderStatus[],
  role: Role,
): Stage {
  if (!activeStatuses(statuses, role).some(({ code_name }) => code_name === orderStatus))
    return 'finished';
  return assignment?.accepted ? 'active' : 'offer';
}

/** The status that comes next in this person’s hands, when the server lets them set it. */
export const nextStatus = (
  { allowedStatusIds }: Pick<Order, 'allowedStatusIds'>,
  statuses: readonly OrderStatus[],
): OrderStatus | undefined => statuses.find(({ id }) => allowedStatusIds.includes(id));

/** An order goes back to the scheduler until it is picked up. */
export const isDeclinable = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  statusesBefore('ready_for_pickup', 'decline').includes(orderStatus);

/** Whether the rider can report that the delivery failed. */
export const canFail = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  statusesBefore('delivery_failed', 'failed_delivery').includes(orderStatus);
