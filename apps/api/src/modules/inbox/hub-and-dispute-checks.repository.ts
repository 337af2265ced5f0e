import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { disputesTable } from '../disputes/disputes.reads';
import { hubApplicationsTable, hubsTable } from '../hubs/hubs.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';

export async function findHubToCheck(db: Db, storeId: string) {
  const [row] = await db
    .select({
      status: storesTable.status,
      from: storesTable.state,
      to: hubsTable.state,
    })
    .from(hubApplicationsTable)
    .innerJoin(hubsTable, eq(hubsTable.id, hubApplicationsTable.hubId))
    .innerJoin(storesTable, eq(storesTable.id, hubApplicationsTable.storeId))
    .where(eq(hubApplicationsTable.storeId, storeId));
  return row;
}

export async function findDisputeToCheck(db: Db, id: string) {
  const delivered = sql`${ordersTable.status} in ('delivered', 'completed')`;
  const [row] = await db
    .select({
      orders: sql<number>`count(*)`.mapWith(Number),
      delivered: sql<number>`count(*) filter (where ${delivered})`.mapWith(Number),
    })
    .from(disputesTable)
    .innerJoin(ordersTable, eq(ordersTable.checkoutId, disputesTable.checkoutId))
    .where(eq(disputesTable.id, id));
  return row;
}
