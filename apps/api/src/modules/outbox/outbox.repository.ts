import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/db';
import { addMilliseconds, days } from '../../platform/clock';
import { isUnlocked, isWaitingJob } from './outbox.reads';
import { jobsTable, mailsTable, smsTable } from './outbox.tables';

export type Job = typeof jobsTable.$inferSelect;
export type Mail = typeof mailsTable.$inferSelect;
export type Sms = typeof smsTable.$inferSelect;

/** Does nothing when an open job of the same kind has the same unique key. */
export const insertJob = (db: Db, job: typeof jobsTable.$inferInsert) =>
  db.insert(jobsTable).values(job).onConflictDoNothing();

/** Claims the job that has been due the longest. Other workers skip it until `lockedUntil`. */
export async function claimJob(
  db: Db,
  { now, lockedUntil }: { now: Date; lockedUntil: Date },
): Promise<Job | undefined> {
  const due = db
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(and(isNull(jobsTable.doneAt), lte(jobsTable.runAt, now), isUnlocked(now)))
    .orderBy(asc(jobsTable.runAt), asc(jobsTable.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobsTable)
    .set({ lockedUntil, attempts: sql`${jobsTable.attempts} + 1` })
    .where(inArray(jobsTable.id, due))
    .returning();
  return job;
}

type Claim = Pick<Job, 'id' | 'attempts'>;

/** Each claim increments `attempts`, so a worker that has lost its lock changes nothing. */
const claimCondition = ({ id, attempts }: Claim) =>
  and(eq(jobsTable.id, id), eq(jobsTable.attempts, attempts), isNull(jobsTable.doneAt));

export async function renewJob(db: Db, claim: Claim, lockedUntil: Date): Promise<void> {
  await db.update(jobsTable).set({ lockedUntil }).where(claimCondition(claim));
}

export const finishJob = (db: Db, claim: Claim, now: Date) =>
  db
    .update(jobsTable)
    .set({ doneAt: now, lockedUntil: null, lastError: null })
    .where(claimCondition(claim));

export const postponeJob = (db: Db, claim: Claim, runAt: Date, lastError: string) =>
  db.update(jobsTable).set({ runAt, lockedUntil: null, lastError }).where(claimCondition(claim));

const isFailing = and(isNull(jobsTable.doneAt), isNotNull(jobsTable.lastError));

export const retryFailing = (db: Db, now: Date, id?: string): Promise<Job[]> =>
  db
    .update(jobsTable)
    .set({ runAt: now })
    .where(and(isFailing, id === undefined ? undefined : eq(jobsTable.id, id)))
    .returning();

/** Workers start the job that has been due the longest. */
export async function moveToFront(db: Db, id: string, now: Date): Promise<Job | undefined> {
  const first = sql`(select min(run_at) from ${jobsTable} where done_at is null)`;
  const [job] = await db
    .update(jobsTable)
    .set({ runAt: sql`${first} - interval '1 millisecond'` })
    .where(and(eq(jobsTable.id, id), isWaitingJob(now)))
    .returning();
  return job;
}

export async function findJob(db: Db, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobsTable).where(eq(jobsTable.id, id));
  return job;
}

export const insertMails = (db: Db, mails: (typeof mailsTable.$inferInsert)[]) =>
  db.insert(mailsTable).values(mails);

export async function findMail(db: Db, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.id, id));
  return mail;
}

export const markMailSent = (db: Db, id: string, now: Date) =>
  db.update(mailsTable).set({ sentAt: now }).where(eq(mailsTable.id, id));

/** Ids sort by time. */
export const listLatestMails = (db: Db, limit: number, before?: string): Promise<Mail[]> =>
  db
    .select()
    .from(mailsTable)
    .where(before === undefined ? undefined : lt(mailsTable.id, before))
    .orderBy(desc(mailsTable.id))
    .limit(limit);

export const listLatestMailsTo = (db: Db, recipient: string, limit: number): Promise<Mail[]> =>
  db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, recipient))
    .orderBy(desc(mailsTable.id))
    .limit(limit);

export const insertSms = (db: Db, sms: typeof smsTable.$inferInsert) =>
  db.insert(smsTable).values(sms);

export async function findSms(db: Db, id: string): Promise<Sms | undefined> {
  const [sms] = await db.select().from(smsTable).where(eq(smsTable.id, id));
  return sms;
}

export const markSmsSent = (db: Db, id: string, now: Date) =>
  db.update(smsTable).set({ sentAt: now }).where(eq(smsTable.id, id));

export const listLatestSms = (db: Db, limit: number, before?: string): Promise<Sms[]> =>
  db
    .select()
    .from(smsTable)
    .where(before === undefined ? undefined : lt(smsTable.id, before))
    .orderBy(desc(smsTable.id))
    .limit(limit);

export const listMessagesOfOrder = (db: Db, orderId: string) =>
  db
    .select({
      id: mailsTable.id,
      channel: sql<'email' | 'sms'>`'email'`.as('channel'),
      recipient: mailsTable.recipient,
      subject: mailsTable.subject,
      createdAt: mailsTable.createdAt,
      sentAt: mailsTable.sentAt,
    })
    .from(mailsTable)
    .where(arrayContains(mailsTable.orderIds, [orderId]))
    .unionAll(
      db
        .select({
          id: smsTable.id,
          channel: sql<'email' | 'sms'>`'sms'`.as('channel'),
          recipient: smsTable.phoneNumber,
          subject: smsTable.text,
          createdAt: smsTable.createdAt,
          sentAt: smsTable.sentAt,
        })
        .from(smsTable)
        .where(arrayContains(smsTable.orderIds, [orderId])),
    )
    .orderBy(desc(mailsTable.id));

export const deleteFinishedJobs = (db: Db, now: Date) =>
  db.delete(jobsTable).where(lt(jobsTable.doneAt, addMilliseconds(now, -days(30))));
