import type { Role } from '@market/domain/accounts/roles';
import { countFailedAttempts, type DeliveryStep } from '@market/domain/orders/delivery-step';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { allowedStatuses, findStatus } from '@market/domain/orders/order-status-list';
import type { Queue } from '../queue/step-store';
import { activeStatuses } from './delivery';

/** The order's steps that are still being sent: all steps before the first refused one. */
export function pendingSteps(orderId: string, queue: Queue): Queue {
  const own = queue.filter((queued) => queued.orderId === orderId);
  const refused = own.findIndex(({ refusal }) => refusal !== undefined);
  return refused === -1 ? own : own.slice(0, refused);
}

/** The order's failed deliveries, including those whose reports are still being sent. */
export const countKnownFailures = (
  { id, orderActivities }: Pick<Order, 'id' | 'orderActivities'>,
  queue: Queue,
): number =>
  countFailedAttempts(orderActivities) +
  pendingSteps(id, queue).filter(({ step }) => step.step === 'delivery_failed').length;

/** The status after a step. A declined order is no longer the rider's. */
const statusAfter = (step: DeliveryStep['step']): OrderStatusCode | undefined => {
  if (step === 'declined') return 'ready_for_pickup';
  return step === 'accepted' ? undefined : step;
};

/** An order from a list with the rider's unsent steps applied. */
export function applyQueuedSteps<Row extends OrderSummary>(
  order: Row,
  queue: Queue,
  statuses: readonly OrderStatus[],
): Row {
  const steps = pendingSteps(order.id, queue);
  if (steps.length === 0) return order;
  const newStatus = steps.flatMap(({ step }) => statusAfter(step.step) ?? []).at(-1);
  const status = newStatus && findStatus(statuses, newStatus);
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

/** The orders in the lists that the rider has accepted and not finished, with the unsent steps applied. */
export function listActiveOrders(
  rows: readonly OrderSummary[],
  queue: Queue,
  statuses: readonly OrderStatus[],
  role: Role,
): OrderSummary[] {
  const active = activeStatuses(statuses, role).map(({ code_name }) => code_name);
  return rows
    .map((order) => applyQueuedSteps(order, queue, statuses))
    .filter(
      ({ orderStatus, assignment }) =>
        assignment?.accepted !== false && active.includes(orderStatus),
    );
}

const hasDeclined = (orderId: string, queue: Queue): boolean =>
  pendingSteps(orderId, queue).some(({ step }) => step.step === 'declined');

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
    currentOrderStatus: hasDeclined(order.id, queue)
      ? 'Declined'
      : (findStatus(statuses, shown.orderStatus)?.label ?? order.currentOrderStatus),
    allowedStatusIds: allowedStatuses(statuses, shown.orderStatus, role).map(({ id }) => id),
  };
}
