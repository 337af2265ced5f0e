import { sumKobo } from '@market/domain/money';
import type { Payout } from '@market/domain/payouts/payout';

/** The parts of a payout in kobo: the earnings of its orders, less what the merchant owed for refunds after earlier payouts. */
export function payoutSum({ orders, amount }: Pick<Payout, 'orders' | 'amount'>) {
  const due = sumKobo(orders.map(({ dueToMerchant }) => dueToMerchant));
  return { due, netted: due - amount };
}
