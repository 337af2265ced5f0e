import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarket, type TestMarket } from './harness';

describe.each([{ engine: 'pglite' }, { parallel: false }, { parallel: true }] as const)(
  'the test harness with %o',
  (options) => {
    let market: TestMarket;
    beforeAll(async () => {
      market = await startMarket(options);
    });
    afterAll(() => market.close());

    it('signs accounts in and runs jobs', async () => {
      const merchant = await market.create.merchant();
      await expect(market.services.sessions.authenticate(merchant.token)).resolves.toMatchObject({
        userId: merchant.userId,
        storeId: merchant.storeId,
      });
      await expect(market.runJobs()).resolves.toEqual([]);
    });
  },
);
