import { and, asc, between, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { splitIntoMonths, type Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { productsTable } from '../catalogue/catalogue.reads';
import { usersTable } from '../accounts/accounts.reads';
import { salesFiguresTable } from './sales.tables';
import type { SalesDimension } from './sales.tables';

const {
  dimension,
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

export const listDailyFigures = (db: Db, { storeId }: StoreScope, { startDate, endDate }: Period) =>
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
        eq(dimension, 'store'),
        eq(grain, 'day'),
        between(start, startDate, endDate),
      ),
    )
    .orderBy(asc(start));

export type DailyFigures = Awaited<ReturnType<typeof listDailyFigures>>[number];

const total = (column: SQL | AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);
/** The number of groups, regardless of limit and offset. */
const rowCount = sql<number>`count(*) over ()`.mapWith(Number);
const netSales = sql`${gross} - ${cancelledSales} - ${refunded}`;

/** Uses monthly sums for whole months: a year of a product is twelve rows, not 365. */
function isInPeriod(period: Period): SQL | undefined {
  const { months, days } = splitIntoMonths(period);
  return or(
    months.length > 0 ? and(eq(grain, 'month'), inArray(start, [...months])) : undefined,
    ...days.map((part) => and(eq(grain, 'day'), between(start, part.startDate, part.endDate))),
  );
}

const figuresCondition = ({ storeId }: StoreScope, dimensionName: SalesDimension, period: Period) =>
  and(eq(salesFiguresTable.storeId, storeId), eq(dimension, dimensionName), isInPeriod(period));

interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

export const listRankedFigures = (
  db: Db,
  scope: StoreScope,
  dimensionName: SalesDimension,
  period: Period,
  { limit, offset }: PageBounds,
) =>
  db
    .select({
      key,
      orders: total(orders),
      units: total(units),
      returned: total(returned),
      sales: total(netSales),
      count: rowCount,
    })
    .from(salesFiguresTable)
    .where(figuresCondition(scope, dimensionName, period))
    .groupBy(key)
    .orderBy(desc(sql`sum(${netSales})`), asc(key))
    .limit(limit)
    .offset(offset);

/** The store's total sales, kobo. It is the same for every dimension. */
export async function sumSales(db: Db, scope: StoreScope, period: Period): Promise<number> {
  const [row] = await db
    .select({ sales: sql<number>`coalesce(sum(${netSales}), 0)`.mapWith(Number) })
    .from(salesFiguresTable)
    .where(figuresCondition(scope, 'store', period));
  return row?.sales ?? 0;
}

export const listReturnedFigures = (db: Db, scope: StoreScope, period: Period, limit: number) =>
  db
    .select({
      key,
      units: total(units),
      returned: total(returned),
      refunded: total(refunded),
      count: rowCount,
    })
    .from(salesFiguresTable)
    .where(figuresCondition(scope, 'product', period))
    .groupBy(key)
    .having(gt(sql`sum(${returned})`, 0))
    .orderBy(desc(sql`sum(${returned})`), asc(key))
    .limit(limit);

/** Sales of the given keys of a dimension, kobo. */
export async function sumSalesByKey(
  db: Db,
  scope: StoreScope,
  dimensionName: SalesDimension,
  period: Period,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key, sales: total(netSales) })
    .from(salesFiguresTable)
    .where(and(figuresCondition(scope, dimensionName, period), inArray(key, [...keys])))
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.sales]));
}

export async function readProductNames(db: Db, ids: readonly string[]) {
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

export async function readCustomerNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: usersTable.id, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(usersTable)
    .where(inArray(usersTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
