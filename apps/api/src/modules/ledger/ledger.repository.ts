import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { Db } from '../../db/db';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../../db/schema';

/** Answers the ids of those events that were not in the books already. */
export async function insertTransactions(db: Db, transactions: (typeof ledgerTransactionsTable.$inferInsert)[]): Promise<ReadonlySet<string>> {
  const written = await db.insert(ledgerTransactionsTable).values(transactions).onConflictDoNothing().returning({ id: ledgerTransactionsTable.id });
  return new Set(written.map(({ id }) => id));
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

/** Where an order's money lies, kobo by account. */
export async function balancesOfOrder(db: Db, orderId: string, accounts: readonly LedgerAccount[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ledgerEntriesTable.account, balance: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .where(and(eq(ledgerEntriesTable.orderId, orderId), inArray(ledgerEntriesTable.account, [...accounts])))
    .groupBy(ledgerEntriesTable.account);
  return new Map(rows.map((row) => [row.account, Number(row.balance ?? 0)]));
}

/** What orders brought their stores when they completed, kobo by order. */
export async function releasedByOrder(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: ledgerEntriesTable.orderId, amount: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .innerJoin(ledgerTransactionsTable, eq(ledgerTransactionsTable.id, ledgerEntriesTable.transactionId))
    .where(and(inArray(ledgerEntriesTable.orderId, [...orderIds]), eq(ledgerEntriesTable.account, 'merchant_payable'), eq(ledgerTransactionsTable.kind, 'completion')))
    .groupBy(ledgerEntriesTable.orderId);
  return new Map(rows.map((row) => [row.orderId ?? '', 0 - Number(row.amount ?? 0)]));
}

/** Events whose entries do not sum to zero, and events without any: there must be none of either. */
export const unbalanced = (db: Db) =>
  db
    .select({ kind: ledgerTransactionsTable.kind, ref: ledgerTransactionsTable.ref, difference: sum(ledgerEntriesTable.amount) })
    .from(ledgerTransactionsTable)
    .leftJoin(ledgerEntriesTable, eq(ledgerEntriesTable.transactionId, ledgerTransactionsTable.id))
    .groupBy(ledgerTransactionsTable.id)
    .having(ne(sql`coalesce(${sum(ledgerEntriesTable.amount)}, 1)`, 0));
