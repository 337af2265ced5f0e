import { and, arrayOverlaps, count, eq, inArray, sql } from 'drizzle-orm';
import { customerKeys, limitKeys } from '@market/domain/coupons/customer-keys';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { ordersTable } from '../orders/orders.reads';
import { checkoutsTable } from './checkout.tables';

/**
 * Makes pay-on-delivery checkouts by the same person wait for each other until the transaction
 * ends. Guests with the same email address or phone number count as one person.
 */
export const lockPayOnDelivery = (db: Db, keys: readonly string[]) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtext('on_delivery'), hash) from (select distinct hashtext(key) as hash from unnest(${sql.param([...keys])}::text[]) key order by hash) locks`,
  );

export async function countOpenPayOnDelivery(
  db: Db,
  limitedBy: readonly string[],
): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(checkoutsTable)
    .innerJoin(ordersTable, eq(ordersTable.checkoutId, checkoutsTable.id))
    .where(
      and(
        eq(checkoutsTable.status, 'paid'),
        arrayOverlaps(checkoutsTable.customerKeys, [...limitedBy]),
        eq(ordersTable.payOnDelivery, true),
        inArray(ordersTable.status, [...openStatuses]),
      ),
    );
  return row?.open ?? 0;
}

export async function countWaitingPayOnDelivery(
  db: Db,
  userId: string,
  phoneNumber: string,
): Promise<number> {
  const [user] = await db
    .select({ email: usersTable.email, isGuest: usersTable.isGuest })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  if (!user) return 0;
  const keys = customerKeys({ email: user.email, phoneNumber });
  return countOpenPayOnDelivery(db, limitKeys(keys, user.isGuest));
}
