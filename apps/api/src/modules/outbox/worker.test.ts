import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMilliseconds, minutes } from '../../platform/clock';
import { noLog } from '../../platform/log';
import { startMarket, type TestMarket } from '../../test/harness';
import { claimJob } from './outbox.repository';
import { jobsTable } from './outbox.tables';
import { createWorker, type JobHandlers } from './worker';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

const startWorker = (handlers: JobHandlers) =>
  createWorker({ db: market.db, clock: market.clock, log: noLog, handlers });
const enqueue = (
  kind: string,
  more: { runAt?: Date; uniqueKey?: string; payload?: Record<string, unknown> } = {},
) => market.services.outbox.enqueue(market.db, { kind, payload: {}, ...more });

it('the worker runs each job once with several workers', async () => {
  const runs: unknown[] = [];
  const handlers: JobHandlers = { count: async ({ n }) => void runs.push(n) };
  for (let n = 0; n < 50; n += 1) await enqueue('count', { payload: { n } });
  await Promise.all([1, 2, 3, 4].map(() => startWorker(handlers).runDue()));
  expect(runs.sort()).toEqual(Array.from({ length: 50 }, (_, n) => n).sort());
});

it('the worker waits longer after each failure, and does not run a job again after it succeeds', async () => {
  let tries = 0;
  const worker = startWorker({
    flaky: async () => {
      tries += 1;
      if (tries < 3) throw new Error('the mail server is away');
    },
  });
  await enqueue('flaky');
  const triesAfter = async (milliseconds: number) => {
    market.clock.advance(milliseconds);
    await worker.runDue();
    return tries;
  };
  expect([
    await triesAfter(0),
    await triesAfter(4_999),
    await triesAfter(1),
    await triesAfter(9_999),
    await triesAfter(1),
    await triesAfter(minutes(60)),
  ]).toEqual([1, 1, 2, 2, 3, 3]);
});

it('the worker runs no job before its time, and only one of two jobs with the same key', async () => {
  const runs: string[] = [];
  const worker = startWorker({ later: async () => void runs.push('later') });
  const runAt = new Date(market.clock.now().getTime() + minutes(15));
  await enqueue('later', { runAt, uniqueKey: 'checkout 1' });
  await enqueue('later', { runAt, uniqueKey: 'checkout 1' });
  await worker.runDue();
  expect(runs).toEqual([]);
  market.clock.advance(minutes(15));
  await worker.runDue();
  expect(runs).toEqual(['later']);
});

it('the worker takes over the job of a killed worker within seconds, but not a job that is still running', async () => {
  let runs = 0;
  const handlers: JobHandlers = { once: async () => void (runs += 1) };
  await enqueue('once');
  const killed = await claimJob(market.db, {
    now: market.clock.now(),
    lockedUntil: addMilliseconds(market.clock.now(), 15_000),
  });
  expect(killed?.kind).toBe('once');
  await startWorker(handlers).runDue();
  expect(runs).toBe(0);
  market.clock.advance(15_000);
  await startWorker(handlers).runDue();
  expect(runs).toBe(1);

  const lockedUntil = async () =>
    (
      await market.db.select().from(jobsTable).where(eq(jobsTable.kind, 'long'))
    )[0]?.lockedUntil?.getTime() ?? 0;
  const other = startWorker({ long: async () => void (runs += 1) });
  const worker = createWorker({
    db: market.db,
    clock: market.clock,
    log: noLog,
    heartbeat: 20,
    handlers: {
      long: async () => {
        for (let beats = 0; beats < 3; beats += 1) {
          const before = await lockedUntil();
          market.clock.advance(10_000);
          await expect.poll(lockedUntil, { timeout: 30_000 }).toBeGreaterThan(before);
          await other.runDue();
        }
      },
    },
  });
  await enqueue('long');
  expect(await worker.runDue()).toEqual([]);
  expect(runs).toBe(1);
});

it('the worker finishes the current job when it is stopped, and leaves the queue to other workers', async () => {
  const runs: unknown[] = [];
  const worker = startWorker({
    long: async ({ n }) => {
      stopped = worker.stop();
      await new Promise((resolve) => setImmediate(resolve));
      runs.push(n);
    },
  });
  let stopped: Promise<void> = Promise.resolve();
  for (let n = 0; n < 100; n += 1) await enqueue('long', { payload: { n } });
  worker.start();
  await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(1);
  await stopped;
  expect(runs).toEqual([0]);
  await startWorker({ long: async ({ n }) => void runs.push(n) }).runDue();
  expect(runs).toEqual(Array.from({ length: 100 }, (_, n) => n));
});
