import type { Role } from '@market/domain/accounts/roles';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { allowedStatuses, findStatus } from '@market/domain/orders/order-status-list';
import type { Queue } from '../queue/step-store';

/** The order's steps that are still being sent: all steps before the first refused one. */
export function pendingSteps(orderId: string, queue: Queue): Queue {
  const own = queue.filter((queued) => queued.orderId === orderId);
  const refused = own.findIndex(({ refusal }) => refusal !== undefined);
  return refused === -1 ? own : own.slice(0, refused);
}

/** An order from a list with the rider's unsent steps applied. */
export function applyQueuedSteps<Row extends OrderSummary>(
  order: Row,
  queue: Queue,
  statuses: readonly OrderStatus[],
): Row {
  const steps = pendingSteps(order.id, queue);
  if (steps.length === 0) return order;
  const newStatus = steps.findLast(({ step }) => step.step !== 'accepted')?.step.step;
  const status =
    newStatus && newStatus !== 'accepted' ? findStatus(statuses, newStatus) : undefined;
  return {
    ...order,
    ...(order.assignment && { assignment: { ...order.assignment, accepted: true } }),
    ...(status && {
      orderStatus: status.code_name,
      orderStatusId: status.id,
      nextAttemptDay: undefined,
    }),
  };
}

/**
 * A full order with the rider's unsent steps applied, and the statuses that the rider can set next.
 */
export function orderWithSteps(
  order: Order,
  queue: Queue,
  statuses: readonly OrderStatus[],
  role: Role,
): Order {
  const shown = applyQueuedSteps(order, queue, statuses);
  if (shown.orderStatus === order.orderStatus) return shown;
  return {
    ...shown,
    currentOrderStatus: findStatus(statuses, shown.orderStatus)?.label ?? order.currentOrderStatus,
    allowedStatusIds: allowedStatuses(statuses, shown.orderStatus, role).map(({ id }) => id),
  };
}
