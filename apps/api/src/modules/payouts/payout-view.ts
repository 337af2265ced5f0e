import type { Payee } from '@market/domain/ledger/entries';
import type { Payable, Payout, PayoutOrder } from '@market/domain/payouts/payout';
import type { listPayable } from './payable.repository';
import { toPayee } from './payees.repository';
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
  due,
  completedAt: completedAt?.toISOString(),
});

export function toPayout(
  { payout, payeeName, requestedBy, approvedBy, sentBackBy, bank, partnerBank }: PayoutListRow,
  now: Date,
): Payout {
  // A failed payout is paid to the account that the payee has when it is approved again.
  const isFailed = payout.status === 'failed';
  const { bankName, accountNumber } = (isFailed ? (bank ?? partnerBank) : null) ?? payout;
  const heldUntil = isFailed ? bank?.payoutsHeldUntil : null;
  return {
    id: payout.id,
    reference: payout.reference,
    ...payeeFields(toPayee(payout), payeeName),
    status: payout.status,
    amount: payout.amount,
    bankName,
    accountNumberLast4: accountNumber.slice(-4),
    orderCount: payout.orderCount,
    requestedAt: payout.requestedAt.toISOString(),
    requestedBy: requestedBy ?? '',
    approvedAt: payout.approvedAt?.toISOString(),
    approvedBy: approvedBy ?? undefined,
    processedAt: payout.processedAt?.toISOString(),
    failedAt: payout.failedAt?.toISOString(),
    failureReason: payout.failureReason ?? undefined,
    sentBack:
      payout.sentBackAt && payout.sentBackReason !== null
        ? {
            at: payout.sentBackAt.toISOString(),
            by: sentBackBy ?? '',
            reason: payout.sentBackReason,
          }
        : undefined,
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : undefined,
  };
}

const payeeFields = (payee: Payee, payeeName: string) =>
  'storeId' in payee
    ? { payee: 'store' as const, payeeId: payee.storeId, payeeName }
    : { payee: 'partner' as const, payeeId: payee.partnerId, payeeName };

type PayableRow = Awaited<ReturnType<typeof listPayable>>[number];

export const toPayable = (
  {
    storeId,
    partnerId,
    payeeName,
    available,
    orders,
    bankName,
    accountNumber,
    heldUntil,
  }: PayableRow,
  now: Date,
): Payable => ({
  ...payeeFields(toPayee({ storeId, partnerId }), payeeName),
  available,
  orders,
  bankName: bankName ?? undefined,
  accountNumberLast4: accountNumber?.slice(-4),
  heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : undefined,
});
