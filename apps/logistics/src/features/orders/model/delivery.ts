import type { Role } from '@market/domain/accounts/roles';
import type { Order } from '@market/domain/orders/order';
import {
  finishedStatuses,
  statusesBefore,
  type OrderStatusCode,
} from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';

/** Whether this status requires the customer's delivery code. */
export const isCodeNeeded = ({ code_name }: OrderStatus): boolean => code_name === 'delivered';

/** The statuses from which this role can advance an order. */
export const activeStatuses = (statuses: readonly OrderStatus[], role: Role): OrderStatus[] =>
  statuses.filter(({ next }) => next.some(({ roles }) => roles.includes(role)));

/** The statuses that this role can set, in the server's order. */
export function deliverySteps(statuses: readonly OrderStatus[], role: Role): OrderStatus[] {
  const moves = statuses.flatMap(({ next }) =>
    next.filter(({ roles }) => roles.includes(role)).map(({ code_name }) => code_name),
  );
  return statuses.filter(({ code_name }) => moves.includes(code_name));
}

export const historyStatus = (wanted: OrderStatusCode | undefined): OrderStatusCode =>
  wanted !== undefined && finishedStatuses.includes(wanted) ? wanted : 'delivered';

export type DeliveryStage = 'offer' | 'active' | 'finished';

export function getDeliveryStage(
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

export const canReportFailure = ({ orderStatus }: Pick<Order, 'orderStatus'>): boolean =>
  statusesBefore('delivery_failed', 'failed_delivery').includes(orderStatus);
