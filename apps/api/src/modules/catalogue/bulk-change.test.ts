import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { BulkChange } from '@market/domain/catalogue/bulk-change';
import type { MerchantProductQuery } from '@market/domain/catalogue/merchant-products';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { naira, createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
beforeEach(async () => {
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const bulk = (
  change: BulkChange,
  products: readonly { id: string; updatedAt?: string; quantityRead?: number }[],
  as = merchant,
) => market.as(as)(contract.products.bulk, { body: { products: [...products], change } });
const one = (id: string) => market.as(merchant)(contract.products.byId, { params: { id } });
const prices = (sellingPrice: number, price = sellingPrice) => ({
  pricing: { price: naira(price), sellingPrice: naira(sellingPrice) },
});
const variant = (option: string, sellingPrice: number) => ({
  sku: `S-${option}`,
  options: { Size: option },
  price: naira(sellingPrice),
  sellingPrice: naira(sellingPrice),
  quantity: 4,
});
const sizes = {
  variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
  variant: [variant('S', 100), variant('L', 200)],
};

describe('bulk changes to products', () => {
  it('raise the selling prices of all variants, in whole kobo, and a list price only when it would be lower', async () => {
    const productWithoutVariants = await shelf.listed(merchant, prices(100));
    const reduced = await shelf.listed(merchant, prices(100, 150));
    const sized = await shelf.listed(merchant, sizes);
    expect(
      await bulk(
        { kind: 'pricePercent', percent: 33.335 },
        [productWithoutVariants, reduced, sized].map(({ id }) => ({ id })),
      ),
    ).toEqual(
      [productWithoutVariants, reduced, sized].map(({ id }) => ({ id, outcome: 'changed' })),
    );
    expect(await one(productWithoutVariants.id)).toMatchObject({
      approvalStatus: 'approved',
      pricing: { price: 13_334, sellingPrice: 13_334 },
    });
    expect(await one(reduced.id)).toMatchObject({
      pricing: { price: 15_000, sellingPrice: 13_334 },
    });
    expect(await one(sized.id)).toMatchObject({
      pricing: { sellingPrice: 13_334 },
      variant: [{ sellingPrice: 13_334 }, { sellingPrice: 26_667 }],
    });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id: productWithoutVariants.id } }),
    ).resolves.toMatchObject({ sellingPrice: 13_334 });
  });

  it('skip a product whose price would become zero, and change the others', async () => {
    const [cheap, dear] = [
      await shelf.pending(merchant, sizes),
      await shelf.pending(merchant, prices(500)),
    ];
    expect(
      await bulk({ kind: 'priceAmount', amount: naira(-100) }, [
        { id: cheap.id },
        { id: dear.id },
        { id: crypto.randomUUID() },
      ]),
    ).toMatchObject([
      {
        id: cheap.id,
        outcome: 'failed',
        problem: 'The price must be above zero and at most ₦500,000,000.00.',
      },
      { id: dear.id, outcome: 'changed' },
      { outcome: 'failed', problem: 'This product was not found.' },
    ]);
    expect((await one(cheap.id)).variant.map(({ sellingPrice }) => sellingPrice)).toEqual([
      naira(100),
      naira(200),
    ]);
    expect((await one(dear.id)).pricing.sellingPrice).toBe(naira(400));
  });

  it('set or add available stock, not counting reserved units', async () => {
    const [{ id }, digital] = [
      await shelf.listed(merchant, { quantity: 10 }),
      await shelf.pending(merchant, { IsDigitalProduct: true }),
    ];
    await market.db.execute(
      `update stock set reserved = 4 where variant_id in (select id from product_variants where product_id = '${id}')`,
    );
    await bulk({ kind: 'stockAdd', quantity: 5 }, [{ id }]);
    expect((await one(id)).quantity).toBe(11);
    await bulk({ kind: 'stockAdd', quantity: -50 }, [{ id }]);
    expect((await one(id)).quantity).toBe(0);
    for (const read of [{}, { quantityRead: 11 }])
      expect(await bulk({ kind: 'stockSet', quantity: 7 }, [{ id, ...read }])).toMatchObject([
        {
          outcome: 'failed',
          problem: expect.stringMatching(/^The stock is now 0(, not 11)?\. Check it again\.$/),
        },
      ]);
    expect(
      await bulk({ kind: 'stockSet', quantity: 7 }, [{ id, quantityRead: 0 }, { id: digital.id }]),
    ).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'failed', problem: 'A digital product has no stock.' },
    ]);
    expect((await one(id)).quantity).toBe(7);
    expect(await bulk({ kind: 'stockSet', quantity: 7 }, [{ id }])).toMatchObject([
      { outcome: 'unchanged' },
    ]);
  });

  it('are applied once when they are sent twice for the same version of a product', async () => {
    const { id, updatedAt } = await shelf.pending(merchant, prices(100));
    market.clock.advance(1_000);
    const double = () => bulk({ kind: 'pricePercent', percent: 100 }, [{ id, updatedAt }]);
    expect([...(await double()), ...(await double())]).toMatchObject([
      { outcome: 'changed' },
      {
        outcome: 'failed',
        problem: 'The product has changed since you loaded it. Check it again.',
      },
    ]);
    expect((await one(id)).pricing.sellingPrice).toBe(naira(200));
  });

  it('remove deleted products from the shop, lists and featured products, and free their SKUs', async () => {
    const { id } = await shelf.listed(merchant, { sku: 'GONE-1' });
    await market.as(merchant)(contract.featured.add, { body: { productId: id } });
    expect(await bulk({ kind: 'delete' }, [{ id }])).toMatchObject([{ outcome: 'changed' }]);
    await expect(one(id)).rejects.toMatchObject({ status: 404 });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await market.as(merchant)(contract.featured.list)).toEqual([]);
    expect(await market.as(merchant)(contract.products.list)).toMatchObject({ rows: [], count: 0 });
    await expect(shelf.pending(merchant, { sku: 'GONE-1' })).resolves.toMatchObject({
      sku: 'GONE-1',
    });
    expect(await bulk({ kind: 'delete' }, [{ id }])).toMatchObject([{ outcome: 'failed' }]);
  });

  it('cannot reach another store’s products', async () => {
    const otherMerchant = await market.create.merchant();
    const { id } = await shelf.pending(merchant, prices(100));
    for (const change of [
      { kind: 'stockSet', quantity: 0 },
      { kind: 'delete' },
      { kind: 'marketplace', isOnMarketplace: false },
    ] as const)
      expect(await bulk(change, [{ id }], otherMerchant)).toMatchObject([
        { outcome: 'failed', problem: 'This product was not found.' },
      ]);
    expect(await one(id)).toMatchObject({ quantity: 10, isOnMarketplace: true });
  });
});

describe('the merchant’s product list', () => {
  it('filters by stock, category, marketplace and featured products, and counts the products of each filter', async () => {
    const cables = await shelf.category('Cables');
    const made = {
      full: await shelf.listed(merchant, { name: 'A full', quantity: 10 }),
      low: await shelf.listed(merchant, { name: 'B low', quantity: 2 }),
      out: await shelf.pending(merchant, { name: 'C out', quantity: 0, categoryId: cables }),
      digital: await shelf.pending(merchant, {
        name: 'D digital',
        quantity: 0,
        IsDigitalProduct: true,
      }),
    };
    await market.as(merchant)(contract.featured.add, { body: { productId: made.full.id } });
    await bulk({ kind: 'marketplace', isOnMarketplace: false }, [{ id: made.low.id }]);
    const names = async (query: Partial<MerchantProductQuery>) =>
      (
        await market.as(merchant)(contract.products.list, { query: { sort: 'name', ...query } })
      ).rows
        .map(({ name }) => name[0])
        .join('');
    expect(
      await Promise.all([
        names({ stock: 'low' }),
        names({ stock: 'out' }),
        names({ stock: 'in' }),
        names({ categoryId: cables }),
        names({ categoryId: 'none' }),
        names({ marketplace: 'false' }),
        names({ featured: 'true' }),
        names({ featured: 'false', approvalStatus: 'approved' }),
        names({ search: made.out.sku }),
      ]),
    ).toEqual(['BC', 'C', 'ABD', 'C', '', 'B', 'A', 'B', 'C']);
    expect(await market.as(merchant)(contract.products.counts)).toEqual({
      all: 4,
      draft: 0,
      pending: 2,
      approved: 2,
      rejected: 0,
      low: 2,
      out: 1,
      marketplace: 3,
      featured: 1,
    });
    expect(
      await market.as(merchant)(contract.products.chosen, { query: { stock: 'low' } }),
    ).toMatchObject({ products: [{ id: made.out.id }, { id: made.low.id }], isCapped: false });
  });
});
