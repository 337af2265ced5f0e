import type { OrderSummary } from '@market/domain/orders/order';
import { sumKobo } from '@market/domain/money';

export interface CheckoutGroup {
  reference: string;
  createdAt: string;
  total: number;
  orders: OrderSummary[];
}

/**
 * Orders that were paid together, in the order of the list. The total is the checkout's, which may
 * include orders that are not listed.
 */
export function groupByCheckout(orders: readonly OrderSummary[]): CheckoutGroup[] {
  const references = [...new Set(orders.map((order) => order.checkoutReference))];
  return references.flatMap((reference) => {
    const own = orders.filter((order) => order.checkoutReference === reference);
    const [first] = own;
    return first
      ? [
          {
            reference,
            createdAt: first.createdAt,
            total: first.checkoutTotal ?? sumKobo(own.map((order) => order.total)),
            orders: own,
          },
        ]
      : [];
  });
}
