import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../db/db';
import { addMilliseconds, hours, minutes, type Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import type { Payload } from '../../platform/payload';
import { claimJob, finishJob, postponeJob, renewJob, type Job } from './outbox.repository';

/** Handlers by job kind. A job may run twice after a crash, so handlers must be idempotent. */
export type JobHandlers = Readonly<Record<string, (payload: Payload) => Promise<void>>>;

interface WorkerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly handlers: JobHandlers;
  readonly log: Log;
  /** How often the lock of a running job is renewed, in milliseconds. */
  readonly heartbeat?: number;
}

const POLL_MS = 1_000;
/** Without a heartbeat for this long the worker counts as dead, and others take over its job. */
const LOCK_MS = 15_000;
const HEARTBEAT_MS = 5_000;
/**
 * The longest time for which a job's lock is renewed. It is longer than any handler takes, so a
 * hanging job loses its lock.
 */
const MAX_RUN_MS = minutes(10);
/**
 * How long a stopping worker waits for its job. Another worker runs it again once the lock has
 * expired.
 */
const STOP_MS = 5_000;
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = hours(1);

const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);

/**
 * Runs due jobs one after another: in the background between `start` and `stop`, or on demand.
 * Several processes can run workers.
 */
export function createWorker({
  db,
  clock,
  handlers,
  log,
  heartbeat = HEARTBEAT_MS,
}: WorkerOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  let started = false;
  let isStopping = false;

  const lockedUntil = (): Date => addMilliseconds(clock.now(), LOCK_MS);

  /** Renews the job's lock until the returned function is called. */
  const keepLocked = (job: Job): (() => void) => {
    const longest = addMilliseconds(clock.now(), MAX_RUN_MS);
    const heartbeatTimer = setInterval(() => {
      if (clock.now() < longest)
        renewJob(db, job, lockedUntil()).catch((error: unknown) =>
          log.warn({ err: error, job: job.id }, 'lock of a job not renewed'),
        );
    }, heartbeat);
    return () => clearInterval(heartbeatTimer);
  };

  /** Returns the error when the job failed. */
  const run = async (job: Job): Promise<Error | undefined> => {
    const release = keepLocked(job);
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      await handler(job.payload);
      await finishJob(db, job, clock.now());
      return undefined;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      log.warn({ err: failure, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed');
      await postponeJob(
        db,
        job,
        addMilliseconds(clock.now(), retryDelay(job.attempts)),
        failure.message.slice(0, 500),
      );
      return failure;
    } finally {
      release();
    }
  };

  const runDue = async (): Promise<Error[]> => {
    const failures: Error[] = [];
    while (!isStopping) {
      const job = await claimJob(db, { now: clock.now(), lockedUntil: lockedUntil() });
      if (!job) break;
      const failure = await run(job);
      if (failure) failures.push(failure);
    }
    return failures;
  };

  const poll = (): void => {
    busy = true;
    running = runDue()
      .catch((error: unknown) => log.error({ err: error }, 'failed to claim jobs'))
      .finally(() => {
        busy = false;
        schedule(POLL_MS);
      });
  };

  const schedule = (milliseconds: number): void => {
    if (!started || isStopping || busy) return;
    clearTimeout(timer);
    timer = setTimeout(poll, milliseconds);
  };

  return {
    /**
     * Runs all due jobs, including those that they enqueue. Returns the errors from failed jobs,
     * which are retried later.
     */
    runDue,
    start: (): void => {
      started = true;
      poll();
    },
    /** Checks for jobs soon instead of at the next poll. Called after commits. */
    wake: (): void => schedule(0),
    /** Starts no more jobs. Resolves when the current job is done, or after five seconds. */
    stop: async (): Promise<void> => {
      isStopping = true;
      clearTimeout(timer);
      const stopTimeout = new AbortController();
      await Promise.race([
        running,
        delay(STOP_MS, undefined, { signal: stopTimeout.signal }).catch(() => undefined),
      ]);
      stopTimeout.abort();
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
