import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import type {
  FailedTransfer,
  FailingJob,
  PlatformHealth,
  JobRetry,
  UnsentMail,
} from '@market/domain/health/platform-health';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { OutboxService } from '../outbox';
import {
  countFailedTransfers,
  countFailingJobs,
  countUnsentMails,
  listFailedTransfers,
  listFailingJobs,
  listUnsentMails,
  countWaitingJobs,
} from './health.repository';

const LIMIT = 50;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Pick<OutboxService, 'retry' | 'retryAll'>;
  readonly paymentEvents: {
    list(query: { status: 'open'; limit: number; offset: number }): Promise<Page<PaymentEvent>>;
  };
}

export const healthService = ({ db, clock, outbox, paymentEvents }: Deps) => ({
  async overview(): Promise<PlatformHealth> {
    const now = clock.now();
    const [jobs, failing, { waiting, since }, transfers, failed, events, mails, unsent] =
      await Promise.all([
        listFailingJobs(db, LIMIT),
        countFailingJobs(db),
        countWaitingJobs(db, now),
        listFailedTransfers(db, LIMIT),
        countFailedTransfers(db),
        paymentEvents.list({ status: 'open', limit: LIMIT, offset: 0 }),
        listUnsentMails(db, LIMIT),
        countUnsentMails(db),
      ]);
    return {
      checkedAt: now.toISOString(),
      jobs: {
        rows: jobs.map(toFailingJob),
        count: failing,
        waiting,
        waitingSince: since?.toISOString(),
      },
      transfers: { rows: transfers.map(toFailedTransfer), count: failed },
      paymentEvents: { rows: [...events.rows].reverse(), count: events.count },
      mails: { rows: mails.map(toUnsentMail), count: unsent },
    };
  },

  /** Throws 404 for an unknown job, and 409 when it is no longer failing. */
  async retryJob(id: string): Promise<JobRetry> {
    await outbox.retry(db, id);
    return { retried: 1 };
  },

  retryAllJobs: async (): Promise<JobRetry> => ({ retried: await outbox.retryAll(db) }),
});

export type HealthService = ReturnType<typeof healthService>;

type JobRow = Awaited<ReturnType<typeof listFailingJobs>>[number];

const toFailure = ({ id, attempts, lastError, runAt, createdAt }: JobRow) => ({
  id,
  attempts,
  lastError: lastError ?? '',
  nextTryAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

function toFailingJob(job: JobRow): FailingJob {
  const reference = job.payload['reference'];
  return {
    ...toFailure(job),
    kind: job.kind,
    ...(typeof reference === 'string' && { reference }),
  };
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
  payout: { reference, amount, failureReason, failedAt, requestedAt },
  payeeName,
}: Awaited<ReturnType<typeof listFailedTransfers>>[number]): FailedTransfer => ({
  reference,
  payeeName,
  amount,
  reason: failureReason ?? '',
  failedAt: (failedAt ?? requestedAt).toISOString(),
});
