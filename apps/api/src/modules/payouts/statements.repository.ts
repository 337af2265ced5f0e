import { and, desc, eq, gt, lt, lte, sum } from 'drizzle-orm';
import type { Payee } from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { payoutsTable } from './payouts.tables';
import { isPayoutToPayee, type PayoutRow } from './payouts.repository';

export async function findPreviousRequest(
  db: Db,
  payee: Payee,
  { requestedAt }: PayoutRow,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ requestedAt: payoutsTable.requestedAt })
    .from(payoutsTable)
    .where(and(isPayoutToPayee(payee), lt(payoutsTable.requestedAt, requestedAt)))
    .orderBy(desc(payoutsTable.requestedAt))
    .limit(1);
  return row?.requestedAt;
}

/** Subscription fees deducted from a store's balance in this period, kobo. */
export async function sumSubscriptionFees(
  db: Db,
  storeId: string,
  { from, until }: { from: Date | undefined; until: Date },
): Promise<number> {
  const [row] = await db
    .select({ amount: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .innerJoin(
      ledgerTransactionsTable,
      eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId),
    )
    .where(
      and(
        eq(ledgerEntriesTable.storeId, storeId),
        eq(ledgerEntriesTable.account, 'subscription_revenue'),
        from && gt(ledgerTransactionsTable.occurredAt, from),
        lte(ledgerTransactionsTable.occurredAt, until),
      ),
    );
  return 0 - Number(row?.amount ?? 0);
}
