import type { MerchantPayments } from '@market/domain/payouts/payout';

/** A store's earnings by status, in kobo. Each amount belongs to exactly one status. */
export interface StoreMoney {
  /** From orders that are delivered and still in the return period. */
  readonly held: number;
  /** Payable, but not requested yet. */
  readonly available: number;
  /** Requested, but not approved yet. */
  readonly requested: number;
  /** Approved, but not paid yet. */
  readonly processing: number;
  readonly paid: number;
}

/**
 * `pendingPayment` is the whole payable amount: requested payouts plus what can still be requested.
 */
export const toStoreMoney = ({
  held,
  available,
  stats,
}: Pick<MerchantPayments, 'held' | 'available' | 'stats'>): StoreMoney => ({
  held,
  available,
  requested: Math.max(0, stats.pendingPayment - available),
  processing: stats.approvedPayment,
  paid: stats.processedPayment,
});
