import { and, eq, inArray } from 'drizzle-orm';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { withinScope, type OrderCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { ordersTable } from './orders.tables';

/** Columns of an order other than its status, which only `transitionOrder` writes. */
export type OrderChange = Partial<Omit<typeof ordersTable.$inferInsert, 'status'>> & {
  readonly status?: never;
};

interface StatusChange {
  readonly from: readonly OrderStatusCode[];
  readonly to: OrderStatusCode;
  readonly onlyIf: OrderCondition;
  readonly change: OrderChange;
}

/**
 * For `transitionOrder` only. Returns false when the order's status is not in `from`, `onlyIf` does
 * not hold, or the order is out of scope.
 */
export async function setOrderStatus(
  db: Db,
  scope: OrderScope,
  id: string,
  { from, to, onlyIf, change }: StatusChange,
): Promise<boolean> {
  const changed = await db
    .update(ordersTable)
    .set({ ...change, status: to })
    .where(
      and(
        eq(ordersTable.id, id),
        withinScope(scope),
        inArray(ordersTable.status, [...from]),
        onlyIf,
      ),
    )
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}

/** Changes other columns. Returns false when `condition` does not hold or the order is out of scope. */
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
    .where(and(eq(ordersTable.id, id), withinScope(scope), condition))
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}
