import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLog } from '../platform/log';
import { startMarket, type TestMarket } from '../test/harness';
import type { TestNetwork } from '../test/test-database';
import { followPageChanges } from './page-changes';

let market: TestMarket;
let network: TestNetwork;
beforeAll(async () => {
  market = await startMarket({ withNetwork: true });
  if (!market.network) throw new Error('The test needs a network that can fail');
  network = market.network;
});
afterAll(() => market.close());

it('pageChanges reports every change by another process, including the first one and one after a lost database connection', async () => {
  let reported = 0;
  let warnings = 0;
  const log = { ...noLog, warn: () => void (warnings += 1) };
  const other = followPageChanges({
    db: market.db,
    onChange: () => undefined,
    log: noLog,
    every: 60_000,
  });
  const follower = followPageChanges({
    db: market.db,
    onChange: () => void (reported += 1),
    log,
    every: 20,
  });
  await expect.poll(() => follower.isFollowing(), { timeout: 30_000 }).toBe(true);
  expect(reported).toBe(0);
  for (const changes of [1, 2]) {
    other.announce();
    await expect.poll(() => reported, { timeout: 30_000 }).toBe(changes);
  }
  await network.refuse();
  await expect.poll(() => warnings, { timeout: 30_000 }).toBe(1);
  await network.restore();
  await expect.poll(() => reported, { timeout: 30_000 }).toBe(3);
  follower.stop();
  other.stop();
});
