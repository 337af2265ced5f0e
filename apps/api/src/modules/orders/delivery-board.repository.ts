import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { boardStatuses, MAX_BOARD_ORDERS } from '@market/domain/orders/delivery-board';
import { carrierStageStatuses } from '@market/domain/orders/order-lifecycle';
import type { RouteSheetQuery } from '@market/domain/orders/delivery-board';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { storesTable } from '../stores/stores.reads';
import { scopeCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { isUnassigned } from './orders.reads';
import { orderActivitiesTable } from './order-activities.tables';
import { orderItemsTable, ordersTable } from './orders.tables';

const boardCondition = (scope: OrderScope) =>
  and(scopeCondition(scope), inArray(ordersTable.status, [...boardStatuses]));

/**
 * Open deliveries, unassigned first, then the late ones, then by promised day and age. An order is
 * late when today (a date in Lagos) or its planned day is after the promised day.
 */
export const listBoardOrders = (db: Db, scope: OrderScope, today: string) =>
  db
    .select({
      id: ordersTable.id,
      orderName: ordersTable.orderName,
      status: ordersTable.status,
      toAssign: sql<boolean>`${isUnassigned}`,
      storeName: storesTable.storeName,
      from: sql<string | null>`${ordersTable.pickUpAddress} ->> 'city'`,
      lga: sql<string>`${ordersTable.deliveryAddress} ->> 'lga'`,
      state: sql<string>`${ordersTable.deliveryAddress} ->> 'stateOrRegion'`,
      weight: ordersTable.weight,
      promisedBy: ordersTable.promisedLastDay,
      riderId: ordersTable.assigneeId,
      riderKind: ordersTable.assignmentKind,
      riderName: sql<
        string | null
      >`coalesce(${partnersTable.companyName}, ${usersTable.firstName} || ' ' || ${usersTable.lastName})`,
      acceptedAt: ordersTable.acceptedAt,
      pickUpOn: ordersTable.pickUpOn,
      // Moving an assigned order to another day does not change its status, so the time of its last
      // offer counts.
      since: sql<Date>`coalesce(
        case when ${ordersTable.status} = 'assigned' then ${ordersTable.assignedAt} end,
        (select max(a.created_at) from ${orderActivitiesTable} a
          where a.order_id = ${ordersTable.id} and a.status = ${ordersTable.status}),
        ${ordersTable.createdAt})`.mapWith(ordersTable.createdAt),
    })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .leftJoin(usersTable, eq(usersTable.id, ordersTable.assigneeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .where(boardCondition(scope))
    .orderBy(
      sql`(${isUnassigned}) desc`,
      sql`(coalesce(${ordersTable.promisedLastDay} < greatest(${ordersTable.pickUpOn}, ${today}::date), false)) desc`,
      sql`${ordersTable.promisedLastDay} asc nulls last`,
      asc(ordersTable.createdAt),
      asc(ordersTable.id),
    )
    .limit(MAX_BOARD_ORDERS);

export async function countBoardOrders(db: Db, scope: OrderScope): Promise<number> {
  const [total] = await db
    .select({ count: count() })
    .from(ordersTable)
    .where(boardCondition(scope));
  return total?.count ?? 0;
}

export const listRouteStops = (db: Db, scope: OrderScope, { riderId, day }: RouteSheetQuery) =>
  db
    .select({
      id: ordersTable.id,
      orderName: ordersTable.orderName,
      storeName: storesTable.storeName,
      pickUpAddress: ordersTable.pickUpAddress,
      deliveryAddress: ordersTable.deliveryAddress,
      weight: ordersTable.weight,
      itemCount: sql<number>`(select coalesce(sum(i.quantity), 0)::int from ${orderItemsTable} i where i.order_id = ${ordersTable.id})`,
      orderNote: ordersTable.orderNote,
      promisedBy: ordersTable.promisedLastDay,
      note: ordersTable.assignmentNote,
      payOnDelivery: ordersTable.payOnDelivery,
      total: ordersTable.total,
    })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(
      and(
        scopeCondition(scope),
        eq(ordersTable.assigneeId, riderId),
        eq(ordersTable.pickUpOn, day),
        inArray(ordersTable.status, [...carrierStageStatuses]),
      ),
    )
    .orderBy(
      sql`${ordersTable.deliveryAddress} ->> 'stateOrRegion'`,
      sql`${ordersTable.deliveryAddress} ->> 'lga'`,
      sql`${ordersTable.deliveryAddress} ->> 'address'`,
      asc(ordersTable.id),
    );
