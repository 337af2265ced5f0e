import { payoutApprovedEntries, payoutPaidEntries } from '@market/domain/ledger/entries';
import { payoutReference } from '../../modules/payouts';
import { addMilliseconds, days, hours } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { BankAccount } from './bank-accounts';
import type { Member } from './members';
import type { OpenStore } from './open-stores';
import { addLedgerEvent, type PastRows } from './past-rows';

interface Deps {
  readonly rows: PastRows;
  readonly ids: Ids;
  /** The payout account of each store. */
  readonly accounts: ReadonlyMap<string, BankAccount>;
  /** The stores' shares of orders, in kobo. */
  readonly released: ReadonlyMap<string, number>;
  /** Subscription fees that have not been deducted yet, in kobo by store. */
  readonly charged: Map<string, number>;
}

/** Pays a store for the orders completed by `requestedAt` that have not been paid out. */
export function recordPastPayout(
  { rows, ids, accounts, released, charged }: Deps,
  { storeId, merchant }: OpenStore,
  requestedAt: Date,
  approver: Member,
): void {
  const due = rows.orders.filter(
    (order) =>
      order.storeId === storeId &&
      order.payoutId === undefined &&
      order.completedAt &&
      order.completedAt <= requestedAt,
  );
  const amount =
    due.reduce((sum, { id }) => sum + (released.get(id) ?? 0), 0) - (charged.get(storeId) ?? 0);
  const account = accounts.get(storeId);
  if (amount <= 0 || !account) return;
  const id = ids.next();
  const reference = payoutReference(id);
  const approvedAt = addMilliseconds(requestedAt, days(1));
  const processedAt = addMilliseconds(approvedAt, hours(2));
  rows.payouts.push({
    ...account,
    id,
    reference,
    storeId,
    amount,
    orderCount: due.length,
    status: 'processed',
    requestedBy: merchant.userId,
    requestedAt,
    approvedBy: approver.userId,
    approvedAt,
    processedAt,
  });
  charged.delete(storeId);
  for (const order of due) order.payoutId = id;
  addLedgerEvent(
    rows,
    ids,
    { kind: 'payout_approved', ref: reference, occurredAt: approvedAt },
    payoutApprovedEntries({ payee: { storeId }, amount }),
  );
  addLedgerEvent(
    rows,
    ids,
    { kind: 'payout_paid', ref: reference, occurredAt: processedAt },
    payoutPaidEntries({ payee: { storeId }, amount }),
  );
}
