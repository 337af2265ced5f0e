import type { Db } from '../../db/db';
import { after, hours, minutes, type Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { claimJobs, finishJob, postponeJob, type Job } from './outbox.repository';

/** What to do with a job of each kind. A handler may run twice (a crash after its work), so its work must bear it. */
export type JobHandlers = Readonly<Record<string, (payload: Readonly<Record<string, unknown>>) => Promise<void>>>;

const POLL_MS = 1_000;
const BATCH = 20;
/** Longer than any handler takes; then another worker may take the job over. */
const LOCK_MS = minutes(2);
/** What of a batch has not begun by then is claimed again, by whoever is there first: the lock might end while it runs. */
const LATEST_BEGIN_MS = minutes(1);
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = hours(1);

const backOff = (attempts: number): number => Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);

/** Runs due jobs: in the background between `start` and `stop`, or on demand. Any number of processes may run one. */
export function createWorker({ db, clock, handlers, log }: { db: Db; clock: Clock; handlers: JobHandlers; log: Log }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  let stopped = true;

  /** The error with which a job failed, if it did. */
  const run = async (job: Job): Promise<Error | undefined> => {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      await handler(job.payload);
      await finishJob(db, job.id, clock.now());
      return undefined;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      log.warn({ err: failure, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed');
      await postponeJob(db, job.id, after(clock.now(), backOff(job.attempts)), failure.message.slice(0, 500));
      return failure;
    }
  };

  const runDue = async (): Promise<Error[]> => {
    const failures: Error[] = [];
    for (;;) {
      const now = clock.now();
      const jobs = await claimJobs(db, { now, lockedUntil: after(now, LOCK_MS), limit: BATCH });
      if (jobs.length === 0) return failures;
      for (const job of jobs) {
        if (clock.now() > after(now, LATEST_BEGIN_MS)) break;
        const failure = await run(job);
        if (failure) failures.push(failure);
      }
    }
  };

  const poll = (): void => {
    busy = true;
    running = runDue()
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be claimed'))
      .finally(() => {
        busy = false;
        schedule(POLL_MS);
      });
  };

  const schedule = (delay: number): void => {
    if (stopped || busy) return;
    clearTimeout(timer);
    timer = setTimeout(poll, delay);
  };

  return {
    /** Runs what is due, and what that makes due. Returns the errors of jobs that failed; those are tried again later. */
    runDue,
    start: (): void => {
      stopped = false;
      poll();
    },
    /** Looks soon instead of at the next poll: something was committed. */
    wake: (): void => schedule(0),
    /** Resolves when the job at hand is done. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
