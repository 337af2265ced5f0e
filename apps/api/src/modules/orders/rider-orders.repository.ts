import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { carrierStageStatuses } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { ordersTable } from './orders.tables';

/** The orders that the rider has not picked up. */
export async function listAssignedOrderIds(db: Db, riderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(and(eq(ordersTable.assigneeId, riderId), eq(ordersTable.status, 'assigned')))
    .orderBy(asc(ordersTable.id));
  return rows.map(({ id }) => id);
}

export async function countPickedUp(db: Db, riderId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ordersTable)
    .where(
      and(
        eq(ordersTable.assigneeId, riderId),
        inArray(
          ordersTable.status,
          carrierStageStatuses.filter((status) => status !== 'assigned'),
        ),
      ),
    );
  return row?.count ?? 0;
}
