import { sql, type SQL } from 'drizzle-orm';
import { HAND_OVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import { LAGOS } from '@market/domain/lagos-time';
import { ordersTable } from './orders.tables';

/** `handOverBy` in SQL, for queries that already select orders by status. */
export const handOverDeadline: SQL = sql`coalesce(
  (${ordersTable.dispatchDay} + 1)::timestamp at time zone ${LAGOS} - interval '1 minute',
  ${ordersTable.createdAt} + make_interval(hours => ${HAND_OVER_HOURS}::int))`;
