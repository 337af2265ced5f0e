import { sumKobo } from '@market/domain/money';
import type { Payout } from '@market/domain/payouts/payout';

/** How an amount comes about, kobo: what its orders earn, less what the merchant owed from refunds after earlier payouts. */
export function payoutSum({ orders, amount }: Pick<Payout, 'orders' | 'amount'>) {
  const due = sumKobo(orders.map(({ dueToMerchant }) => dueToMerchant));
  return { due, netted: due - amount };
}
