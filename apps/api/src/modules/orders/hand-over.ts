import { sql, type SQL } from 'drizzle-orm';
import { HAND_OVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import { lagosMidnight } from '@market/domain/lagos-calendar';
import { LAGOS } from '@market/domain/lagos-time';
import { withStoreStatuses } from '@market/domain/orders/order-lifecycle';
import { after, hours, minutes } from '../../platform/clock';
import { ordersTable } from './orders.tables';

type HandOver = Pick<typeof ordersTable.$inferSelect, 'status' | 'dispatchDay' | 'createdAt'>;

/**
 * When the store must have handed over an order: 23:59 in Lagos on the dispatch day that its delivery promise counts from,
 * or `HAND_OVER_HOURS` after an order without a promise. None when it is handed over or cancelled.
 */
export function handOverBy({ status, dispatchDay, createdAt }: HandOver): Date | undefined {
  if (!withStoreStatuses.includes(status)) return undefined;
  return dispatchDay === null
    ? after(createdAt, hours(HAND_OVER_HOURS))
    : after(lagosMidnight(dispatchDay, 1), -minutes(1));
}

/** `handOverBy` of a row of orders, for queries that already select orders by status. */
export const handOverDeadline: SQL = sql`coalesce(
  (${ordersTable.dispatchDay} + 1)::timestamp at time zone ${LAGOS} - interval '1 minute',
  ${ordersTable.createdAt} + make_interval(hours => ${HAND_OVER_HOURS}::int))`;
