import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { COUNT_CAP } from '@market/domain/list-limits';
import {
  reconciliationLists,
  unmatchedStates,
  type ReconciliationList,
} from '@market/domain/reconciliation/reconciliation';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { countUpTo, searchPattern } from '../../db/list-queries';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { reconciliationFiguresTable, reconciliationItemsTable } from './reconciliation.tables';

export interface ItemSelection extends Period {
  /** The day in Lagos before which payments should have been settled. */
  readonly overdueBefore: string;
  readonly searched: Searched | undefined;
}

/** The items that a search finds. */
interface Searched {
  readonly condition: SQL;
  /** Whether there are few enough matches to read all of them. */
  readonly isFew: boolean;
}

/** The columns that the items and their figures share. */
type Compared = typeof reconciliationItemsTable | typeof reconciliationFiguresTable;

const isInPeriod = ({ day }: Compared, { startDate, endDate }: Period): SQL =>
  sql`${day} between ${startDate} and ${endDate}`;
const isUntilPeriodEnd = ({ day }: Compared, { endDate }: Period): SQL => sql`${day} <= ${endDate}`;

const differingStates = sql.param([...unmatchedStates]);

/** Whether an item, or a figure's items, are in the list. */
function isListed(of: Compared, list: ReconciliationList, selection: ItemSelection): SQL {
  const { overdueBefore } = selection;
  const { state, kind, day, late } = of;
  const isOverdue = sql`${kind} = 'payment' and ${day} < ${overdueBefore}`;
  switch (list) {
    case 'unmatched':
      return sql`(${state} = any(${differingStates}::text[]) or ${state} = 'waiting' and ${isOverdue}) and ${isUntilPeriodEnd(of, selection)}`;
    case 'waiting':
      return sql`${state} = 'waiting' and not (${isOverdue}) and ${isUntilPeriodEnd(of, selection)}`;
    case 'late':
      return sql`${late} and ${isInPeriod(of, selection)}`;
    case 'matched':
    case 'explained':
      return sql`${state} = ${list} and ${isInPeriod(of, selection)}`;
  }
}

const items = reconciliationItemsTable;
const figures = reconciliationFiguresTable;
const newestFirst = [desc(items.day), desc(items.at), desc(items.reference)];

/** A search with more matches than this compares its text while it reads a list. */
const FEW_MATCHES = 2_000;

const isOneOf = (references: readonly { readonly reference: string }[]): Searched => ({
  condition: sql`${items.reference} = any(${sql.param(references.map(({ reference }) => reference))}::text[])`,
  isFew: true,
});

/**
 * The items that a search finds: the one with this reference or order, or those with this text in
 * their references and names. A payment's short reference counts as its reference. Undefined when
 * there is no search.
 */
export async function findSearched(db: Db, search = ''): Promise<Searched | undefined> {
  if (search === '') return undefined;
  const exact = await db
    .select({ reference: sql<string>`reference` })
    .from(
      sql`(select reference from ${items} where reference = ${search} union all select c.reference from ${checkoutsTable} c join ${ordersTable} o on o.checkout_id = c.id where o.order_name = ${search.toUpperCase()}) exact`,
    );
  if (exact.length > 0) return isOneOf(exact);
  const hasText = sql`${items.searchText} like lower(${searchPattern(search)})`;
  const matches = await db
    .select({ reference: items.reference })
    .from(items)
    .where(hasText)
    .limit(FEW_MATCHES + 1);
  return matches.length > FEW_MATCHES ? { condition: hasText, isFew: false } : isOneOf(matches);
}

/**
 * The references of one page of a list. Lists of differences start with the largest, and other
 * lists with the newest item.
 */
export async function listReferences(
  db: Db,
  list: ReconciliationList,
  selection: ItemSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const isByDifference = list === 'unmatched' || list === 'explained';
  const start =
    isByDifference || selection.searched || offset === 0
      ? undefined
      : await findStartDay(db, isListed(figures, list, selection), offset);
  const rows = await db
    .select({ reference: items.reference })
    .from(items)
    .where(
      and(
        isListed(items, list, selection),
        selection.searched?.condition,
        start && sql`${items.day} <= ${start.day}`,
      ),
    )
    .orderBy(...(isByDifference ? [desc(sql`abs(${items.difference})`)] : []), ...newestFirst)
    .limit(limit)
    .offset(offset - (start?.newer ?? 0));
  return rows.map(({ reference }) => reference);
}

/**
 * The day of the item at this position, and how many items are newer than that day. With it, a late
 * page does not read all items before it.
 */
async function findStartDay(
  db: Db,
  condition: SQL,
  offset: number,
): Promise<{ day: string; newer: number } | undefined> {
  const [start] = await db
    .select({ day: sql<string>`day::text`, newer: sql`newer`.mapWith(Number) })
    .from(
      sql`(select day, sum(sum(items)) over (order by day desc) - sum(items) as newer from ${figures} where face = 'item' and ${condition} group by day) days`,
    )
    .where(sql`newer <= ${offset}`)
    .orderBy(sql`day`)
    .limit(1);
  return start;
}

export type ListCounts = Record<ReconciliationList, number>;

const toCounts = (counts: readonly number[]): ListCounts => {
  const [unmatched = 0, waiting = 0, matched = 0, explained = 0, late = 0] = counts;
  return { unmatched, waiting, matched, explained, late };
};

/** The number of items in each list. During a search, each is counted up to `COUNT_CAP`. */
export async function countItems(db: Db, selection: ItemSelection): Promise<ListCounts> {
  const { searched } = selection;
  const countInOnePass = async (of: Compared, toCount: (isListed: SQL) => SQL, condition: SQL) => {
    const counts = reconciliationLists.map((list) => toCount(isListed(of, list, selection)));
    const [row] = await db
      .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]` })
      .from(of)
      .where(condition);
    return toCounts(row?.counts ?? []);
  };
  if (!searched)
    return countInOnePass(
      figures,
      (isListed) => sql`coalesce(sum(${figures.items}) filter (where ${isListed}), 0)`,
      eq(figures.face, 'item'),
    );
  if (searched.isFew)
    return countInOnePass(
      items,
      (isListed) => sql`least(count(*) filter (where ${isListed}), ${COUNT_CAP}::int)`,
      searched.condition,
    );
  return toCounts(
    await Promise.all(
      reconciliationLists.map((list) =>
        countUpTo(
          db,
          db
            .select({ one: sql`1`.as('one') })
            .from(items)
            .where(and(isListed(items, list, selection), searched.condition)),
        ),
      ),
    ),
  );
}

/** Sums the payments of the period, and the payments that are not settled yet. */
export async function sumItems(db: Db, selection: ItemSelection) {
  const isWaiting = isListed(figures, 'waiting', selection);
  const isCompared = sql`${isInPeriod(figures, selection)} and not (${isWaiting})`;
  const sumExpression = (amount: SQL, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      provider: sumExpression(sql`${figures.bank}`, isCompared),
      ledger: sumExpression(sql`${figures.ledger}`, isCompared),
      differing: sumExpression(sql`${figures.differing}`, isCompared),
      payments: sumExpression(sql`${figures.items}`, isCompared),
      unsettled: sumExpression(sql`${figures.ledger}`, isWaiting),
    })
    .from(figures)
    .where(and(eq(figures.face, 'item'), eq(figures.kind, 'payment')));
  if (!row) throw new Error('The sums returned no row');
  return row;
}
