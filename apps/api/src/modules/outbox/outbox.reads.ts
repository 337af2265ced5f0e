import { and, isNull, lte, or } from 'drizzle-orm';
import { jobsTable } from './outbox.tables';

export { jobsTable, mailsTable } from './outbox.tables';

/** Whether no worker runs the job. */
export const isUnlocked = (now: Date) =>
  or(isNull(jobsTable.lockedUntil), lte(jobsTable.lockedUntil, now));

/** Whether the job is due, no worker runs it, and it has not failed. */
export const isWaitingJob = (now: Date) =>
  and(
    isNull(jobsTable.doneAt),
    isNull(jobsTable.lastError),
    lte(jobsTable.runAt, now),
    isUnlocked(now),
  );
