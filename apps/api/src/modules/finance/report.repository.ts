import { and, between, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { splitIntoMonths, type Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { checkoutsTable } from '../checkout/checkout.tables';
import { earnedByStore } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';
import { financeFiguresTable, financePendingTable } from './finance.tables';
import { orderMoney } from './order-money.repository';
import { ordersOf, type Selection } from './report-orders.repository';

const { grain, start, storeId } = financeFiguresTable;

/** Amounts of a group of orders, kobo. */
export interface Sums {
  readonly orders: number;
  readonly payments: number;
  readonly merchant: number;
  readonly commission: number;
  readonly delivery: number;
  readonly fee: number;
  readonly paidOut: number;
}

/** The orders with this name, or of the payment with this reference. */
export async function ordersNamed(db: Db, text: string): Promise<string[]> {
  const byName = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(eq(ordersTable.orderName, text.toUpperCase()));
  if (byName.length > 0) return byName.map(({ id }) => id);
  const byReference = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .where(eq(checkoutsTable.reference, text));
  return byReference.map(({ id }) => id);
}

/** Uses monthly sums for whole months. */
export function inPeriod(period: Period | undefined): SQL | undefined {
  if (!period) return eq(grain, 'month');
  const { months, days } = splitIntoMonths(period);
  return or(
    months.length > 0 ? and(eq(grain, 'month'), inArray(start, [...months])) : undefined,
    ...days.map((part) => and(eq(grain, 'day'), between(start, part.startDate, part.endDate))),
  );
}

/** Sums by store and by delivered or not. For single orders, read from the ledger. */
const figures = ({ period, stores, orderIds, ...rest }: Selection): SQL =>
  orderIds
    ? sql`(select store_id, delivered, 1 as orders, first_of_payment as payments, merchant, commission, delivery, fee, paid_out from (${orderMoney(ordersOf({ period, stores, orderIds, ...rest }))}) money) figures`
    : sql`(select * from ${financeFiguresTable} where ${and(inPeriod(period), stores && inArray(storeId, [...stores]))}) figures`;

const sumOf = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0)`.mapWith(Number);
const sums = {
  orders: sumOf('orders'),
  payments: sumOf('payments'),
  merchant: sumOf('merchant'),
  commission: sumOf('commission'),
  delivery: sumOf('delivery'),
  fee: sumOf('fee'),
  paidOut: sumOf('paid_out'),
};

/** The sums of delivered and of other orders. */
export const sumsByDelivery = (
  db: Db,
  selection: Selection,
): Promise<(Sums & { delivered: boolean })[]> =>
  db
    .select({ delivered: sql<boolean>`delivered`, ...sums })
    .from(figures(selection))
    .groupBy(sql`delivered`);

/** One page of stores, the largest total first, and how many there are. */
export const sumsByStore = (
  db: Db,
  selection: Selection,
  { delivered, limit, offset }: { delivered: boolean | undefined; limit: number; offset: number },
) =>
  db
    .select({
      storeId: storesTable.id,
      storeName: storesTable.storeName,
      ...sums,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(figures(selection))
    .innerJoin(storesTable, eq(storesTable.id, sql`figures.store_id`))
    .where(delivered === undefined ? undefined : sql`delivered = ${delivered}`)
    .groupBy(storesTable.id, storesTable.storeName)
    .orderBy(desc(sql`sum(merchant + commission + delivery)`), storesTable.storeName)
    .limit(limit)
    .offset(offset);

/**
 * The difference between the all-time sums and the ledger, kobo: the sum over stores. Stores with
 * pending orders are left out, because their sums are about to change.
 */
export async function ledgerDifference(
  db: Db,
  stores: readonly string[] | undefined,
): Promise<number> {
  const [row] = await db
    .select({
      difference:
        sql`coalesce(sum(abs(coalesce(reported.amount, 0) - coalesce(ledger.amount, 0))), 0)`.mapWith(
          Number,
        ),
    })
    .from(
      sql`(select store_id, sum(merchant + commission + delivery) as amount from ${financeFiguresTable} where grain = 'month' group by store_id) reported
        full join (${earnedByStore}) ledger using (store_id)`,
    )
    .where(
      and(
        sql`store_id not in (select o.store_id from ${financePendingTable} p join ${ordersTable} o on o.id = p.order_id)`,
        stores && sql`store_id = any(${sql.param([...stores])}::uuid[])`,
      ),
    );
  return row?.difference ?? 0;
}
