import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

it('the server publishes the changes of only one of two admins who edited the same version, in 30 rounds', async () => {
  const admin = market.as(await market.create.admin({ resources: ['curation'] }));
  const body = { title: 'Solar week' };
  const { id, version: first } = await admin(contract.curation.createPromotion, { body });
  for (let round = 0; round < 30; round += 1) {
    const version = first + round;
    const publish = (title: string) =>
      admin(contract.curation.publishPromotion, {
        params: { id },
        body: { title, productIds: [], isHidden: false, version },
      });
    const answers = await Promise.allSettled([publish(`A ${round}`), publish(`B ${round}`)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [now] = await admin(contract.curation.promotions);
    expect(now?.version).toBe(version + 1);
  }
});

it('the server never lists a product whose store is suspended while the product is added, in 20 rounds', async () => {
  const admin = market.as(await market.create.admin({ resources: ['products', 'stores'] }));
  for (let round = 0; round < 20; round += 1) {
    const { storeId } = await market.create.merchant();
    const body = { ...shelf.input(), isDraft: false as const, storeId };
    await Promise.allSettled([
      admin(contract.productApprovals.addForStore, { body }),
      admin(contract.merchants.suspend, { params: { id: storeId }, body: { reason: 'Race' } }),
    ]);
    const { rows } = await market.anonymous(contract.catalogue.list, { query: { storeId } });
    expect(rows).toEqual([]);
  }
});
