import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { addMilliseconds, days, type Clock } from '../platform/clock';
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
 * Deletes ended sessions, expired links, old attempt counters, finished jobs and closed payment
 * events. Also deletes notifications and sent stock alerts after three months, and guests without a
 * payment after a month. Idempotent.
 */
export async function cleanUp(db: Db, clock: Clock): Promise<void> {
  const before = (age: number) => addMilliseconds(clock.now(), -age);
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
