import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { carrierStageStatuses } from '@market/domain/orders/order-lifecycle';
import { ordersTable } from '../orders/orders.reads';
import { riderDeliveriesTable } from './delivery.tables';

export { partnersTable } from './delivery.tables';

/** The number of orders that are assigned to a rider and not delivered yet. Uses an index. */
export const activeOrdersExpression = (riderId: PgColumn) =>
  sql<number>`(select count(*)::int from ${ordersTable} o where o.assignee_id = ${riderId} and o.status = any(${sql.param(carrierStageStatuses)}::text[]))`;

/** The number of orders that a rider has delivered, including those that were returned later. */
export const deliveredOrdersExpression = (riderId: PgColumn) =>
  sql<number>`coalesce((select d.orders from ${riderDeliveriesTable} d where d.rider_id = ${riderId}), 0)`;
