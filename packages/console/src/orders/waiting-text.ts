import type { Order } from '@market/domain/orders/order';

/** What an order is waiting for, or undefined for a final status. */
export function waitingText({
  orderStatus,
  storeName,
  assignment,
  returnDays,
}: Pick<Order, 'orderStatus' | 'storeName' | 'assignment' | 'returnDays'>): string | undefined {
  switch (orderStatus) {
    case 'pending':
      return `Waiting for ${storeName} to confirm`;
    case 'confirmed':
      return `Waiting for ${storeName} to make it ready`;
    case 'ready_for_pickup':
      return 'Waiting for a delivery assignment';
    case 'assigned':
      if (!assignment || assignment.kind === 'platform') return 'Waiting for a delivery assignment';
      return assignment.accepted
        ? `Waiting for ${assignment.assigneeName} to pick it up`
        : `Waiting for ${assignment.assigneeName} to accept`;
    case 'picked_up':
    case 'in_transit':
      return `On the way with ${assignment?.assigneeName ?? 'the rider'}`;
    case 'delivery_failed':
      return 'Waiting for another attempt, another rider, or its return to the store';
    case 'delivered':
      return `Completes ${returnDays}\u00a0days after delivery, when nothing is sent back`;
    case 'completed':
    case 'cancelled':
    case 'returned':
    case 'returned_to_store':
      return undefined;
    default:
      return orderStatus satisfies never;
  }
}
