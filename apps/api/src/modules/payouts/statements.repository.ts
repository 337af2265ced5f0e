import { and, desc, eq, gt, lt, lte, sum } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.tables';
import { storesTable } from '../stores/stores.tables';
import { payoutsTable } from './payouts.tables';
import type { PayoutRow } from './payouts.repository';

/** The store's previous payout: when it was requested. */
export async function previousRequest(
  db: Db,
  { storeId, requestedAt }: PayoutRow,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ requestedAt: payoutsTable.requestedAt })
    .from(payoutsTable)
    .where(and(eq(payoutsTable.storeId, storeId), lt(payoutsTable.requestedAt, requestedAt)))
    .orderBy(desc(payoutsTable.requestedAt))
    .limit(1);
  return row?.requestedAt;
}

/** Subscription fees deducted from a store's balance in this period, kobo. */
export async function subscriptionFees(
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

export async function storeAddress(db: Db, storeId: string): Promise<string> {
  const [row] = await db
    .select({ street: storesTable.street, city: storesTable.city, state: storesTable.state })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return row ? [row.street, row.city, row.state].filter(Boolean).join(', ') : '';
}
