import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { StoreShelvesQuery } from '@market/domain/stores/store-card';
import { productsTable, storesTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let helios: TestAccount;
let volta: TestAccount;
let batteries: string;
beforeAll(async () => {
  market = await startMarket();
  const shelf = await createProductHelpers(market, randomIds(market.clock));
  batteries = await shelf.category('Batteries');
  helios = await market.create.merchant({ storeName: 'Helios Yard' });
  volta = await market.create.merchant({ storeName: 'Volta Works' });
  for (const [account, state] of [
    [helios, 'Lagos'],
    [volta, 'Kano'],
  ] as const)
    await market.db
      .update(storesTable)
      .set({ state, isOfficialOutlet: state === 'Kano' })
      .where(eq(storesTable.id, account.storeId));
  const products = [];
  for (const weight of [30, 9, 12, 15]) products.push(await shelf.listed(helios, { weight }));
  const soldOut = await shelf.listed(helios, { weight: 40, quantity: 0, name: 'Sold out' });
  await shelf.listed(helios, { categoryId: batteries, weight: 8, name: 'Light battery' });
  await shelf.listed(volta, { categoryId: batteries });
  for (const [id, soldCount] of [
    [soldOut.id, 90],
    [products[2]?.id ?? '', 50],
  ] as const)
    await market.db.update(productsTable).set({ soldCount }).where(eq(productsTable.id, id));
});
afterAll(() => market.close());

const shelves = (query: Partial<StoreShelvesQuery> = {}) =>
  market.anonymous(contract.catalogue.storeShelves, { query });
const names = async (query: Partial<StoreShelvesQuery>) =>
  (await shelves(query)).rows.map(({ storeName }) => storeName);

it('the store directory shows what each store sells, its three best sellers in stock, and the delivery data for its lightest product', async () => {
  const { rows, ...totals } = await shelves({ search: 'helios' });
  expect(rows).toMatchObject([
    { storeName: 'Helios Yard', sells: ['Inverters', 'Batteries'], delivery: { weight: 8 } },
  ]);
  expect(rows[0]?.products).toHaveLength(3);
  expect(rows[0]?.products[0]?.delivery.weight).toBe(12);
  expect(rows[0]?.products.map(({ name }) => name)).not.toContain('Sold out');
  expect(totals).toEqual({ count: 1, storeCount: 2, outletCount: 1, states: ['Kano', 'Lagos'] });
});

it('the store directory narrows the list to a state, a category, official outlets and followed stores', async () => {
  expect(await names({ state: 'Lagos' })).toEqual(['Helios Yard']);
  expect(await names({ categoryId: batteries })).toEqual(['Helios Yard', 'Volta Works']);
  expect(await names({ official: 'true' })).toEqual(['Volta Works']);
  expect(await names({ official: 'true', state: 'Lagos' })).toEqual([]);
  expect(await names({ store: 'subscriptions' })).toEqual([]);
  const customer = market.as(await market.create.customer());
  await customer(contract.follows.setFollowing, {
    query: { storeId: volta.storeId },
    body: { following: true },
  });
  const followed = await customer(contract.catalogue.storeShelves, {
    query: { store: 'subscriptions' },
  });
  expect(followed.rows.map(({ storeName }) => storeName)).toEqual(['Volta Works']);
});

it('the store directory counts the products of a store by category, and lists those of one category or those on sale', async () => {
  const params = { id: helios.storeId };
  const sections = () => market.anonymous(contract.catalogue.storeSections, { params });
  expect(await sections()).toMatchObject({
    categories: [
      { name: 'Inverters', productCount: 5 },
      { id: batteries, name: 'Batteries', productCount: 1 },
    ],
    onSaleCount: 6,
  });
  const list = async (query: { categoryId?: string; onSale?: 'true' }) =>
    (await market.anonymous(contract.catalogue.storePageProducts, { params, query })).rows;
  expect(await list({ categoryId: batteries })).toMatchObject([{ name: 'Light battery' }]);
  expect(await list({ onSale: 'true' })).toHaveLength(6);
  await expect(
    market.anonymous(contract.catalogue.storeSections, { params: { id: 'unknown' } }),
  ).rejects.toMatchObject({ status: 404 });
});
