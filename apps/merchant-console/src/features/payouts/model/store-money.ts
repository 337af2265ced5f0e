import type { MerchantPayments } from '@market/domain/payouts/payout';

/** Where a store's money is, kobo, from what is not released yet to what has arrived. No kobo is in two places. */
export interface StoreMoney {
  /** Delivered so lately that customers may still send it back. */
  readonly held: number;
  /** Nobody has asked for it yet. */
  readonly available: number;
  /** Asked for, and not approved yet. */
  readonly asked: number;
  readonly onItsWay: number;
  readonly paid: number;
}

/** What is pending in the statistics is everything payable: what waits for approval and what can still be asked for. */
export const storeMoney = ({
  held,
  available,
  stats,
}: Pick<MerchantPayments, 'held' | 'available' | 'stats'>): StoreMoney => ({
  held,
  available,
  asked: Math.max(0, stats.pendingPayment - available),
  onItsWay: stats.approvedPayment,
  paid: stats.processedPayment,
});
