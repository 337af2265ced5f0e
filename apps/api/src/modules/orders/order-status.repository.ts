import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { scopeCondition, type OrderCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { ordersTable } from './orders.tables';

/** Columns of an order other than its status, which only `transitionOrder` writes. */
export type OrderChange = Partial<Omit<typeof ordersTable.$inferInsert, 'status'>> & {
  readonly status?: never;
};

interface StatusChange {
  readonly from: readonly OrderStatusCode[];
  readonly to: OrderStatusCode;
  readonly condition: OrderCondition;
  readonly change: OrderChange;
}

/**
 * Changes the status. Only `transitionOrder` may call it. Returns false when the order's status is
 * not in `from`, `condition` does not hold, or the order is out of scope.
 */
export async function setOrderStatus(
  db: Db,
  scope: OrderScope,
  id: string,
  { from, to, condition, change }: StatusChange,
): Promise<boolean> {
  const changed = await db
    .update(ordersTable)
    .set({ ...change, status: to })
    .where(
      and(
        eq(ordersTable.id, id),
        scopeCondition(scope),
        inArray(ordersTable.status, [...from]),
        condition,
      ),
    )
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}

/**
 * Changes other columns. Returns false when `condition` does not hold or the order is out of scope.
 */
export async function changeOrder(
  db: Db,
  scope: OrderScope,
  id: string,
  condition: OrderCondition,
  change: OrderChange,
): Promise<boolean> {
  const changed = await db
    .update(ordersTable)
    .set(change)
    .where(and(eq(ordersTable.id, id), scopeCondition(scope), condition))
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}

/**
 * Compares a code and counts a wrong attempt in one statement, so that concurrent attempts are
 * counted. Returns undefined while entry is locked, and when the order is not on its way.
 */
export async function countCodeAttempt(
  db: Db,
  scope: OrderScope,
  id: string,
  { code, now, lockUntil, tries }: { code: string; now: Date; lockUntil: Date; tries: number },
) {
  const { tokenTries, tokenLockedUntil, deliveryToken } = ordersTable;
  const isRight = sql<boolean>`${deliveryToken} = ${code}`;
  const before = sql`case when ${tokenLockedUntil} is null then ${tokenTries} else 0 end`;
  const next = sql`case when ${isRight} then ${before} else ${before} + 1 end`;
  const [row] = await db
    .update(ordersTable)
    .set({
      tokenTries: next,
      tokenLockedUntil: sql`case when ${next} >= ${tries} then ${lockUntil.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(ordersTable.id, id),
        scopeCondition(scope),
        eq(ordersTable.status, 'in_transit'),
        or(isNull(tokenLockedUntil), sql`${tokenLockedUntil} <= ${now.toISOString()}::timestamptz`),
      ),
    )
    .returning({ isRight, tries: tokenTries });
  return row;
}
