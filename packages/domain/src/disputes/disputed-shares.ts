import { allocate } from '../allocate';
import type { OrderSplit } from '../ledger/order-split';
import { sumKobo, type Kobo } from '../money';

/** The shares of an order's total that have not been refunded. */
export interface RemainingShares extends OrderSplit {
  readonly orderId: string;
  readonly storeId: string;
}

const sumShares = ({ dueToMerchant, commission, delivery }: OrderSplit): Kobo =>
  dueToMerchant + commission + delivery;

/**
 * Splits a disputed amount (kobo) over the remaining shares of the payment's orders, in proportion
 * and exactly. `uncovered` is the part that was refunded before and is now charged again.
 */
export function disputedShares(
  amount: Kobo,
  orders: readonly RemainingShares[],
): { parts: RemainingShares[]; uncovered: Kobo } {
  const lefts = orders.map((order) => Math.max(0, sumShares(order)));
  const covered = Math.min(amount, sumKobo(lefts));
  const amounts = covered > 0 ? allocate(covered, lefts) : [];
  const parts = orders.flatMap((order, index) => {
    const part = amounts[index] ?? 0;
    if (part === 0) return [];
    const [dueToMerchant = 0, commission = 0, delivery = 0] = allocate(
      part,
      [order.dueToMerchant, order.commission, order.delivery].map((share) => Math.max(0, share)),
    );
    return [
      { orderId: order.orderId, storeId: order.storeId, dueToMerchant, commission, delivery },
    ];
  });
  return { parts, uncovered: amount - covered };
}
