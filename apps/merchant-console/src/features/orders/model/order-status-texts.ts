import { statusesBefore, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { allowedStatuses } from '@market/domain/orders/order-status-list';
import type { OrderSummary } from '@market/domain/orders/order';
import type { Role } from '@market/domain/accounts/roles';

const statusActions: Readonly<Partial<Record<OrderStatusCode, (what: string) => string>>> = {
  confirmed: (what) => `Confirm ${what}`,
  ready_for_pickup: (what) => `Mark ${what} ready`,
  cancelled: (what) => `Cancel ${what}`,
};

/**
 * The label of a status button, such as `Confirm 2 orders`. Statuses without a verb use the
 * server's label.
 */
export const statusActionText = ({ code_name, label }: OrderStatus, what: string): string =>
  statusActions[code_name]?.(what) ?? `Mark ${what} as ${label.toLowerCase()}`;

/**
 * Whether the status ends an order without completing it. Setting such a status needs a
 * confirmation.
 */
export const isUnsuccessfulEnd = ({ next, tone }: OrderStatus): boolean =>
  next.length === 0 && tone !== 'done';

/** The forward status changes that this role can make for all of these orders. */
export function commonNextStatuses(
  statuses: readonly OrderStatus[],
  orders: readonly OrderSummary[],
  role: Role,
): OrderStatus[] {
  const allowed = orders.map((order) =>
    allowedStatuses(statuses, order.orderStatus, role).filter(
      (status) => !isUnsuccessfulEnd(status),
    ),
  );
  const [first = [], ...rest] = allowed;
  return first.filter((status) => rest.every((others) => others.includes(status)));
}

/** Whether an order in this status is ready for handover. */
export const isAwaitingAssignment = (status: OrderStatus | undefined): boolean =>
  status !== undefined && statusesBefore('assigned', 'hand_over').includes(status.code_name);
