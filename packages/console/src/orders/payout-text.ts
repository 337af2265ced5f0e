import { sumKobo } from '@market/domain/money';
import type { Order } from '@market/domain/orders/order';
import { moneyText } from '@market/ui/money';
import type { OrderAudience } from './audience';

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
      ? 'Can go into your next payout.'
      : 'Can go into the merchant’s next payout.';
  return `Payable ${returnDays}\u00a0days after delivery, when nothing was sent back.`;
}
