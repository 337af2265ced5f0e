import type { Payout, PayoutOrder } from '@market/domain/payouts/payout';
import type { PaidOrderRow, PayoutListRow } from './payouts.repository';

export const toPayoutOrder = ({ id, orderName, total, commission }: PaidOrderRow, released: ReadonlyMap<string, number>): PayoutOrder => ({ id, orderName, total, commission, dueToMerchant: released.get(id) ?? 0 });

/** A payout with the orders that are in it, as both sides see it. */
export function toPayout({ payout, storeName, requestedBy, approvedBy, heldUntil }: PayoutListRow, orders: readonly PaidOrderRow[], { released, now }: { released: ReadonlyMap<string, number>; now: Date }): Payout {
  const isHeld = payout.status === 'pending' && heldUntil !== null && heldUntil > now;
  return {
    id: payout.id,
    reference: payout.reference,
    storeId: payout.storeId,
    storeName,
    status: payout.status,
    amount: payout.amount,
    bankName: payout.bankName,
    accountNumberLast4: payout.accountNumber.slice(-4),
    orders: orders.map((order) => toPayoutOrder(order, released)),
    orderCount: payout.orderCount,
    requestedAt: payout.requestedAt.toISOString(),
    requestedBy: requestedBy ?? '',
    approvedAt: payout.approvedAt?.toISOString(),
    approvedBy: approvedBy ?? undefined,
    processedAt: payout.processedAt?.toISOString(),
    heldUntil: isHeld ? heldUntil.toISOString() : undefined,
  };
}
