import { and, between, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { DEFAULT_ORDER_STATUS, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { COUNT_CAP, type StatusCounts } from '@market/domain/list-limits';
import type { Db } from '../../db/db';
import { orderReturnsTable } from '../returns/returns.reads';
import { scopeCondition } from './order-conditions.repository';
import { orderCondition, type OrderFilter } from './order-filter.repository';
import type { OrderScope } from './order-scope';
import { orderStatusesTable } from './order-statuses.tables';
import { ordersTable } from './orders.tables';

/**
 * The number of matches in each status, whatever status the list is filtered by. Without a search
 * each is capped at `COUNT_CAP`. A search counts the latest matches up to the cap in one pass,
 * because matches of a rare status are far apart. The status that the list is filtered by is
 * counted separately.
 */
export async function countByStatus(
  db: Db,
  scope: OrderScope,
  filter: OrderFilter,
): Promise<StatusCounts> {
  if (!filter.found) return { statusCounts: await countEachStatus(db, scope, filter) };
  const statusCounts = await countLatest(db, orderCondition(scope, filter));
  const isComplete =
    Object.values(statusCounts).reduce((sum, matching) => sum + matching, 0) < COUNT_CAP;
  if (isComplete) return { statusCounts };
  const { status } = filter;
  const selectStatus =
    status === undefined
      ? {}
      : await countLatest(
          db,
          and(sql`${ordersTable.status} = ${status}`, orderCondition(scope, filter)),
        );
  return { statusCounts: { ...statusCounts, ...selectStatus }, isLatestOnly: true };
}

async function countLatest(db: Db, condition: SQL | undefined): Promise<Record<string, number>> {
  const latest = db
    .select({ status: ordersTable.status })
    .from(ordersTable)
    .where(condition)
    .orderBy(desc(ordersTable.createdAt))
    .limit(COUNT_CAP)
    .as('latest');
  const rows = await db
    .select({ status: latest.status, count: count() })
    .from(latest)
    .groupBy(latest.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/**
 * Each status is a range condition, latest first. With equality, PostgreSQL assumes that all
 * statuses have the same number of orders, and reads all orders to find those of a rare status.
 */
async function countEachStatus(
  db: Db,
  scope: OrderScope,
  filter: OrderFilter,
): Promise<Record<string, number>> {
  const { codeName } = orderStatusesTable;
  const matching = db
    .select({ one: sql`1`.as('one') })
    .from(ordersTable)
    .where(and(between(ordersTable.status, codeName, codeName), orderCondition(scope, filter)))
    .orderBy(desc(ordersTable.status), desc(ordersTable.createdAt))
    .limit(COUNT_CAP)
    .as('some');
  const counted = db
    .select({ count: count().as('count') })
    .from(matching)
    .as('counted');
  const rows = await db
    .select({ status: codeName, count: counted.count })
    .from(orderStatusesTable)
    .crossJoinLateral(counted);
  return Object.fromEntries(
    rows.filter((row) => row.count > 0).map((row) => [row.status, row.count]),
  );
}

/** Ids of the latest orders, and the number that are not confirmed yet, capped at `COUNT_CAP`. */
export async function findNewestOrders(
  db: Db,
  scope: OrderScope,
  limit: number,
): Promise<{ ids: string[]; toConfirm: number }> {
  const newest = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(scopeCondition(scope))
    .orderBy(desc(ordersTable.createdAt), desc(ordersTable.id))
    .limit(limit);
  const waiting = db
    .select({ one: sql`1`.as('one') })
    .from(ordersTable)
    .where(and(scopeCondition(scope), eq(ordersTable.status, DEFAULT_ORDER_STATUS)))
    .limit(COUNT_CAP)
    .as('waiting');
  const [toConfirm] = await db.select({ count: count() }).from(waiting);
  return { ids: newest.map(({ id }) => id), toConfirm: toConfirm?.count ?? 0 };
}

export async function countRequestedReturns(db: Db, storeId: string): Promise<number> {
  // A literal, because a parameter would prevent the use of the partial index.
  const requested = db
    .select({ one: sql`1`.as('one') })
    .from(orderReturnsTable)
    .where(
      and(eq(orderReturnsTable.storeId, storeId), sql`${orderReturnsTable.status} = 'requested'`),
    )
    .limit(COUNT_CAP)
    .as('requested');
  const [row] = await db.select({ count: count() }).from(requested);
  return row?.count ?? 0;
}

export const listStatusesInUse = async (db: Db, scope: OrderScope): Promise<OrderStatusCode[]> =>
  (
    await db
      .selectDistinct({ status: ordersTable.status })
      .from(ordersTable)
      .where(scopeCondition(scope))
  ).map(({ status }) => status);
