import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../../test/harness';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the shipping service saves the prices of only one of two admins who edited the same version, in 30 rounds', async () => {
  const admin = market.as(await market.create.admin({ resources: ['delivery'] }));
  for (let round = 0; round < 30; round += 1) {
    const { version, rates } = await market.anonymous(contract.pricing.get);
    const save = (base: number) =>
      admin(contract.pricing.save, {
        body: { version, rates: rates.map((rate) => ({ ...rate, base })) },
      });
    const results = await Promise.allSettled([save(100_000 + round), save(200_000 + round)]);
    const succeeded = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    expect(succeeded).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, message: expect.stringContaining('changed since you opened them') },
    });
    expect([await market.anonymous(contract.pricing.get)]).toEqual(succeeded);
  }
});

it('the shipping service keeps one vehicle active when all are deactivated at once', async () => {
  const admin = market.as(await market.create.admin({ resources: ['delivery'] }));
  const vehicles = await admin(contract.vehicles.list);
  await Promise.allSettled(
    vehicles.map(({ id }) =>
      admin(contract.vehicles.update, { params: { id }, body: { active: false } }),
    ),
  );
  const remaining = await admin(contract.vehicles.list);
  expect(remaining.filter(({ active }) => active)).toHaveLength(1);
});
