import type { PayableStore, Payout, PayoutOrder } from '@market/domain/payouts/payout';
import type { listPayableStores } from './payable-stores.repository';
import type { PaidOrderRow } from './payout-orders.repository';
import type { PayoutListRow } from './payouts.repository';

export const toPayoutOrder = ({
  id,
  orderName,
  total,
  commission,
  completedAt,
  due,
}: PaidOrderRow): PayoutOrder => ({
  id,
  orderName,
  total,
  commission,
  dueToMerchant: due,
  completedAt: completedAt?.toISOString(),
});

/** Converts a payout with its orders to its API form, for merchants and the platform. */
export function toPayout(
  { payout, storeName, requestedBy, approvedBy, bank }: PayoutListRow,
  orders: readonly PaidOrderRow[],
  now: Date,
): Payout {
  // A failed payout is paid to the account that the store has when it is approved again.
  const present = payout.status === 'failed' ? bank : null;
  const { bankName, accountNumber } = present ?? payout;
  const heldUntil = present?.payoutsHeldUntil;
  return {
    id: payout.id,
    reference: payout.reference,
    storeId: payout.storeId,
    storeName,
    status: payout.status,
    amount: payout.amount,
    bankName,
    accountNumberLast4: accountNumber.slice(-4),
    orders: orders.map(toPayoutOrder),
    orderCount: payout.orderCount,
    requestedAt: payout.requestedAt.toISOString(),
    requestedBy: requestedBy ?? '',
    approvedAt: payout.approvedAt?.toISOString(),
    approvedBy: approvedBy ?? undefined,
    processedAt: payout.processedAt?.toISOString(),
    failedAt: payout.failedAt?.toISOString(),
    failureReason: payout.failureReason ?? undefined,
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : undefined,
  };
}

type PayableStoreRow = Awaited<ReturnType<typeof listPayableStores>>[number];

export const toPayableStore = (
  { bank, count: _, ...store }: PayableStoreRow,
  now: Date,
): PayableStore => ({
  ...store,
  bankName: bank?.bankName,
  accountNumberLast4: bank?.accountNumber.slice(-4),
  heldUntil:
    bank?.payoutsHeldUntil && bank.payoutsHeldUntil > now
      ? bank.payoutsHeldUntil.toISOString()
      : undefined,
});
