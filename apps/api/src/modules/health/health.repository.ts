import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { SEND_MAIL } from '../outbox';
import { isWaitingJob, jobsTable, mailsTable } from '../outbox/outbox.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { hasNewAccount, payeeName, payoutsTable } from '../payouts/payouts.reads';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
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

export const listWaitingJobs = (db: Db, now: Date, limit: number) =>
  db
    .select()
    .from(jobsTable)
    .where(isWaitingJob(now))
    .orderBy(asc(jobsTable.runAt), asc(jobsTable.id))
    .limit(limit);

export const countWaitingJobs = (db: Db, now: Date): Promise<number> =>
  db.$count(jobsTable, isWaitingJob(now));

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
    .select({ payout: payoutsTable, payeeName, hasNewAccount })
    .from(payoutsTable)
    .leftJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, payoutsTable.partnerId))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, payoutsTable.storeId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, payoutsTable.partnerId),
    )
    .where(failedTransfers)
    .orderBy(asc(payoutsTable.failedAt))
    .limit(limit);

export async function countFailedTransfers(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(payoutsTable).where(failedTransfers);
  return row?.count ?? 0;
}
