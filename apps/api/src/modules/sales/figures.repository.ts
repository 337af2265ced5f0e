import { and, asc, between, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { wholeMonths, type Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { productsTable, salesFiguresTable, usersTable } from '../../db/schema';
import type { StoreScope } from '../../http/scope';
import type { Face } from './sales.tables';

const {
  face,
  grain,
  start,
  key,
  orders,
  cancelled,
  units,
  returned,
  gross,
  cancelledSales,
  refunded,
  commission,
} = salesFiguresTable;

/** A store's days on which something happened, the first first. */
export const dailyFigures = (db: Db, { storeId }: StoreScope, { startDate, endDate }: Period) =>
  db
    .select({
      date: start,
      orders,
      cancelled,
      units,
      returned,
      gross,
      cancelledSales,
      refunded,
      commission,
    })
    .from(salesFiguresTable)
    .where(
      and(
        eq(salesFiguresTable.storeId, storeId),
        eq(face, 'store'),
        eq(grain, 'day'),
        between(start, startDate, endDate),
      ),
    )
    .orderBy(asc(start));

export type DailyFigures = Awaited<ReturnType<typeof dailyFigures>>[number];

const total = (column: SQL | AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);
const net = sql`${gross} - ${cancelledSales} - ${refunded}`;

/** Months where they are whole: a year of a product is twelve rows, not 365. */
function within(period: Period): SQL | undefined {
  const { months, days } = wholeMonths(period);
  return or(
    months.length > 0 ? and(eq(grain, 'month'), inArray(start, [...months])) : undefined,
    ...days.map((part) => and(eq(grain, 'day'), between(start, part.startDate, part.endDate))),
  );
}

const facing = ({ storeId }: StoreScope, of: Face, period: Period) =>
  and(eq(salesFiguresTable.storeId, storeId), eq(face, of), within(period));

interface Ranking {
  readonly limit: number;
  readonly offset: number;
}

/** The keys of a face with their sums, the best sold first, and how many there are in all. */
export const rankedFigures = (
  db: Db,
  scope: StoreScope,
  of: Face,
  period: Period,
  { limit, offset }: Ranking,
) =>
  db
    .select({
      key,
      orders: total(orders),
      units: total(units),
      returned: total(returned),
      sales: total(net),
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(salesFiguresTable)
    .where(facing(scope, of, period))
    .groupBy(key)
    .orderBy(desc(sql`sum(${net})`), asc(key))
    .limit(limit)
    .offset(offset);

/** What the whole store sold, kobo: every face cuts the same sum. */
export async function salesInAll(db: Db, scope: StoreScope, period: Period): Promise<number> {
  const [row] = await db
    .select({ sales: sql<number>`coalesce(sum(${net}), 0)`.mapWith(Number) })
    .from(salesFiguresTable)
    .where(facing(scope, 'store', period));
  return row?.sales ?? 0;
}

/** Products of which units came back, most units first. */
export const returnedFigures = (db: Db, scope: StoreScope, period: Period, limit: number) =>
  db
    .select({ key, units: total(units), returned: total(returned), refunded: total(refunded) })
    .from(salesFiguresTable)
    .where(facing(scope, 'product', period))
    .groupBy(key)
    .having(gt(sql`sum(${returned})`, 0))
    .orderBy(desc(sql`sum(${returned})`), asc(key))
    .limit(limit);

/** What these keys of a face sold, kobo. */
export async function salesOf(
  db: Db,
  scope: StoreScope,
  of: Face,
  period: Period,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key, sales: total(net) })
    .from(salesFiguresTable)
    .where(and(facing(scope, of, period), inArray(key, [...keys])))
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.sales]));
}

export async function productsNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: productsTable.id,
      name: productsTable.name,
      image: sql<string | null>`${productsTable.hostedImages}[1]`,
    })
    .from(productsTable)
    .where(inArray(productsTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function customersNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: usersTable.id, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(usersTable)
    .where(inArray(usersTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
