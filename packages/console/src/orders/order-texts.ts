import { sumKobo } from '@market/domain/money';
import type { Order, OrderSummary, OrderItem } from '@market/domain/orders/order';
import { moneyText } from '@market/ui/money';

/** Who views an order in a console: its store, or the platform's staff. */
export type OrderAudience = 'merchant' | 'platform';

export const deliveryAreas = ['Within Lagos', 'Interstate'] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

export const deliveryAreaLabel = ({
  withinLagos,
}: Pick<OrderSummary, 'withinLagos'>): DeliveryArea =>
  withinLagos ? 'Within Lagos' : 'Interstate';

/** When this order is paid out to its merchant, and what was deducted. */
export function payoutText(order: Order, audience: OrderAudience): string {
  const { approvePayout, orderStatus, refunds = [], returnDays, total } = order;
  const refunded = sumKobo(refunds.map(({ amount }) => amount));
  if (refunded >= total && refunded > 0)
    return 'The customer was refunded in full. Nothing is paid out.';
  if (approvePayout) return 'The payout with this order is approved.';
  if (orderStatus === 'cancelled') return 'Nothing is paid out for a cancelled order.';
  if (refunded > 0)
    return `${moneyText(refunded)} was refunded to the customer and is deducted from the payout.`;
  if (orderStatus === 'completed')
    return audience === 'merchant'
      ? 'Can be included in your next payout.'
      : 'Can be included in the merchant’s next payout.';
  return `Payable ${returnDays}\u00a0days after delivery, if nothing is returned.`;
}

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
      return `Waiting for ${storeName} to pack the order`;
    case 'ready_for_pickup':
      return 'Waiting for a delivery assignment';
    case 'assigned':
      if (!assignment || assignment.kind === 'platform') return 'Waiting for a delivery assignment';
      return assignment.accepted
        ? `Waiting for ${assignment.assigneeName} to pick up the order`
        : `Waiting for ${assignment.assigneeName} to accept`;
    case 'picked_up':
    case 'in_transit':
      return `On the way with ${assignment?.assigneeName ?? 'the rider'}`;
    case 'delivery_failed':
      return 'Waiting for another attempt, another rider, or its return to the store';
    case 'delivered':
      return `Completes ${returnDays}\u00a0days after delivery, if nothing is returned`;
    case 'completed':
    case 'cancelled':
    case 'returned':
    case 'returned_to_store':
      return undefined;
    default:
      return orderStatus satisfies never;
  }
}

/**
 * The rating and variant of an item: `5 kVA, Graphite`. A rating that is also a variant option
 * appears once.
 */
export const itemDetails = ({
  keyRating,
  productVariants,
}: Pick<OrderItem, 'keyRating' | 'productVariants'>): string =>
  [...new Set([keyRating, ...Object.values(productVariants)])].filter(Boolean).join(', ');
