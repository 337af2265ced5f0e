import { allocate } from '../allocate';
import type { OrderSplit } from '../ledger/order-split';
import { sumKobo, type Kobo } from '../money';

/** What is left of an order's money, and whose it is. */
export interface OrderLeft extends OrderSplit {
  readonly orderId: string;
  readonly storeId: string;
}

const total = ({ dueToMerchant, commission, delivery }: OrderSplit): Kobo =>
  dueToMerchant + commission + delivery;

/**
 * Spreads a disputed amount (kobo) over what is left of the payment's orders, in proportion and to the kobo. `uncovered` is
 * what was given back before and is taken a second time.
 */
export function disputedShares(
  amount: Kobo,
  orders: readonly OrderLeft[],
): { parts: OrderLeft[]; uncovered: Kobo } {
  const lefts = orders.map((order) => Math.max(0, total(order)));
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
