import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { addMilliseconds, days } from '../../platform/clock';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { reviewsTable } from '../reviews/reviews.reads';
import { accountTokensTable, sessionsTable, throttlesTable, usersTable } from './accounts.tables';

/**
 * Deletes ended sessions, expired links, old attempt counters, and month-old guests who never
 * started a payment.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (age: number) => addMilliseconds(now, -age);
  await db.delete(sessionsTable).where(lt(sessionsTable.absoluteExpiresAt, before(days(1))));
  await db.delete(accountTokensTable).where(lt(accountTokensTable.expiresAt, before(days(7))));
  await db.delete(throttlesTable).where(lt(throttlesTable.windowStartedAt, before(days(1))));
  await db
    .delete(usersTable)
    .where(
      and(
        usersTable.isGuest,
        lt(usersTable.createdAt, before(days(30))),
        ...[
          [sessionsTable, sessionsTable.userId] as const,
          [checkoutsTable, checkoutsTable.userId] as const,
          [ordersTable, ordersTable.customerId] as const,
          [reviewsTable, reviewsTable.customerId] as const,
        ].map(([table, userId]) =>
          notExists(db.select({ userId }).from(table).where(eq(userId, usersTable.id))),
        ),
      ),
    );
}
