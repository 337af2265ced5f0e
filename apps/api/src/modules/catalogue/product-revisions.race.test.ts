import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { toProductInput } from '@market/domain/catalogue/product-input';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server never approves a version that the admin has not read', async () => {
  const shelf = await createProductHelpers(market, randomIds(market.clock));
  const merchant = await market.create.merchant();
  const admin = market.as(await market.create.admin({ resources: ['products'] }));
  for (let round = 0; round < 12; round += 1) {
    const product = await shelf.listed(merchant, { name: 'Approved' });
    const save = (name: string) =>
      market.as(merchant)(contract.products.update, {
        params: { id: product.id },
        body: { ...toProductInput(product), name },
      });
    const { revision } = await save('Read');
    market.clock.advance(1000);
    const [decision, edit] = await Promise.allSettled([
      admin(contract.productApprovals.decide, {
        query: { productId: product.id, merchantId: merchant.userId },
        body: { approved: true, ...(revision && { submittedAt: revision.submittedAt }) },
      }),
      save('Not read'),
    ]);
    expect(edit.status).toBe('fulfilled');
    if (decision.status === 'rejected') expect(decision.reason).toMatchObject({ status: 409 });
    const after = await market.as(merchant)(contract.products.byId, {
      params: { id: product.id },
    });
    expect([after.name, after.revision?.name, after.revision?.status]).toEqual([
      decision.status === 'fulfilled' ? 'Read' : 'Approved',
      'Not read',
      'pending',
    ]);
  }
});
