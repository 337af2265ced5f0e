import type { Role } from '../accounts/roles';
import { DEFAULT_ORDER_STATUS, type OrderStatusCode } from './order-lifecycle';
import type { OrderStatus } from './order-status';

/** Finds a status by its code name. Undefined when the server does not list it. */
export const findStatus = (
  statuses: readonly OrderStatus[],
  codeName: OrderStatusCode,
): OrderStatus | undefined => statuses.find((status) => status.code_name === codeName);

/** The statuses that `role` may move an order to from `current`. */
export function allowedStatuses(
  statuses: readonly OrderStatus[],
  current: OrderStatusCode,
  role: Role,
): OrderStatus[] {
  const allowed = new Set(
    findStatus(statuses, current)
      ?.next.filter((step) => step.roles.includes(role))
      .map((step) => step.code_name),
  );
  return statuses.filter((status) => allowed.has(status.code_name));
}

/**
 * The statuses of a normal delivery, from the first to the last. Leaves out steps back (a declined
 * delivery) and exits (cancelled, returned).
 */
export function listDeliveryPath(statuses: readonly OrderStatus[]): OrderStatus[] {
  const path: OrderStatus[] = [];
  let status = findStatus(statuses, DEFAULT_ORDER_STATUS);
  while (status) {
    path.push(status);
    const following: readonly OrderStatusCode[] = status.next.map(({ code_name }) => code_name);
    status = statuses.find(
      (other) =>
        following.includes(other.code_name) &&
        !path.includes(other) &&
        other.tone !== 'neutral' &&
        other.tone !== 'problem',
    );
  }
  return path;
}
