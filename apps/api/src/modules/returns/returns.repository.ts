import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StatusCounts } from '@market/domain/list-limits';
import type { ReturnListQuery } from '@market/domain/orders/order-return';
import { returnStatuses, type ReturnStatus } from '@market/domain/orders/return-status';
import type { Db } from '../../db/db';
import { valuesOf } from '../../db/statements';
import { orderActivitiesTable } from '../orders/order-activities.tables';
import { orderItemsTable, ordersTable } from '../orders/orders.tables';
import { refundsTable } from '../checkout/checkout.tables';
import { storesTable } from '../stores/stores.tables';
import { usersTable } from '../accounts/accounts.tables';
import type { OrderScope } from '../orders';
import { orderReturnsTable, returnItemsTable } from './returns.tables';

export type ReturnRow = Awaited<ReturnType<typeof listReturns>>[number];
export type ReturnItemRow = Awaited<ReturnType<typeof itemsOfReturns>>[number];

export const withinScope = (scope: OrderScope): SQL | undefined => {
  if (scope.reader === 'platform') return undefined;
  if (scope.reader === 'partner') return sql`false`;
  return scope.reader === 'merchant'
    ? eq(orderReturnsTable.storeId, scope.storeId)
    : eq(orderReturnsTable.customerId, scope.userId);
};

/** A list's filters without its status, and the condition of its search. */
export type ReturnFilter = Pick<ReturnListQuery, 'refund' | 'orderId'> & {
  readonly found: SQL | undefined;
};

const matching = (scope: OrderScope, { refund, orderId, found }: ReturnFilter): SQL | undefined =>
  and(
    withinScope(scope),
    refund && eq(orderReturnsTable.type, refund === 'true' ? 'refund' : 'replace'),
    orderId === undefined ? undefined : eq(orderReturnsTable.orderId, orderId),
    found,
  );

/** A return with its order, and how many units of that have not been refunded. */
const select = (db: Db) =>
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

const latestFirst = [desc(orderReturnsTable.createdAt), desc(orderReturnsTable.id)] as const;

/** Selects one page of ids first, so that the joins read only its rows. */
export function listReturns(
  db: Db,
  scope: OrderScope,
  {
    limit,
    offset,
    status,
    ...filter
  }: ReturnFilter & Pick<ReturnListQuery, 'limit' | 'offset' | 'status'>,
) {
  const page = db
    .select({ id: orderReturnsTable.id })
    .from(orderReturnsTable)
    .where(and(matching(scope, filter), status && eq(orderReturnsTable.status, status)))
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(offset);
  return select(db)
    .where(inArray(orderReturnsTable.id, page))
    .orderBy(...latestFirst);
}

/**
 * The number of matches in each status up to a cap, whatever status the list is filtered by. A search
 * counts its latest matches in one pass, and the chosen status by itself when there are more.
 */
export async function countByStatus(
  db: Db,
  scope: OrderScope,
  { status, ...filter }: ReturnFilter & Pick<ReturnListQuery, 'status'>,
  cap: number,
): Promise<StatusCounts> {
  const condition = matching(scope, filter);
  if (!filter.found) return { statusCounts: await countEach(db, condition, returnStatuses, cap) };
  const statusCounts = await countLatest(db, condition, cap);
  const found = Object.values(statusCounts).reduce((sum, some) => sum + some, 0);
  if (found < cap) return { statusCounts };
  const chosen = status && (await countEach(db, condition, [status], cap));
  return { statusCounts: { ...statusCounts, ...chosen }, isLatestOnly: true };
}

async function countEach(
  db: Db,
  condition: SQL | undefined,
  statuses: readonly ReturnStatus[],
  cap: number,
): Promise<Record<string, number>> {
  const inStatus = (status: ReturnStatus) => sql`
    select ${status}::text as status, count(*) as count from (${db
      .select({ one: sql`1` })
      .from(orderReturnsTable)
      .where(and(condition, eq(orderReturnsTable.status, status)))
      .limit(cap)}) counted`;
  const rows = await db
    .select({ status: sql<ReturnStatus>`status`, count: sql`count`.mapWith(Number) })
    .from(sql`(${sql.join(statuses.map(inStatus), sql` union all `)}) counts`)
    .where(sql`count > 0`);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

async function countLatest(
  db: Db,
  condition: SQL | undefined,
  cap: number,
): Promise<Record<string, number>> {
  const latest = db
    .select({ status: orderReturnsTable.status })
    .from(orderReturnsTable)
    .where(condition)
    .orderBy(...latestFirst)
    .limit(cap)
    .as('latest');
  const rows = await db
    .select({ status: latest.status, count: count() })
    .from(latest)
    .groupBy(latest.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

export async function findReturn(
  db: Db,
  scope: OrderScope,
  id: string,
): Promise<ReturnRow | undefined> {
  const [row] = await select(db).where(and(eq(orderReturnsTable.id, id), withinScope(scope)));
  return row;
}

/** The items of returns, with their order items. */
export const itemsOfReturns = (db: Db, returnIds: readonly string[]) =>
  db
    .select({ returned: returnItemsTable, item: orderItemsTable })
    .from(returnItemsTable)
    .innerJoin(orderItemsTable, eq(orderItemsTable.id, returnItemsTable.orderItemId))
    .where(inArray(returnItemsTable.returnId, [...returnIds]))
    .orderBy(asc(returnItemsTable.returnId), asc(orderItemsTable.position));

export const activitiesOfReturn = (db: Db, id: string) =>
  db
    .select()
    .from(orderActivitiesTable)
    .where(eq(orderActivitiesTable.returnId, id))
    .orderBy(asc(orderActivitiesTable.createdAt), asc(orderActivitiesTable.id));

export async function refundOfReturn(db: Db, id: string) {
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.returnId, id));
  return refund;
}

export async function countReturnsOf(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderReturnsTable)
    .where(eq(orderReturnsTable.orderId, orderId));
  return row?.count ?? 0;
}

/** Moves the returns of customers to an account. */
export const moveReturns = (db: Db, from: readonly string[], to: string) =>
  db
    .update(orderReturnsTable)
    .set({ customerId: to })
    .where(inArray(orderReturnsTable.customerId, [...from]));

export const insertReturn = (db: Db, row: typeof orderReturnsTable.$inferInsert) =>
  db.insert(orderReturnsTable).values(row);
export const insertReturnItems = (db: Db, rows: (typeof returnItemsTable.$inferInsert)[]) =>
  db.insert(returnItemsTable).values(rows);

/** Changes a return whose status is in `from`. Returns false otherwise. */
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
  goodsOf: ReadonlyMap<string, number>,
): Promise<void> {
  const given = sql`${valuesOf(
    [...goodsOf].map(([orderItemId, amount]) => sql`(${orderItemId}::uuid, ${amount}::bigint)`),
  )} as given(id, amount)`;
  await db
    .update(returnItemsTable)
    .set({ amount: sql`given.amount` })
    .from(given)
    .where(
      and(eq(returnItemsTable.returnId, returnId), eq(returnItemsTable.orderItemId, sql`given.id`)),
    );
}
