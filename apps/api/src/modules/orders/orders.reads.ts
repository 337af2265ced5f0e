import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { HAND_OVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import { LAGOS } from '@market/domain/lagos-time';
import { unassignedStatuses } from '@market/domain/orders/order-lifecycle';
import { ordersTable } from './orders.tables';

/** `handOverBy` in SQL, for queries that already select orders by status. */
export const handOverDeadline: SQL = sql`coalesce(
  (${ordersTable.dispatchDay} + 1)::timestamp at time zone ${LAGOS} - interval '1 minute',
  ${ordersTable.createdAt} + make_interval(hours => ${HAND_OVER_HOURS}::int))`;

/** Waits for a partner or dispatcher. At the platform's hub it has no rider yet. */
export const isUnassigned = or(
  inArray(ordersTable.status, [...unassignedStatuses]),
  and(eq(ordersTable.status, 'assigned'), eq(ordersTable.assignmentKind, 'platform')),
);
