import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { after, days, type Clock } from '../platform/clock';
import type { Db } from './db';
import {
  accountTokensTable,
  checkoutsTable,
  jobsTable,
  notificationsTable,
  ordersTable,
  paymentEventsTable,
  rateCountsTable,
  reviewsTable,
  sessionsTable,
  stockAlertsTable,
  throttlesTable,
  usersTable,
} from './schema';

/**
 * Deletes ended sessions, expired links, old attempt counters, and finished jobs and payment
 * events, notifications and sent stock alerts of three months ago, and guests who left without a
 * payment a month ago. Idempotent.
 */
export async function cleanUp(db: Db, clock: Clock): Promise<void> {
  const before = (age: number) => after(clock.now(), -age);
  await db.delete(sessionsTable).where(lt(sessionsTable.absoluteExpiresAt, before(days(1))));
  await db.delete(accountTokensTable).where(lt(accountTokensTable.expiresAt, before(days(7))));
  await db.delete(throttlesTable).where(lt(throttlesTable.windowStartedAt, before(days(1))));
  await db
    .delete(paymentEventsTable)
    .where(
      and(
        inArray(paymentEventsTable.status, ['processed', 'handled']),
        lt(paymentEventsTable.receivedAt, before(days(180))),
      ),
    );
  await db.delete(rateCountsTable).where(lt(rateCountsTable.windowStartedAt, before(days(1))));
  await db.delete(jobsTable).where(lt(jobsTable.doneAt, before(days(30))));
  await db.delete(stockAlertsTable).where(lt(stockAlertsTable.sentAt, before(days(90))));
  await db.delete(notificationsTable).where(lt(notificationsTable.createdAt, before(days(90))));
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
