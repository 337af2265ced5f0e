import { formatKobo } from '../money';
import type { Order } from './order';
import { openStatuses } from './order-lifecycle';

/**
 * How an order paid on delivery is or was paid: `Pay ₦18,500.00 to the rider on delivery`.
 * Undefined when it was paid in advance.
 */
export function payOnDeliveryText({
  payOnDelivery,
  orderStatus,
}: Pick<Order, 'payOnDelivery' | 'orderStatus'>): string | undefined {
  if (!payOnDelivery) return undefined;
  if (payOnDelivery.collectedAt !== undefined) return 'Paid on delivery, in cash';
  return openStatuses.includes(orderStatus)
    ? `Pay ${formatKobo(payOnDelivery.amount)} to the rider on delivery`
    : 'Pay on delivery, not paid';
}
