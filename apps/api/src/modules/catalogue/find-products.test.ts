import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import type { Product } from '@market/domain/catalogue/product';
import { eq } from 'drizzle-orm';
import { productsTable, storesTable } from '../../db/schema';
import { hours } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { naira, createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let helios: TestAccount;
let volta: TestAccount;
let hybrid: string;
let jacket: Product;

const price = (amount: number, was = amount) => ({
  pricing: { price: naira(was), sellingPrice: naira(amount) },
});
const variant = (Size: string, Colour: string, quantity = 5) => ({
  sku: `${Size}-${Colour}`,
  options: { Size, Colour },
  price: naira(40_000),
  sellingPrice: naira(40_000),
  quantity,
});

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  helios = await market.create.merchant({ storeName: 'Helios Yard' });
  volta = await market.create.merchant({ storeName: 'Volta Works' });
  hybrid = await shelf.category('Hybrid', { id: shelf.categoryId, level: 1 });
  const safety = await shelf.category('Safety gear');
  await shelf.listed(helios, {
    name: 'Axora hybrid inverter',
    subCategoryId: hybrid,
    ...price(900_000, 1_000_000),
  });
  await shelf.listed(volta, {
    name: 'Tembo hybrid inverter',
    subCategoryId: hybrid,
    ...price(700_000),
    quantity: 0,
  });
  await shelf.listed(volta, { name: 'Tembo charger', ...price(100_000) });
  jacket = await shelf.listed(helios, {
    name: 'Site jacket',
    categoryId: safety,
    variantProperties: [
      { property: 'Size', options: ['M', 'L', 'XL'] },
      { property: 'Colour', options: ['Blue', 'Orange'] },
    ],
    variant: [
      variant('M', 'Blue'),
      variant('XL', 'Blue', 0),
      variant('L', 'Orange'),
      variant('XL', 'Orange'),
    ],
  });
  await market.db
    .update(productsTable)
    .set({ ratingSum: 9, ratingCount: 2 })
    .where(eq(productsTable.name, 'Axora hybrid inverter'));
});
afterAll(() => market.close());

const listNames = async (query: Partial<CatalogueFilters>) =>
  (await market.anonymous(contract.catalogue.list, { query })).rows.map(({ name }) => name).sort();
const readFacets = (query: Partial<CatalogueFilters>) =>
  market.anonymous(contract.catalogue.facets, { query });

describe('the filter by options', () => {
  it('finds only products with a single variant that has all chosen options', async () => {
    expect(await listNames({ options: 'Size:XL;Colour:Blue,Orange' })).toEqual(['Site jacket']);
    expect(await listNames({ options: 'Size:M;Colour:Orange' })).toEqual([]);
    expect(await listNames({ options: 'Size:XL;Colour:Blue', inStock: 'true' })).toEqual([]);
    expect(await listNames({ options: 'Voltage:12 V' })).toEqual([]);
  });

  it('counts each option among the variants that match the other chosen options', async () => {
    const { options } = await readFacets({ options: 'Size:M' });
    expect(options).toEqual([
      {
        property: 'Size',
        options: [
          { option: 'L', count: 1 },
          { option: 'M', count: 1 },
          { option: 'XL', count: 1 },
        ],
      },
      { property: 'Colour', options: [{ option: 'Blue', count: 1 }] },
    ]);
  });
});

describe('facets', () => {
  it('count each choice with all filters applied except the one on the same facet', async () => {
    const all = await readFacets({});
    expect(all).toMatchObject({
      count: 4,
      inStock: 3,
      onSale: 1,
      isPartial: false,
      price: { min: naira(40_000), max: naira(900_000) },
    });
    expect(all.price?.spread).toEqual(
      [40_000, 100_000, 600_000, 800_000].map((from) => ({ from: naira(from), count: 1 })),
    );
    expect(all.categories.map(({ name, count }) => [name, count])).toEqual([
      ['Inverters', 3],
      ['Safety gear', 1],
    ]);
    expect(all.ratings).toEqual([4, 3, 2, 1].map((rating) => ({ rating, count: 1 })));

    const voltaFacets = await readFacets({ storeId: volta.storeId, minPrice: 500_000 });
    expect(voltaFacets).toMatchObject({
      count: 1,
      price: { min: naira(100_000), max: naira(700_000) },
      inStock: 0,
    });
    expect(voltaFacets.stores.map(({ storeName, count }) => [storeName, count])).toEqual([
      ['Helios Yard', 1],
      ['Volta Works', 1],
    ]);
  });

  it('count the products in each category below the selected one, and the results of a corrected search', async () => {
    expect((await readFacets({ categoryId: shelf.categoryId })).categories).toEqual([
      { id: hybrid, name: 'Hybrid', count: 2 },
    ]);
    expect(await readFacets({ search: 'hybird' })).toMatchObject({
      count: 2,
      stores: [{ count: 1 }, { count: 1 }],
    });
    expect(await readFacets({ search: '?!' })).toMatchObject({ count: 0, price: null });
  });

  it('include selected options even without results, so that they can be deselected', async () => {
    const { count, stores, options } = await readFacets({
      storeId: volta.storeId,
      options: 'Size:M;Voltage:12 V',
      minPrice: 30_000,
    });
    expect(count).toBe(0);
    expect(stores).toEqual([{ id: volta.storeId, storeName: 'Volta Works', count: 0 }]);
    expect(options).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ property: 'Size' }),
        { property: 'Voltage', options: [{ option: '12 V', count: 0 }] },
      ]),
    );
    expect(
      (await readFacets({ storeId: volta.storeId, subCategoryId: hybrid, minPrice: 800_000 }))
        .stores,
    ).toEqual([
      { id: helios.storeId, storeName: 'Helios Yard', count: 1 },
      { id: volta.storeId, storeName: 'Volta Works', count: 0 },
    ]);
  });

  it('treat an invalid store id as a store without products', async () => {
    expect(await listNames({ storeId: 'volta-works' })).toEqual([]);
    expect(await listNames({ storeId: `volta-works,${volta.storeId}`, minPrice: 200_000 })).toEqual(
      ['Tembo hybrid inverter'],
    );
    expect((await readFacets({ storeId: 'volta-works' })).count).toBe(0);
  });

  it('return the same count as the list for any filters', async () => {
    const queries: Partial<CatalogueFilters>[] = [
      { rating: 4 },
      { onSale: 'true' },
      { inStock: 'true', categoryId: shelf.categoryId },
      { storeId: `${volta.storeId},${helios.storeId}`, maxPrice: 100_000 },
      { search: 'tembo', minPrice: 200_000 },
    ];
    for (const query of queries)
      expect((await readFacets(query)).count, JSON.stringify(query)).toBe(
        (await listNames(query)).length,
      );
  });
});

describe('a store’s own page', () => {
  it('shows and sells products that are not on the marketplace', async () => {
    const merchant = market.as(volta);
    const { id } = await shelf.listed(volta, { name: 'Volta special' });
    expect(await listNames({ search: 'special' })).toEqual(['Volta special']);
    expect(
      await merchant(contract.products.removeFromMarketplace, { params: { id } }),
    ).toMatchObject({ isOnMarketplace: false, approvalStatus: 'approved' });
    expect(await listNames({ search: 'special' })).toEqual([]);

    const params = { id: volta.storeId };
    const themed = (search?: string) =>
      market.anonymous(contract.catalogue.storePageProducts, { params, query: { search } });
    expect((await themed()).count).toBe(3);
    expect((await themed('special')).rows).toMatchObject([{ id, name: 'Volta special' }]);
    expect((await market.anonymous(contract.catalogue.storeProducts, { params })).count).toBe(3);
    expect((await market.anonymous(contract.catalogue.storeMarketplace, { params })).count).toBe(2);
    expect(await market.anonymous(contract.catalogue.byId, { params: { id } })).toMatchObject({
      name: 'Volta special',
    });
    expect(
      await market.services.catalogue.linesFor(market.db, [{ productId: id, quantity: 1 }]),
    ).toMatchObject([{ buyable: true }]);

    await expect(
      market.as(helios)(contract.products.addToMarketplace, { body: { productId: id } }),
    ).rejects.toMatchObject({ status: 404 });
    await merchant(contract.products.addToMarketplace, { body: { productId: id } });
    expect(await listNames({ search: 'special' })).toEqual(['Volta special']);
  });

  it('shows featured products first, and returns 404 when the store is closed', async () => {
    const merchant = market.as(helios);
    const query = { sort: 'price-desc' } as const;
    const themed = async (options = {}) =>
      (
        await market.anonymous(contract.catalogue.storePageProducts, {
          params: { id: helios.storeId },
          ...options,
        })
      ).rows.map(({ name }) => name);
    await merchant(contract.featured.add, { body: { productId: jacket.id } });
    expect((await merchant(contract.featured.list)).map(({ name }) => name)).toEqual([
      'Site jacket',
    ]);
    expect(await themed()).toEqual(['Site jacket', 'Axora hybrid inverter']);
    expect(await themed({ query })).toEqual(['Axora hybrid inverter', 'Site jacket']);
    await expect(
      market.as(volta)(contract.featured.add, { body: { productId: jacket.id } }),
    ).rejects.toMatchObject({ status: 404 });
    await merchant(contract.featured.remove, { params: { id: jacket.id } });
    await expect(
      merchant(contract.featured.remove, { params: { id: jacket.id } }),
    ).rejects.toMatchObject({ status: 404 });

    await market.db
      .update(storesTable)
      .set({ status: 'paused' })
      .where(eq(storesTable.id, helios.storeId));
    await expect(themed()).rejects.toMatchObject({ status: 404 });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id: jacket.id } }),
    ).rejects.toMatchObject({ status: 404 });
    await market.db
      .update(storesTable)
      .set({ status: 'live' })
      .where(eq(storesTable.id, helios.storeId));
  });
});

describe('the home page', () => {
  it('shows a different category each hour, and products that are related to a given product', async () => {
    const firstSection = await market.anonymous(contract.catalogue.randomCategory);
    expect(firstSection?.products.length).toBeGreaterThan(0);
    expect(await market.anonymous(contract.catalogue.randomCategory)).toEqual(firstSection);
    const laterCategories = new Set<string | undefined>();
    for (let hour = 0; hour < 12; hour += 1) {
      market.clock.advance(hours(1));
      laterCategories.add(
        (await market.anonymous(contract.catalogue.randomCategory))?.category.name,
      );
    }
    expect(laterCategories).toEqual(new Set(['Inverters', 'Safety gear']));

    const [axora] = (
      await market.anonymous(contract.catalogue.list, { query: { search: 'axora' } })
    ).rows;
    const related = await market.anonymous(contract.catalogue.related, {
      params: { id: axora?.id ?? '' },
    });
    expect(related.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tembo hybrid inverter', 'Tembo charger']),
    );
    expect(related.map(({ id }) => id)).not.toContain(axora?.id);
  });

  it('shows promotions and official outlets that the platform has chosen', async () => {
    const admin = market.as(await market.create.admin({ resources: ['curation'] }));
    const add = (title: string, productIds: string[]) =>
      admin(contract.curation.addPromotionProducts, { body: { title, productIds } });
    const [charger] = (
      await market.anonymous(contract.catalogue.list, { query: { search: 'charger' } })
    ).rows;
    const pendingProduct = await shelf.pending(volta);
    await expect(add('Rainy season', [pendingProduct.id])).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'productIds' }],
    });
    const { id } = await add('Rainy season', [jacket.id]);
    market.clock.advance(1000);
    expect(await add('Rainy season', [charger?.id ?? '', jacket.id])).toMatchObject({
      id,
      products: [{ name: 'Site jacket' }, { name: 'Tembo charger' }],
    });
    expect(await market.anonymous(contract.catalogue.promotions)).toMatchObject([
      { title: 'Rainy season', products: [{}, {}] },
    ]);

    const remove = (productId: string) =>
      admin(contract.curation.removePromotionProduct, {
        params: { promoId: id },
        body: { productId },
      });
    await remove(jacket.id);
    await remove(charger?.id ?? '');
    await expect(remove(jacket.id)).rejects.toMatchObject({ status: 404 });
    expect(await market.anonymous(contract.catalogue.promotions)).toEqual([]);

    await admin(contract.curation.addOfficialOutlet, { body: { storeId: volta.storeId } });
    expect(await admin(contract.curation.officialOutlets)).toMatchObject([
      { storeName: 'Volta Works' },
    ]);
    await admin(contract.curation.removeOfficialOutlet, { params: { id: volta.storeId } });
    await expect(
      admin(contract.curation.removeOfficialOutlet, { params: { id: volta.storeId } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a product’s stock flag', () => {
  it('is updated after every change to the product’s variants or their stock', async () => {
    const { id } = await shelf.listed(helios, { name: 'Last lamp', quantity: 1 });
    const isInStock = async () =>
      (await market.anonymous(contract.catalogue.list, { query: { search: 'last lamp' } })).rows[0]
        ?.inStock;
    const sql = (statement: string) =>
      market.db.execute(
        `${statement} from product_variants v where v.id = stock.variant_id and v.product_id = '${id}'`,
      );
    expect(await isInStock()).toBe(true);
    await sql('update stock set reserved = 1');
    expect(await isInStock()).toBe(false);
    await sql('update stock set reserved = 0, on_hand = 3');
    expect(await isInStock()).toBe(true);
    await market.db.execute(
      `update product_variants set retired_at = now() where product_id = '${id}'`,
    );
    expect(await isInStock()).toBe(false);
  });
});
