import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { checkoutsTable, transactionsTable } from '../checkout/checkout.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';
import { isDelivered, isPaid, orderMoney } from './order-money.repository';
import type { Period } from '@market/domain/sales/period';

/** What a filter selects: all stores or some, or the orders of one payment. */
export interface OrderSelection {
  readonly period: Period | undefined;
  readonly stores: readonly string[] | undefined;
  readonly orderIds: readonly string[] | undefined;
}

export interface ReportPart {
  readonly limit: number;
  readonly offset: number;
}

const isOneOfOrAny = (column: SQL, ids: readonly string[] | undefined): SQL | undefined =>
  ids && sql`${column} = any(${sql.param([...ids])}::uuid[])`;

export const orderSelectionCondition = (
  { period, stores, orderIds }: OrderSelection,
  delivered?: boolean,
  alias = sql`o`,
): SQL =>
  and(
    isPaid(alias),
    period &&
      sql`${alias}.created_at >= ${lagosMidnight(period.startDate).toISOString()}::timestamptz and ${alias}.created_at < ${lagosMidnight(period.endDate, 1).toISOString()}::timestamptz`,
    isOneOfOrAny(sql`${alias}.store_id`, stores),
    isOneOfOrAny(sql`${alias}.id`, orderIds),
    delivered === undefined ? undefined : sql`(${isDelivered(alias)}) = ${delivered}`,
  ) ?? sql`true`;

export const firstOrdersClause = (selection: OrderSelection, delivered: boolean): SQL =>
  sql`from ${ordersTable} o where ${orderSelectionCondition(selection, delivered)}
    and not exists (select from ${ordersTable} s where s.checkout_id = o.checkout_id and s.id < o.id and ${orderSelectionCondition(selection, delivered, sql`s`)})`;

const amountColumn = (column: string) => sql`money.${sql.identifier(column)}`.mapWith(Number);

const selectOrders = (db: Db, condition: SQL) =>
  db
    .select({
      id: ordersTable.id,
      checkoutId: ordersTable.checkoutId,
      orderName: ordersTable.orderName,
      storeId: ordersTable.storeId,
      storeName: storesTable.storeName,
      status: ordersTable.status,
      subtotal: ordersTable.subtotal,
      discount: ordersTable.discount,
      shippingFee: ordersTable.shippingFee,
      shippingDiscount: ordersTable.shippingDiscount,
      paid: sql`case when ${isPaid(sql`${ordersTable}`)} then ${ordersTable.total} else 0 end`.mapWith(
        Number,
      ),
      commissionBps: ordersTable.commissionBps,
      partnerShareBps: ordersTable.partnerShareBps,
      partnerName: partnersTable.companyName,
      completedAt: ordersTable.completedAt,
      payoutId: ordersTable.payoutId,
      createdAt: ordersTable.createdAt,
      customer: { firstName: usersTable.firstName, lastName: usersTable.lastName },
      reference: checkoutsTable.reference,
      transactionId: transactionsTable.transactionId,
      merchant: amountColumn('merchant'),
      commission: amountColumn('commission'),
      delivery: amountColumn('delivery'),
      partner: amountColumn('partner'),
      shippingDiscounts: amountColumn('shipping_discounts'),
      fee: amountColumn('fee'),
      paidOut: amountColumn('paid_out'),
    })
    .from(sql`(${orderMoney(condition)}) money`)
    .innerJoin(ordersTable, eq(ordersTable.id, sql`money.id`))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .leftJoin(transactionsTable, eq(transactionsTable.checkoutId, ordersTable.checkoutId))
    .orderBy(sql`${ordersTable.createdAt} desc`, sql`${ordersTable.id} desc`);

export type FinanceOrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export const listPaymentOrders = (
  db: Db,
  selection: OrderSelection,
  delivered: boolean,
  checkoutIds: readonly string[],
): Promise<FinanceOrderRow[]> =>
  checkoutIds.length === 0
    ? Promise.resolve([])
    : selectOrders(
        db,
        sql`o.checkout_id = any(${sql.param([...checkoutIds])}::uuid[]) and ${orderSelectionCondition(selection, delivered)}`,
      );

export const listOrders = (
  db: Db,
  selection: OrderSelection,
  { delivered, limit, offset }: ReportPart & { delivered: boolean | undefined },
): Promise<FinanceOrderRow[]> =>
  selectOrders(
    db,
    sql`o.id in (select o.id from ${ordersTable} o where ${orderSelectionCondition(selection, delivered)} order by o.created_at desc, o.id desc limit ${limit} offset ${offset})`,
  );

export async function findOrder(db: Db, id: string): Promise<FinanceOrderRow | undefined> {
  const [row] = await selectOrders(db, sql`o.id = ${id}`);
  return row;
}

export async function listOrderNamesOfPayment(db: Db, checkoutId: string): Promise<string[]> {
  const rows = await db
    .select({ name: ordersTable.orderName })
    .from(ordersTable)
    .where(inArray(ordersTable.checkoutId, [checkoutId]))
    .orderBy(ordersTable.orderName);
  return rows.map(({ name }) => name);
}
