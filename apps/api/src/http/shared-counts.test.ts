import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateCountsTable } from '../db/shared-state.tables';
import { noLog } from '../platform/log';
import { startMarket, type TestMarket } from '../test/harness';
import { addressKey } from './rate-limits';
import { sharedCounts } from './shared-counts';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

const counter = () => sharedCounts({ db: market.db, clock: market.clock, log: noLog });

const reported = async (key: string) =>
  (await market.db.select().from(rateCountsTable).where(eq(rateCountsTable.key, key)))[0]?.calls ??
  0;
const call = (count: ReturnType<typeof counter>, key: string, times: number): number => {
  for (let made = 1; made < times; made += 1) count(key, 100, 60_000);
  return count(key, 100, 60_000).current;
};

it('the rate limiter counts a caller’s requests across processes, and resets the count in the next minute', async () => {
  const [one, other] = [counter(), counter()];
  expect([call(one, 'a', 60), call(other, 'a', 50)]).toEqual([60, 50]);
  await expect.poll(() => reported('a'), { timeout: 30_000 }).toBe(110);
  // A counter learns the counts of the others when it reports its own.
  call(one, 'a', 10);
  await expect.poll(() => reported('a'), { timeout: 30_000 }).toBe(120);
  await expect.poll(() => call(one, 'a', 1), { timeout: 1_000 }).toBeGreaterThan(120);
  expect(call(one, 'b', 1)).toBe(1);
  market.clock.advance(60_000);
  expect(call(one, 'a', 1)).toBe(1);
});

it('the rate limiter runs no SQL statement for a caller with few requests', async () => {
  const count = counter();
  call(count, 'c', 9);
  await market.db.execute(sql`select 1`);
  expect(await reported('c')).toBe(0);
  call(count, 'c', 1);
  await expect.poll(() => reported('c'), { timeout: 30_000 }).toBe(10);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the rate limiter counts requests from %s for the subscriber %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
