import {
  and,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { HANDOVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import { LAGOS } from '@market/domain/lagos-time';
import { unassignedStatuses } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { containsLower, likePattern } from '../../db/list-queries';
import { orderItemsTable, ordersTable } from './orders.tables';

export { orderActivitiesTable } from './order-activities.tables';
export { orderItemsTable, ordersTable } from './orders.tables';

export async function findOrderIdByName(db: Db, name: string): Promise<string | undefined> {
  const [order] = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(eq(ordersTable.orderName, name.toUpperCase()));
  return order?.id;
}

export async function listReceivedProducts(
  db: Db,
  customerId: string,
  limit: number,
): Promise<string[]> {
  const lastOrder = max(ordersTable.createdAt);
  const rows = await db
    .select({ productId: orderItemsTable.productId })
    .from(orderItemsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderItemsTable.orderId))
    .where(and(eq(ordersTable.customerId, customerId), isNotNull(ordersTable.deliveredAt)))
    .groupBy(orderItemsTable.productId)
    .orderBy(desc(lastOrder), orderItemsTable.productId)
    .limit(limit);
  return rows.map(({ productId }) => productId);
}

/** Whether an order's name contains the text. Uses an index. */
export const matchesOrderName = (text: string): SQL | undefined =>
  and(containsLower(ordersTable.searchText, text), ilike(ordersTable.orderName, likePattern(text)));

/** `findHandoverDeadline` in SQL, for queries that already select orders by status. */
export const handoverDeadline: SQL = sql`coalesce(
  (${ordersTable.dispatchDay} + 1)::timestamp at time zone ${LAGOS} - interval '1 minute',
  ${ordersTable.createdAt} + make_interval(hours => ${HANDOVER_HOURS}::int))`;

/**
 * Whether the order still has to be assigned to a partner or dispatcher. An order that is assigned
 * to the platform's hub has no rider yet.
 */
export const isUnassigned = or(
  inArray(ordersTable.status, [...unassignedStatuses]),
  and(eq(ordersTable.status, 'assigned'), eq(ordersTable.assignmentKind, 'platform')),
);

/** Deliveries before `until` that earned shipping partners a share and are in no payout. */
export const isPayableDelivery = (until: Date): SQL | undefined =>
  and(
    isNotNull(ordersTable.partnerShareBps),
    lt(ordersTable.deliveredAt, until),
    isNull(ordersTable.partnerPayoutId),
  );
