import { and, asc, eq, gte, inArray, lt, min, sum } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import type { Db } from '../../db/db';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { subscriptionPaymentsTable } from '../subscriptions/subscriptions.reads';
import type { OrderSelection } from './report-orders.repository';

const entries = (db: Db) =>
  db
    .select({
      eventId: ledgerTransactionsTable.id,
      kind: ledgerTransactionsTable.kind,
      occurredAt: ledgerTransactionsTable.occurredAt,
      account: ledgerEntriesTable.account,
      amount: ledgerEntriesTable.amount,
    })
    .from(ledgerEntriesTable)
    .innerJoin(
      ledgerTransactionsTable,
      eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId),
    );

export const listEntries = (db: Db, orderId: string) =>
  entries(db)
    .where(eq(ledgerEntriesTable.orderId, orderId))
    .orderBy(
      asc(ledgerTransactionsTable.occurredAt),
      asc(ledgerTransactionsTable.id),
      asc(ledgerEntriesTable.id),
    );

export type OrderEntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The provider's fee for a whole payment including corrections, kobo, and when it was recorded. */
export async function findPaymentFee(db: Db, reference: string) {
  const [row] = await db
    .select({
      occurredAt: min(ledgerTransactionsTable.occurredAt),
      fee: sum(ledgerEntriesTable.amount),
    })
    .from(ledgerTransactionsTable)
    .innerJoin(ledgerEntriesTable, eq(ledgerEntriesTable.transactionId, ledgerTransactionsTable.id))
    .where(
      and(
        inArray(ledgerTransactionsTable.kind, ['provider_fee', 'fee_correction']),
        eq(ledgerTransactionsTable.ref, reference),
        eq(ledgerEntriesTable.account, 'psp_fee'),
      ),
    );
  return row?.occurredAt ? { occurredAt: row.occurredAt, fee: Number(row.fee ?? 0) } : undefined;
}

export async function findPayout(db: Db, id: string) {
  const [row] = await db
    .select({ reference: payoutsTable.reference, status: payoutsTable.status })
    .from(payoutsTable)
    .where(eq(payoutsTable.id, id));
  return row;
}

/**
 * Subscription fees that the stores in a filter paid in the filter's period, kobo. Reads the
 * charges instead of their ledger entries, which are found among all entries.
 */
export async function sumSubscriptionIncome(
  db: Db,
  { period, stores }: OrderSelection,
): Promise<number> {
  const { amount, storeId, paidAt } = subscriptionPaymentsTable;
  const [row] = await db
    .select({ amount: sum(amount) })
    .from(subscriptionPaymentsTable)
    .where(
      and(
        stores && inArray(storeId, [...stores]),
        period && gte(paidAt, lagosMidnight(period.startDate)),
        period && lt(paidAt, lagosMidnight(period.endDate, 1)),
      ),
    );
  return Number(row?.amount ?? 0);
}
