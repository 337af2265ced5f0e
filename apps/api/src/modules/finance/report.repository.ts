import { and, between, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { splitIntoMonths, type Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { checkoutsTable } from '../checkout/checkout.reads';
import { earnedByStore } from '../ledger/ledger.reads';
import { findOrderIdByName, ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';
import {
  financeFiguresTable,
  financePendingTable,
  financeSharedPaymentsTable,
} from './finance.tables';
import { orderMoney } from './order-money.repository';
import { orderSelectionCondition, type OrderSelection } from './report-orders.repository';

// Columns of both stored tables.
const [grain, start] = [sql`grain`, sql`start`];

/** Amounts of a group of orders, kobo. */
export interface Sums {
  readonly orders: number;
  readonly payments: number;
  readonly merchant: number;
  readonly commission: number;
  readonly delivery: number;
  /** Shipping partners' shares of the delivery fees. */
  readonly partner: number;
  readonly shippingDiscounts: number;
  readonly fee: number;
  readonly paidOut: number;
}

export async function listOrderIdsByName(db: Db, text: string): Promise<string[]> {
  const byName = await findOrderIdByName(db, text);
  if (byName) return [byName];
  const byReference = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .where(eq(checkoutsTable.reference, text));
  return byReference.map(({ id }) => id);
}

/**
 * The condition for a period: monthly sums for its whole months, and daily sums for its other days.
 */
export function periodCondition(period: Period | undefined): SQL | undefined {
  if (!period) return eq(grain, 'month');
  const { months, days } = splitIntoMonths(period);
  return or(
    months.length > 0 ? and(eq(grain, 'month'), inArray(start, [...months])) : undefined,
    ...days.map((part) => and(eq(grain, 'day'), between(start, part.startDate, part.endDate))),
  );
}

/**
 * A subquery named `figures` with the stored sums of all stores, or of the given ones. A store has
 * one order per payment, so its order count is also its payment count. A payment shared by several
 * of these stores is counted once.
 */
export function storedFiguresTable(
  stores: readonly string[] | undefined,
  within: SQL | undefined,
): SQL {
  if (!stores) return sql`(select * from ${financeFiguresTable} where ${within}) figures`;
  const ids = sql`${sql.param([...stores])}::uuid[]`;
  const storeFigures = sql`select grain, start, store_id, delivered, orders, orders as payments, merchant, commission, delivery, partner, shipping_discounts, fee, paid_out from ${financeFiguresTable} where ${within} and store_id = any(${ids})`;
  if (stores.length < 2) return sql`(${storeFigures}) figures`;
  return sql`(${storeFigures}
    union all
    select grain, start, null, delivered, 0, payments * (1 - listed), 0, 0, 0, 0, 0, 0, 0
    from ${financeSharedPaymentsTable}, lateral (select count(*)::int as listed from unnest(store_ids) id where id = any(${ids})) stores
    where ${within} and store_ids && ${ids} and listed > 1) figures`;
}

/**
 * The sums for each store, separately for delivered and for other orders. The sums of single orders
 * are read from the ledger.
 */
const figuresTable = ({ period, stores, orderIds }: OrderSelection): SQL =>
  orderIds
    ? sql`(select store_id, delivered, 1 as orders, case when row_number() over (partition by checkout_id, delivered) = 1 then 1 else 0 end as payments, merchant, commission, delivery, partner, shipping_discounts, fee, paid_out from (${orderMoney(orderSelectionCondition({ period, stores, orderIds }))}) money) figures`
    : storedFiguresTable(stores, periodCondition(period));

const sumColumn = (column: string) =>
  sql`coalesce(sum(${sql.identifier(column)}), 0)`.mapWith(Number);
const sumColumns = {
  orders: sumColumn('orders'),
  payments: sumColumn('payments'),
  merchant: sumColumn('merchant'),
  commission: sumColumn('commission'),
  delivery: sumColumn('delivery'),
  partner: sumColumn('partner'),
  shippingDiscounts: sumColumn('shipping_discounts'),
  fee: sumColumn('fee'),
  paidOut: sumColumn('paid_out'),
};

export const sumByDelivery = (
  db: Db,
  selection: OrderSelection,
): Promise<(Sums & { delivered: boolean })[]> =>
  db
    .select({ delivered: sql<boolean>`delivered`, ...sumColumns })
    .from(figuresTable(selection))
    .groupBy(sql`delivered`);

export const sumByStore = (
  db: Db,
  selection: OrderSelection,
  { delivered, limit, offset }: { delivered: boolean | undefined; limit: number; offset: number },
) =>
  db
    .select({
      storeId: storesTable.id,
      storeName: storesTable.storeName,
      ...sumColumns,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(figuresTable(selection))
    .innerJoin(storesTable, eq(storesTable.id, sql`figures.store_id`))
    .where(delivered === undefined ? undefined : sql`delivered = ${delivered}`)
    .groupBy(storesTable.id, storesTable.storeName)
    .orderBy(desc(sql`sum(merchant + commission + delivery)`), storesTable.storeName)
    .limit(limit)
    .offset(offset);

/**
 * The differences between the all-time sums and the ledger, summed over the stores, kobo. Stores
 * with pending orders are left out, because their sums are about to change.
 */
export async function sumLedgerDifference(
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
      sql`(select store_id, sum(merchant + commission + delivery - partner) as amount from ${financeFiguresTable} where grain = 'month' group by store_id) reported
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
