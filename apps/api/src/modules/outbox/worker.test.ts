import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../platform/clock';
import { silentLog } from '../../platform/log';
import { startMarket, type TestMarket } from '../../test/harness';
import { createWorker, type JobHandlers } from './worker';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ engine: 'postgres' });
});
afterAll(() => market.close());

const workerOf = (handlers: JobHandlers) => createWorker({ db: market.db, clock: market.clock, log: silentLog, handlers });
const enqueue = (kind: string, more: { runAt?: Date; uniqueKey?: string; payload?: Record<string, unknown> } = {}) => market.services.outbox.enqueue(market.db, { kind, payload: {}, ...more });

it('runs each job once, however many workers look for it at the same time', async () => {
  const ran: unknown[] = [];
  const handlers: JobHandlers = { count: async ({ n }) => void ran.push(n) };
  for (let n = 0; n < 50; n += 1) await enqueue('count', { payload: { n } });
  await Promise.all([1, 2, 3, 4].map(() => workerOf(handlers).runDue()));
  expect(ran.sort()).toEqual(Array.from({ length: 50 }, (_, n) => n).sort());
});

it('waits longer after each failure, and goes on where it failed', async () => {
  let tries = 0;
  const worker = workerOf({
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
  expect([await triesAfter(0), await triesAfter(4_999), await triesAfter(1), await triesAfter(9_999), await triesAfter(1), await triesAfter(minutes(60))]).toEqual([1, 1, 2, 2, 3, 3]);
});

it('runs nothing before its time, and one of two with the same key', async () => {
  const ran: string[] = [];
  const worker = workerOf({ later: async () => void ran.push('later') });
  const runAt = new Date(market.clock.now().getTime() + minutes(15));
  await enqueue('later', { runAt, uniqueKey: 'checkout 1' });
  await enqueue('later', { runAt, uniqueKey: 'checkout 1' });
  await worker.runDue();
  expect(ran).toEqual([]);
  market.clock.advance(minutes(15));
  await worker.runDue();
  expect(ran).toEqual(['later']);
});

it('leaves to others what it has not begun when the others may take it over', async () => {
  const ran: unknown[] = [];
  const other = workerOf({ slow: async ({ n }) => void ran.push(n) });
  const worker = workerOf({
    slow: async ({ n }) => {
      ran.push(n);
      market.clock.advance(minutes(1.1));
      await other.runDue();
    },
  });
  for (const n of [1, 2, 3]) await enqueue('slow', { payload: { n } });
  await worker.runDue();
  market.clock.advance(minutes(1));
  await other.runDue();
  expect(ran.sort()).toEqual([1, 2, 3]);
});
