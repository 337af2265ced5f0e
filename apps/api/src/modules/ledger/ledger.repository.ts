import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { Db } from '../../db/db';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../../db/schema';

/** Answers false when the event is in the books already. */
export async function insertTransaction(db: Db, transaction: typeof ledgerTransactionsTable.$inferInsert): Promise<boolean> {
  const written = await db.insert(ledgerTransactionsTable).values(transaction).onConflictDoNothing().returning({ id: ledgerTransactionsTable.id });
  return written.length > 0;
}

export const insertEntries = (db: Db, entries: (typeof ledgerEntriesTable.$inferInsert)[]) => db.insert(ledgerEntriesTable).values(entries);

/** Kobo; debits above zero. */
export async function balanceOf(db: Db, account: LedgerAccount, storeId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .where(and(eq(ledgerEntriesTable.account, account), eq(ledgerEntriesTable.storeId, storeId)));
  return Number(row?.balance ?? 0);
}

/** Balance by account over all stores, kobo. */
export async function balances(db: Db, accounts: readonly LedgerAccount[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ledgerEntriesTable.account, balance: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .where(inArray(ledgerEntriesTable.account, [...accounts]))
    .groupBy(ledgerEntriesTable.account);
  return new Map(rows.map((row) => [row.account, Number(row.balance ?? 0)]));
}

/** Events whose entries do not sum to zero, and events without any: there must be none of either. */
export const unbalanced = (db: Db) =>
  db
    .select({ kind: ledgerTransactionsTable.kind, ref: ledgerTransactionsTable.ref, difference: sum(ledgerEntriesTable.amount) })
    .from(ledgerTransactionsTable)
    .leftJoin(ledgerEntriesTable, eq(ledgerEntriesTable.transactionId, ledgerTransactionsTable.id))
    .groupBy(ledgerTransactionsTable.id)
    .having(ne(sql`coalesce(${sum(ledgerEntriesTable.amount)}, 1)`, 0));
