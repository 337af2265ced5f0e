import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { happyPath, type OrderStatus } from '@market/domain/orders/order-status';

/**
 * The gauge's steps and the index of the one that is due, which is the one after the order's status. An order exists once it
 * is paid, so its first step is named that. Undefined for an order that left the way.
 */
export function orderProgress(
  statuses: readonly OrderStatus[],
  current: OrderStatusCode,
): { steps: string[]; due: number } | undefined {
  const way = happyPath(statuses);
  const at = way.findIndex(({ code_name }) => code_name === current);
  if (at < 0) return undefined;
  return { steps: way.map(({ label }, index) => (index === 0 ? 'Paid' : label)), due: at + 1 };
}
