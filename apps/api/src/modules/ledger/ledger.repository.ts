import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import type { Db } from '../../db/db';
import { partnerBalances } from './ledger.reads';
import {
  ledgerBalancesTable,
  ledgerEntriesTable,
  ledgerPartnerBalancesTable,
  ledgerPendingTable,
  ledgerTransactionsTable,
} from './ledger.tables';

type NewTransaction = typeof ledgerTransactionsTable.$inferInsert;
type NewEntry = typeof ledgerEntriesTable.$inferInsert;

/** Inserts the events that do not exist yet, with their entries, in one statement. */
export const insertEvents = (
  db: Db,
  transactions: readonly NewTransaction[],
  entries: readonly NewEntry[],
) =>
  db.execute(sql`
    with written as (
      insert into ${ledgerTransactionsTable} (id, kind, ref, occurred_at)
      select id, kind, ref, occurred_at from jsonb_to_recordset(${JSON.stringify(transactions.map(({ occurredAt, ...rest }) => ({ ...rest, occurred_at: occurredAt })))}::jsonb) as event(id uuid, kind text, ref text, occurred_at timestamptz)
      on conflict do nothing returning id
    )
    insert into ${ledgerEntriesTable} (id, transaction_id, account, store_id, order_id, partner_id, amount)
    select entry.id, entry.transaction_id, entry.account, entry.store_id, entry.order_id, entry.partner_id, entry.amount
    from jsonb_to_recordset(${JSON.stringify(entries.map(({ id, transactionId, account, storeId, orderId, partnerId, amount }) => ({ id, transaction_id: transactionId, account, store_id: storeId, order_id: orderId, partner_id: partnerId, amount })))}::jsonb) as entry(id uuid, transaction_id uuid, account text, store_id uuid, order_id uuid, partner_id uuid, amount bigint)
    join written on written.id = entry.transaction_id`);

/**
 * Balance by account, kobo; debits are positive. Adds stored balances and pending events in one
 * statement, so that the result is exact at any moment.
 */
export async function readStoreBalances(
  db: Db,
  storeId: string,
): Promise<ReadonlyMap<string, number>> {
  const stored = db
    .select({ account: ledgerBalancesTable.account, amount: ledgerBalancesTable.balance })
    .from(ledgerBalancesTable)
    .where(eq(ledgerBalancesTable.storeId, storeId));
  const pending = db
    .select({ account: ledgerEntriesTable.account, amount: ledgerEntriesTable.amount })
    .from(ledgerPendingTable)
    .innerJoin(
      ledgerEntriesTable,
      eq(ledgerEntriesTable.transactionId, ledgerPendingTable.transactionId),
    )
    .where(eq(ledgerEntriesTable.storeId, storeId));
  const parts = unionAll(stored, pending).as('parts');
  const rows = await db
    .select({ account: parts.account, balance: sum(parts.amount) })
    .from(parts)
    .groupBy(parts.account);
  return new Map(rows.map((row) => [row.account, Number(row.balance ?? 0)]));
}

/**
 * Takes at most `limit` pending events. The caller adds them to all sums in the same transaction.
 */
export async function takePending(db: Db, limit: number): Promise<string[]> {
  const batch = db
    .select({ id: ledgerPendingTable.transactionId })
    .from(ledgerPendingTable)
    .limit(limit);
  const taken = await db
    .delete(ledgerPendingTable)
    .where(inArray(ledgerPendingTable.transactionId, batch))
    .returning({ id: ledgerPendingTable.transactionId });
  return taken.map(({ id }) => id);
}

export const hasPending = async (db: Db): Promise<boolean> =>
  (await db.select().from(ledgerPendingTable).limit(1)).length > 0;

export async function resetSums(db: Db): Promise<void> {
  await db.delete(ledgerBalancesTable);
  await db.delete(ledgerPartnerBalancesTable);
  await db
    .insert(ledgerPendingTable)
    .select(db.select({ transactionId: ledgerTransactionsTable.id }).from(ledgerTransactionsTable))
    .onConflictDoNothing();
}

export async function addToBalances(db: Db, transactionIds: readonly string[]): Promise<void> {
  for (const [table, column] of [
    [ledgerBalancesTable, 'store_id'],
    [ledgerPartnerBalancesTable, 'partner_id'],
  ] as const) {
    const holder = sql.identifier(column);
    await db.execute(sql`
      insert into ${table} (${holder}, account, balance)
      select ${holder}, account, sum(amount) from ledger_entries where ${holder} is not null and transaction_id = any(${sql.param([...transactionIds])}::uuid[]) group by ${holder}, account
      on conflict (${holder}, account) do update set balance = ${table}.balance + excluded.balance`);
  }
}

/** The balances of these accounts in the whole ledger, kobo; debits are positive. */
export async function readBalances(
  db: Db,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ledgerEntriesTable.account, balance: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .where(inArray(ledgerEntriesTable.account, [...accounts]))
    .groupBy(ledgerEntriesTable.account);
  return new Map(rows.map((row) => [row.account, Number(row.balance ?? 0)]));
}

/** Balances of one order by account, kobo. */
export async function readOrderBalances(
  db: Db,
  orderId: string,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ledgerEntriesTable.account, balance: sum(ledgerEntriesTable.amount) })
    .from(ledgerEntriesTable)
    .where(
      and(
        eq(ledgerEntriesTable.orderId, orderId),
        inArray(ledgerEntriesTable.account, [...accounts]),
      ),
    )
    .groupBy(ledgerEntriesTable.account);
  return new Map(rows.map((row) => [row.account, Number(row.balance ?? 0)]));
}

/** A shipping partner's balance, kobo. */
export async function readPartnerBalance(
  db: Db,
  partnerId: string,
  account: LedgerAccount,
): Promise<number> {
  const [row] = await db
    .select({ balance: sql`balance`.mapWith(Number) })
    .from(partnerBalances(sql`partner_id = ${partnerId} and account = ${account}`));
  return row?.balance ?? 0;
}

/** Events that have no entries or whose entries do not sum to zero. There must be none. */
export const listUnbalancedEvents = (db: Db) =>
  db
    .select({
      kind: ledgerTransactionsTable.kind,
      ref: ledgerTransactionsTable.ref,
      difference: sum(ledgerEntriesTable.amount),
    })
    .from(ledgerTransactionsTable)
    .leftJoin(ledgerEntriesTable, eq(ledgerEntriesTable.transactionId, ledgerTransactionsTable.id))
    .groupBy(ledgerTransactionsTable.id)
    .having(ne(sql`coalesce(${sum(ledgerEntriesTable.amount)}, 1)`, 0));
