import { and, asc, count, eq, isNotNull, isNull, lte, min, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { SEND_MAIL } from '../outbox';
import { jobsTable, mailsTable } from '../outbox/outbox.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { payeeName, payoutsTable } from '../payouts/payouts.reads';
import { storesTable } from '../stores/stores.reads';

const open = isNull(jobsTable.doneAt);
const failing = and(open, isNotNull(jobsTable.lastError));
const failingJobs = and(failing, ne(jobsTable.kind, SEND_MAIL));
const unsentMails = and(failing, eq(jobsTable.kind, SEND_MAIL));
const failedTransfers = eq(payoutsTable.status, 'failed');

export const listFailingJobs = (db: Db, limit: number) =>
  db.select().from(jobsTable).where(failingJobs).orderBy(asc(jobsTable.createdAt)).limit(limit);

export async function countFailingJobs(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobsTable).where(failingJobs);
  return row?.count ?? 0;
}

export async function countWaitingJobs(db: Db, now: Date) {
  const [row] = await db
    .select({ waiting: count(), since: min(jobsTable.runAt) })
    .from(jobsTable)
    .where(and(open, eq(jobsTable.attempts, 0), lte(jobsTable.runAt, now)));
  return { waiting: row?.waiting ?? 0, since: row?.since ?? undefined };
}

export const listUnsentMails = (db: Db, limit: number) =>
  db
    .select({ job: jobsTable, mail: mailsTable })
    .from(jobsTable)
    .innerJoin(mailsTable, sql`${mailsTable.id} = (${jobsTable.payload} ->> 'mailId')::uuid`)
    .where(unsentMails)
    .orderBy(asc(jobsTable.createdAt))
    .limit(limit);

export async function countUnsentMails(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobsTable).where(unsentMails);
  return row?.count ?? 0;
}

export const listFailedTransfers = (db: Db, limit: number) =>
  db
    .select({ payout: payoutsTable, payeeName })
    .from(payoutsTable)
    .leftJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, payoutsTable.partnerId))
    .where(failedTransfers)
    .orderBy(asc(payoutsTable.failedAt))
    .limit(limit);

export async function countFailedTransfers(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(payoutsTable).where(failedTransfers);
  return row?.count ?? 0;
}
