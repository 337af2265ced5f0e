import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import {
  jobKindNames,
  type FailedTransfer,
  type FailingJob,
  type PlatformHealth,
  type JobRetry,
  type UnsentMail,
  type WaitingJob,
} from '@market/domain/health/platform-health';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { Job, OutboxService } from '../outbox';
import {
  countFailedTransfers,
  countFailingJobs,
  countUnsentMails,
  listFailedTransfers,
  listFailingJobs,
  listUnsentMails,
  listWaitingJobs,
  countWaitingJobs,
} from './health.repository';

const LIMIT = 50;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly outbox: Pick<OutboxService, 'retry' | 'retryAll' | 'runNext'>;
  readonly paymentEvents: {
    list(query: { status: 'open'; limit: number; offset: number }): Promise<Page<PaymentEvent>>;
  };
}

export const healthService = ({ db, clock, audit, outbox, paymentEvents }: Deps) => {
  const retry = (
    principal: Principal,
    work: (db: Db) => Promise<readonly Job[]>,
  ): Promise<JobRetry> =>
    inTransaction(db, async (db) => {
      const jobs = await work(db);
      await audit.record(db, principal, ...jobs.map((job) => toAuditEntry(job, 'job.retried')));
      return { retried: jobs.length };
    });

  return {
    async overview(): Promise<PlatformHealth> {
      const now = clock.now();
      const [jobs, failing, waitingJobs, waiting, transfers, failed, events, mails, unsent] =
        await Promise.all([
          listFailingJobs(db, LIMIT),
          countFailingJobs(db),
          listWaitingJobs(db, now, LIMIT),
          countWaitingJobs(db, now),
          listFailedTransfers(db, LIMIT),
          countFailedTransfers(db),
          paymentEvents.list({ status: 'open', limit: LIMIT, offset: 0 }),
          listUnsentMails(db, LIMIT),
          countUnsentMails(db),
        ]);
      return {
        checkedAt: now.toISOString(),
        jobs: { rows: jobs.map(toFailingJob), count: failing },
        waitingJobs: { rows: waitingJobs.map(toWaitingJob), count: waiting },
        transfers: { rows: transfers.map(toFailedTransfer), count: failed },
        paymentEvents: { rows: [...events.rows].reverse(), count: events.count },
        mails: { rows: mails.map(toUnsentMail), count: unsent },
      };
    },

    /** Throws 404 for an unknown job, and 409 when it no longer fails. */
    retryJob: (principal: Principal, id: string): Promise<JobRetry> =>
      retry(principal, (db) => outbox.retry(db, id)),
    runJob: (principal: Principal, id: string): Promise<JobRetry> =>
      inTransaction(db, async (db) => {
        const job = await outbox.runNext(db, id);
        await audit.record(db, principal, toAuditEntry(job, 'job.movedToFront'));
        return { retried: 1 };
      }),
    retryAllJobs: (principal: Principal): Promise<JobRetry> =>
      retry(principal, (db) => outbox.retryAll(db)),
  };
};

export type HealthService = ReturnType<typeof healthService>;

type JobRow = Awaited<ReturnType<typeof listFailingJobs>>[number];

const toFailure = ({ id, attempts, lastError, runAt, createdAt }: JobRow) => ({
  id,
  attempts,
  lastError: lastError ?? '',
  nextTryAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

/** The payment or payout that a job is about. */
function referenceOf({ payload: { reference } }: JobRow): string | undefined {
  return typeof reference === 'string' ? reference : undefined;
}

function toKind(job: JobRow): Pick<FailingJob, 'kind' | 'reference'> {
  const reference = referenceOf(job);
  return { kind: job.kind, ...(reference !== undefined && { reference }) };
}

const toFailingJob = (job: JobRow): FailingJob => ({ ...toFailure(job), ...toKind(job) });
const toWaitingJob = (job: JobRow): WaitingJob => ({
  id: job.id,
  ...toKind(job),
  dueAt: job.runAt.toISOString(),
});

function toAuditEntry(job: Job, action: 'job.retried' | 'job.movedToFront') {
  const name = jobKindNames[job.kind] ?? job.kind;
  const reference = referenceOf(job);
  return {
    action,
    subject: 'job',
    subjectId: job.id,
    subjectName: reference === undefined ? name : `${name}, ${reference}`,
  } as const;
}

const toUnsentMail = ({
  job,
  mail: { subject, recipient },
}: Awaited<ReturnType<typeof listUnsentMails>>[number]): UnsentMail => ({
  ...toFailure(job),
  subject,
  recipient,
});

const toFailedTransfer = ({
  payout: { id, reference, amount, failureReason, failedAt, requestedAt },
  payeeName,
  hasNewAccount,
}: Awaited<ReturnType<typeof listFailedTransfers>>[number]): FailedTransfer => ({
  id,
  reference,
  payeeName,
  amount,
  reason: failureReason ?? '',
  failedAt: (failedAt ?? requestedAt).toISOString(),
  hasNewAccount,
});
