import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { COUNT_CAP } from '@market/domain/list-limits';
import type { ReturnListQuery, ReturnSort } from '@market/domain/orders/order-return';
import { returnStatuses, type ReturnStatus } from '@market/domain/orders/return-status';
import type { Db } from '../../db/db';
import { valuesList } from '../../db/statements';
import { orderActivitiesTable, orderItemsTable, ordersTable } from '../orders/orders.reads';
import { refundsTable } from '../refunds/refunds.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import type { OrderScope } from '../orders';
import { orderReturnsTable, returnItemsTable } from './returns.tables';

export type ReturnRow = Awaited<ReturnType<typeof listReturns>>[number];
export type ReturnItemRow = Awaited<ReturnType<typeof listReturnItems>>[number];

export const scopeCondition = (scope: OrderScope): SQL | undefined => {
  if (scope.reader === 'platform') return undefined;
  if (scope.reader === 'partner') return sql`false`;
  return scope.reader === 'merchant'
    ? eq(orderReturnsTable.storeId, scope.storeId)
    : eq(orderReturnsTable.customerId, scope.userId);
};

export type ReturnFilter = Pick<ReturnListQuery, 'refund' | 'orderId'> & {
  readonly found?: SQL | undefined;
};

const returnCondition = (
  scope: OrderScope,
  { refund, orderId, found }: ReturnFilter,
): SQL | undefined =>
  and(
    scopeCondition(scope),
    refund && eq(orderReturnsTable.type, refund === 'true' ? 'refund' : 'replace'),
    orderId === undefined ? undefined : eq(orderReturnsTable.orderId, orderId),
    found,
  );

const selectReturns = (db: Db) =>
  db
    .select({
      return: orderReturnsTable,
      order: ordersTable,
      store: {
        name: storesTable.storeName,
        slug: storesTable.slug,
        merchantId: storesTable.merchantId,
      },
      customer: {
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
        id: usersTable.id,
        isGuest: usersTable.isGuest,
      },
      unitsLeft: sql<number>`(select sum(i.quantity - i.refunded)::int from ${orderItemsTable} i where i.order_id = ${ordersTable.id})`,
    })
    .from(orderReturnsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderReturnsTable.orderId))
    .innerJoin(storesTable, eq(storesTable.id, orderReturnsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, orderReturnsTable.customerId));

const { createdAt, id } = orderReturnsTable;
const orders: Readonly<Record<ReturnSort, readonly SQL[]>> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
};

export const selectIdPage = (
  db: Db,
  scope: OrderScope,
  {
    limit,
    offset,
    status,
    sort = 'newest',
    ...filter
  }: ReturnFilter & Pick<ReturnListQuery, 'limit' | 'offset' | 'status' | 'sort'>,
) =>
  db
    .select({ id: orderReturnsTable.id })
    .from(orderReturnsTable)
    .where(and(returnCondition(scope, filter), status && eq(orderReturnsTable.status, status)))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset);

/** Takes ids, so that the joins read only these rows. */
export const listReturns = (
  db: Db,
  ids: readonly string[] | ReturnType<typeof selectIdPage>,
  sort: ReturnSort = 'newest',
) =>
  selectReturns(db)
    .where(inArray(orderReturnsTable.id, ids))
    .orderBy(...orders[sort]);

/** The first matches, in any status or in one. */
export const listFirstReturns = (
  db: Db,
  scope: OrderScope,
  filter: ReturnFilter,
  {
    max,
    status,
    sort = 'newest',
  }: {
    readonly max: number;
    readonly status: ReturnStatus | undefined;
    readonly sort: ReturnSort | undefined;
  },
) =>
  db
    .select({ id: orderReturnsTable.id, status: orderReturnsTable.status })
    .from(orderReturnsTable)
    .where(and(returnCondition(scope, filter), status && eq(orderReturnsTable.status, status)))
    .orderBy(...orders[sort])
    .limit(max);

/** The number of returns in each status, up to `COUNT_CAP`, whatever status the list shows. */
export async function countByStatus(
  db: Db,
  scope: OrderScope,
  filter: ReturnFilter,
): Promise<Record<string, number>> {
  const condition = returnCondition(scope, filter);
  const selectStatus = (status: ReturnStatus) => sql`
    select ${status}::text as status, count(*) as count from (${db
      .select({ one: sql`1` })
      .from(orderReturnsTable)
      .where(and(condition, eq(orderReturnsTable.status, status)))
      .limit(COUNT_CAP)}) counted`;
  const rows = await db
    .select({ status: sql<ReturnStatus>`status`, count: sql`count`.mapWith(Number) })
    .from(sql`(${sql.join(returnStatuses.map(selectStatus), sql` union all `)}) counts`)
    .where(sql`count > 0`);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export async function findReturn(
  db: Db,
  scope: OrderScope,
  id: string,
): Promise<ReturnRow | undefined> {
  const [row] = await selectReturns(db).where(
    and(eq(orderReturnsTable.id, id), scopeCondition(scope)),
  );
  return row;
}

export const listReturnItems = (db: Db, returnIds: readonly string[]) =>
  db
    .select({ returned: returnItemsTable, item: orderItemsTable })
    .from(returnItemsTable)
    .innerJoin(orderItemsTable, eq(orderItemsTable.id, returnItemsTable.orderItemId))
    .where(inArray(returnItemsTable.returnId, [...returnIds]))
    .orderBy(asc(returnItemsTable.returnId), asc(orderItemsTable.position));

export const listReturnActivities = (db: Db, id: string) =>
  db
    .select()
    .from(orderActivitiesTable)
    .where(eq(orderActivitiesTable.returnId, id))
    .orderBy(asc(orderActivitiesTable.createdAt), asc(orderActivitiesTable.id));

export async function findRefundOfReturn(db: Db, id: string) {
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.returnId, id));
  return refund;
}

export async function countReturnsOfOrder(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderReturnsTable)
    .where(eq(orderReturnsTable.orderId, orderId));
  return row?.count ?? 0;
}

export const moveReturns = (db: Db, from: readonly string[], to: string) =>
  db
    .update(orderReturnsTable)
    .set({ customerId: to })
    .where(inArray(orderReturnsTable.customerId, [...from]));

export const insertReturn = (db: Db, row: typeof orderReturnsTable.$inferInsert) =>
  db.insert(orderReturnsTable).values(row);
export const insertReturnItems = (db: Db, rows: (typeof returnItemsTable.$inferInsert)[]) =>
  db.insert(returnItemsTable).values(rows);

export async function changeReturn(
  db: Db,
  id: string,
  from: readonly ReturnStatus[],
  change: Partial<typeof orderReturnsTable.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(orderReturnsTable)
    .set(change)
    .where(and(eq(orderReturnsTable.id, id), inArray(orderReturnsTable.status, [...from])))
    .returning({ id: orderReturnsTable.id });
  return changed.length > 0;
}

/** Sets the refunded amount of each item of a return, in kobo. */
export async function setAmounts(
  db: Db,
  returnId: string,
  goodsAmounts: ReadonlyMap<string, number>,
): Promise<void> {
  const amountRows = sql`${valuesList(
    [...goodsAmounts].map(
      ([orderItemId, amount]) => sql`(${orderItemId}::uuid, ${amount}::bigint)`,
    ),
  )} as given(id, amount)`;
  await db
    .update(returnItemsTable)
    .set({ amount: sql`given.amount` })
    .from(amountRows)
    .where(
      and(eq(returnItemsTable.returnId, returnId), eq(returnItemsTable.orderItemId, sql`given.id`)),
    );
}
