import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestProduct } from '../../test/test-products';

let market: TestMarket;
let admin: TestAccount;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

const reason = 'The certificate expired.';

const actions = {
  approve: ({ userId }, productId) =>
    market.as(admin)(contract.productApprovals.decide, {
      query: { productId, merchantId: userId },
      body: { approved: true },
    }),
  sendBack: ({ userId }, productId) =>
    market.as(admin)(contract.productApprovals.decide, {
      query: { productId, merchantId: userId },
      body: { approved: false, reviewNote: reason },
    }),
  addToMarketplace: (merchant, productId) =>
    market.as(merchant)(contract.products.addToMarketplace, { body: { productId } }),
  removeFromMarketplace: (merchant, id) =>
    market.as(merchant)(contract.products.removeFromMarketplace, { params: { id } }),
  pause: (merchant) => market.as(merchant)(contract.stores.pause, { body: { paused: true } }),
  open: (merchant) => market.as(merchant)(contract.stores.pause, { body: { paused: false } }),
  suspend: ({ storeId }) =>
    market.as(admin)(contract.merchants.suspend, { params: { id: storeId }, body: { reason } }),
  resume: ({ storeId }) =>
    market.as(admin)(contract.merchants.resume, { params: { id: storeId }, body: { reason } }),
} satisfies Record<string, (merchant: TestAccount, productId: string) => Promise<unknown>>;
const actionNames = [
  'approve',
  'sendBack',
  'addToMarketplace',
  'removeFromMarketplace',
  'pause',
  'open',
  'suspend',
  'resume',
] as const;

/** A 409 means that the action is not possible now. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error;
};

it('the visibility check reports a product as listed exactly when the catalogue lists it, after any series of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...actionNames), { minLength: 1, maxLength: 8 }),
      async (steps) => {
        const merchant = await market.create.merchant();
        const { id } = await shelf.pending(merchant);
        for (const step of steps) {
          await actions[step](merchant, id).catch(ignoreRefusal);
          const [seen, own] = [
            await market.as(admin)(contract.productApprovals.visibility, { params: { id } }),
            await market.as(merchant)(contract.products.visibility, { params: { id } }),
          ];
          const { rows } = await market.anonymous(contract.catalogue.list, {
            query: { storeId: merchant.storeId },
          });
          const isListed = rows.some((row) => row.id === id);
          expect(own).toEqual(seen);
          expect(seen.listed).toBe(isListed);
          expect(seen.approved && seen.storeLive && seen.onMarketplace).toBe(isListed);
        }
      },
    ),
    // This example breaks each condition on its own.
    {
      numRuns: 12,
      examples: [
        [
          [
            'approve',
            'removeFromMarketplace',
            'addToMarketplace',
            'pause',
            'open',
            'suspend',
            'resume',
            'sendBack',
          ],
        ],
      ],
    },
  );
});

it('the visibility check shows the reasons given for decisions, and hides products of other stores', async () => {
  const merchant = await market.create.merchant();
  const { id } = await shelf.pending(merchant);
  await actions.sendBack(merchant, id);
  await actions.suspend(merchant);
  const checkVisibility = (by: TestAccount) =>
    market.as(by)(contract.products.visibility, { params: { id } });
  await expect(checkVisibility(merchant)).resolves.toMatchObject({
    listed: false,
    approved: false,
    approvalStatus: 'rejected',
    reviewNote: reason,
    storeLive: false,
    storeStatus: 'suspended',
    storeNote: reason,
    onMarketplace: true,
  });
  await expect(checkVisibility(await market.create.merchant())).rejects.toMatchObject({
    status: 404,
  });
});

it('the visibility check reports a sold-out product as listed', async () => {
  const merchant = await market.create.merchant();
  const { productId } = await insertTestProduct(market, merchant.storeId, { onHand: 0 });
  await expect(
    market.as(merchant)(contract.products.visibility, { params: { id: productId } }),
  ).resolves.toMatchObject({ listed: true, inStock: false });
  const { rows } = await market.anonymous(contract.catalogue.list, {
    query: { storeId: merchant.storeId },
  });
  expect(rows.map(({ id }) => id)).toEqual([productId]);
});
