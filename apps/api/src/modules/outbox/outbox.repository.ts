import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { jobsTable, mailsTable } from './outbox.tables';

export type Job = typeof jobsTable.$inferSelect;
export type Mail = typeof mailsTable.$inferSelect;

/** Does nothing when an open job of the kind has the same unique key. */
export const insertJob = (db: Db, job: typeof jobsTable.$inferInsert) => db.insert(jobsTable).values(job).onConflictDoNothing();

/** Takes up to `limit` due jobs for this worker alone; others skip them until `lockedUntil`. */
export function claimJobs(db: Db, { now, lockedUntil, limit }: { now: Date; lockedUntil: Date; limit: number }): Promise<Job[]> {
  const due = db
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(and(isNull(jobsTable.doneAt), lte(jobsTable.runAt, now), or(isNull(jobsTable.lockedUntil), lte(jobsTable.lockedUntil, now))))
    .orderBy(asc(jobsTable.runAt), asc(jobsTable.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(jobsTable)
    .set({ lockedUntil, attempts: sql`${jobsTable.attempts} + 1` })
    .where(inArray(jobsTable.id, due))
    .returning();
}

export const finishJob = (db: Db, id: string, now: Date) => db.update(jobsTable).set({ doneAt: now, lockedUntil: null, lastError: null }).where(eq(jobsTable.id, id));

export const postponeJob = (db: Db, id: string, runAt: Date, lastError: string) => db.update(jobsTable).set({ runAt, lockedUntil: null, lastError }).where(eq(jobsTable.id, id));

export const insertMails = (db: Db, mails: (typeof mailsTable.$inferInsert)[]) => db.insert(mailsTable).values(mails);

export async function findMail(db: Db, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.id, id));
  return mail;
}

export const markMailSent = (db: Db, id: string, now: Date) => db.update(mailsTable).set({ sentAt: now }).where(eq(mailsTable.id, id));

/** Newest first; ids sort by time. */
export const latestMails = (db: Db, limit: number): Promise<Mail[]> => db.select().from(mailsTable).orderBy(desc(mailsTable.id)).limit(limit);

export const latestMailsTo = (db: Db, recipient: string, limit: number): Promise<Mail[]> =>
  db.select().from(mailsTable).where(eq(mailsTable.recipient, recipient)).orderBy(desc(mailsTable.id)).limit(limit);
