import { inArray, sql, type Column } from 'drizzle-orm';
import { LAGOS } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import { allReferences, comparedItems } from './compared-items.repository';
import {
  reconciliationFiguresTable,
  reconciliationItemsTable,
  reconciliationPendingTable,
} from './reconciliation.tables';

/** Only one transaction compares items at a time. */
export const lockItems = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('reconciliation_items'))`);

export const hasPending = async (db: Db): Promise<boolean> =>
  (await db.select().from(reconciliationPendingTable).limit(1)).length > 0;

/** Marks every payment, payout and remittance as changed. */
export async function noteAll(db: Db): Promise<void> {
  for (const references of allReferences)
    await db.execute(sql`insert into ${reconciliationPendingTable} (reference) ${references}`);
}

export async function deleteItems(db: Db): Promise<void> {
  await db.delete(reconciliationItemsTable);
  await db.delete(reconciliationFiguresTable);
  await db.delete(reconciliationPendingTable);
}

/** Takes at most `limit` pending changes, the oldest first, and returns their references. */
export async function takePending(db: Db, limit: number): Promise<string[]> {
  const { id, reference } = reconciliationPendingTable;
  const batch = db.select({ id }).from(reconciliationPendingTable).orderBy(id).limit(limit);
  const taken = await db
    .delete(reconciliationPendingTable)
    .where(inArray(id, batch))
    .returning({ reference });
  return [...new Set(taken.map((row) => row.reference))];
}

/**
 * Frees the pages of the pending changes if there are none. After hundreds of thousands of
 * deletions, each look for a pending change would read their remains until the table is vacuumed.
 */
export async function truncatePending(db: Db): Promise<void> {
  await db.execute(sql`lock table ${reconciliationPendingTable} in access exclusive mode`);
  if (!(await hasPending(db))) await db.execute(sql`truncate ${reconciliationPendingTable}`);
}

/** The two faces of the figures, each with the column that holds the day of an item. */
const faces = [
  ['item', reconciliationItemsTable.day],
  ['bank', reconciliationItemsTable.bankDay],
] as const;

/** Compares these items again, and recounts the days that they were on or are on now. */
export async function compareItems(db: Db, references: readonly string[]): Promise<void> {
  const listDays = async () =>
    Promise.all(faces.map(([, day]) => listDaysOfItems(db, references, day)));
  const before = await listDays();
  await db
    .delete(reconciliationItemsTable)
    .where(inArray(reconciliationItemsTable.reference, [...references]));
  await insertItems(db, references);
  const after = await listDays();
  for (const [index, [face, column]] of faces.entries())
    await recountDays(db, face, column, [
      ...new Set([...(before[index] ?? []), ...(after[index] ?? [])]),
    ]);
}

async function listDaysOfItems(
  db: Db,
  references: readonly string[],
  day: Column,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: sql<string>`${day}::text` })
    .from(reconciliationItemsTable)
    .where(
      sql`${reconciliationItemsTable.reference} = any(${sql.param([...references])}::text[]) and ${day} is not null`,
    );
  return rows.map((row) => row.day);
}

/**
 * Stores payments that are not settled as `waiting`, because whether a payment is overdue depends
 * on the day on which it is read.
 */
const insertItems = (db: Db, references: readonly string[]) =>
  db.execute(sql`
    insert into ${reconciliationItemsTable} (reference, kind, state, late, ledger, at, day, difference, bank, bank_day, search_text)
    select reference, kind, case shown when 'missingAtProvider' then 'waiting' else shown end, late, ledger_amount - ledger_fees, at, (at at time zone ${LAGOS})::date, difference, bank_amount,
      case when state not in ('refused', 'toConfirm', 'declined') then (bank_at at time zone ${LAGOS})::date end,
      lower(concat_ws(chr(10), reference, bank_reference, counterparty))
    from ${comparedItems(references, sql`'infinity'::timestamptz`)}`);

async function recountDays(
  db: Db,
  face: 'item' | 'bank',
  column: Column,
  days: readonly string[],
): Promise<void> {
  const isChanged = (day: Column) => sql`${day} = any(${sql.param([...days])}::date[])`;
  await db.execute(
    sql`delete from ${reconciliationFiguresTable} where face = ${face} and ${isChanged(reconciliationFiguresTable.day)}`,
  );
  await db.execute(sql`
    insert into ${reconciliationFiguresTable} (face, day, kind, state, late, ledger, items, differing, bank)
    select ${face}, ${column}, kind, state, late, sum(ledger), count(*), count(*) filter (where difference <> 0), sum(bank)
    from ${reconciliationItemsTable} where ${isChanged(column)} group by ${column}, kind, state, late`);
}
