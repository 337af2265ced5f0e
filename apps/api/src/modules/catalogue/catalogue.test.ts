import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as contract from '@market/api-client/contract';
import { fieldErrors } from '@market/api-client/envelope';
import { plainColumns, plainFieldNames, plainFields } from '@market/domain/catalogue/plain-fields';
import type { CatalogueQuery } from '@market/domain/catalogue/product';
import { productInputSchema, type ProductInput } from '@market/domain/catalogue/product-input';
import { MAX_PRICE } from '@market/domain/money';
import type { StoreSort } from '@market/domain/catalogue/sorts';
import { storesTable, variantsTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import { buy, goodCard, startPayment } from '../../test/sales';
import { naira, createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let helios: TestAccount;
let volta: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  helios = await market.create.merchant({ storeName: 'Helios Yard' });
  volta = await market.create.merchant({ storeName: 'Volta Works' });
});
afterAll(() => market.close());

const listNames = async (query: Partial<CatalogueQuery>) =>
  (await market.anonymous(contract.catalogue.list, { query })).rows.map(({ name }) => name);

describe('the shop’s product list', () => {
  let batteries: string;
  beforeAll(async () => {
    batteries = await shelf.category('Batteries');
    const price = (amount: number) => ({
      pricing: { price: naira(amount + 50_000), sellingPrice: naira(amount) },
    });
    await shelf.listed(helios, {
      name: 'Axora H5 hybrid inverter',
      keyRating: '5 kVA',
      ...price(900_000),
    });
    await shelf.listed(helios, {
      name: 'Lithium battery 48 V',
      categoryId: batteries,
      ...price(1_200_000),
      quantity: 0,
    });
    await shelf.listed(volta, {
      name: 'Tubular battery 12 V',
      categoryId: batteries,
      ...price(250_000),
    });
    await shelf.pending(volta, { name: 'Unseen generator' });
  });

  it('contains approved products only', async () => {
    expect(await listNames({})).toHaveLength(3);
    expect(await listNames({ search: 'generator' })).toEqual([]);
  });

  it('filters by category, store, price and stock, and sorts', async () => {
    expect(await listNames({ categoryId: batteries, sort: 'price-asc' })).toEqual([
      'Tubular battery 12 V',
      'Lithium battery 48 V',
    ]);
    expect(await listNames({ storeId: helios.storeId, sort: 'price-desc' })).toEqual([
      'Lithium battery 48 V',
      'Axora H5 hybrid inverter',
    ]);
    expect(await listNames({ minPrice: 250_000, maxPrice: 900_000, sort: 'price-asc' })).toEqual([
      'Tubular battery 12 V',
      'Axora H5 hybrid inverter',
    ]);
    expect(await listNames({ categoryId: batteries, inStock: 'true' })).toEqual([
      'Tubular battery 12 V',
    ]);
  });

  it('finds products by word prefix, power rating and misspelt words', async () => {
    expect(await listNames({ search: 'inver' })).toEqual(['Axora H5 hybrid inverter']);
    expect(await listNames({ search: '5 kva' })).toEqual(['Axora H5 hybrid inverter']);
    expect(await listNames({ search: 'hybird inverter' })).toEqual(['Axora H5 hybrid inverter']);
    expect(await listNames({ search: 'tubular batery' })).toEqual(['Tubular battery 12 V']);
    expect(await listNames({ search: '!!! & | :*' })).toEqual([]);
  });

  it('shows everyone the same product of the day', async () => {
    const today = await market.anonymous(contract.catalogue.dailyProduct);
    expect(today?.inStock).toBe(true);
    expect(await market.anonymous(contract.catalogue.dailyProduct)).toEqual(today);
  });

  it('counts the products of each category', async () => {
    const tree = await market.anonymous(contract.categories.list);
    expect(tree.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Batteries', 2],
      ['Inverters', 1],
    ]);
  });
});

describe('the shop’s store lists', () => {
  it('contain live stores with their ratings and product counts, and official outlets with products', async () => {
    await market.create.merchant({ storeName: 'Not Yet Live', status: 'pending' });
    const { rows, count } = await market.anonymous(contract.catalogue.stores, {
      query: { search: 'helios' },
    });
    expect([rows, count]).toMatchObject([
      [{ storeName: 'Helios Yard', productCount: 2, rating: 0 }],
      1,
    ]);
    expect(
      (await market.anonymous(contract.catalogue.stores)).rows.map(({ storeName }) => storeName),
    ).toEqual(['Helios Yard', 'Volta Works']);

    expect(await market.anonymous(contract.catalogue.officialOutlets)).toEqual([]);
    await market.db
      .update(storesTable)
      .set({ isOfficialOutlet: true })
      .where(eq(storesTable.id, volta.storeId));
    expect(await market.anonymous(contract.catalogue.officialOutlets)).toMatchObject([
      { store: { storeName: 'Volta Works' }, products: [{ name: 'Tubular battery 12 V' }] },
    ]);
  });

  it('are sorted as requested, with unrated stores last', async () => {
    const names = async (sort?: StoreSort) =>
      (await market.anonymous(contract.catalogue.stores, { query: { sort } })).rows.map(
        ({ storeName }) => storeName,
      );
    await market.db
      .update(storesTable)
      .set({ ratingSum: 9, ratingCount: 2, followerCount: 3 })
      .where(eq(storesTable.id, volta.storeId));
    expect(await names()).toEqual(['Volta Works', 'Helios Yard']);
    expect(await names('rating')).toEqual(['Volta Works', 'Helios Yard']);
    expect(await names('name')).toEqual(['Helios Yard', 'Volta Works']);
    await market.db
      .update(storesTable)
      .set({ ratingSum: 5, ratingCount: 1 })
      .where(eq(storesTable.id, helios.storeId));
    expect(await names('rating')).toEqual(['Helios Yard', 'Volta Works']);
  });
});

describe('the category tree', () => {
  it('has three levels, and finds each category by id', async () => {
    const solar = await shelf.category('Solar');
    const panels = await shelf.category('Panels', { id: solar, level: 1 });
    const mono = await shelf.category('Monocrystalline', { id: panels, level: 2 });
    const child = { id: mono, name: 'Monocrystalline', subCategoryId: panels, categoryId: solar };
    expect(
      await market.anonymous(contract.categories.byId, { params: { id: solar } }),
    ).toMatchObject({ subCategories: [{ id: panels, childCategories: [child] }] });
    expect(
      await market.anonymous(contract.categories.children, { params: { id: panels } }),
    ).toEqual([child]);
    expect(
      await market.anonymous(contract.categories.childCategory, { params: { id: mono } }),
    ).toEqual(child);
    await expect(
      market.anonymous(contract.categories.subCategory, { params: { id: mono } }),
    ).rejects.toMatchObject({ status: 404 });
    const [top] = await market.anonymous(contract.categories.top);
    const cheapest = await market.anonymous(contract.catalogue.list, {
      query: { categoryId: top?.id, sort: 'price-asc', limit: 1 },
    });
    expect(top).toMatchObject({
      name: 'Batteries',
      lowestPrice: cheapest.rows[0]?.sellingPrice,
    });
  });
});

describe('a merchant’s products', () => {
  it('are hidden from other merchants', async () => {
    const { id } = await shelf.pending(helios);
    const call = market.as(volta);
    await expect(call(contract.products.byId, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      call(contract.products.update, { params: { id }, body: shelf.input() }),
    ).rejects.toMatchObject({ status: 404 });
    expect(
      (await call(contract.products.list, { query: { limit: 100 } })).rows.every(
        ({ store }) => store.id === volta.storeId,
      ),
    ).toBe(true);
  });

  it('need a SKU that is unique within the store, a sub-category of their category, and hosted images', async () => {
    const call = market.as(helios);
    const first = await call(contract.products.create, { body: shelf.input({ sku: 'AX-1' }) });
    expect(first.approvalStatus).toBe('pending');
    await expect(
      call(contract.products.create, { body: shelf.input({ sku: 'AX-1' }) }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'sku' }] });
    const otherCategory = await shelf.category('Gel', {
      id: await shelf.category('Other batteries'),
      level: 1,
    });
    await expect(
      call(contract.products.create, { body: shelf.input({ subCategoryId: otherCategory }) }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'subCategoryId' }] });
    await expect(
      call(contract.products.create, {
        body: shelf.input({ hostedImages: ['/images/neveruploaded'] }),
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'hostedImages' }] });
  });

  it.each([
    ['pricing.price', { pricing: { price: MAX_PRICE + 1, sellingPrice: MAX_PRICE } }],
    ['pricing.sellingPrice', { pricing: { price: MAX_PRICE + 1, sellingPrice: MAX_PRICE + 1 } }],
    ['quantity', { quantity: 3_000_000_000 }],
    ['stockAlertUnits', { stockAlertUnits: 3_000_000_000 }],
    ['weight', { weight: 5001 }],
    ['dimensions.width', { dimensions: { length: 2000, width: 1e200, height: 2000 } }],
    [
      'variant.0.quantity',
      {
        variantProperties: [{ property: 'Size', options: ['S'] }],
        variant: [
          { sku: 'S', options: { Size: 'S' }, price: 1, sellingPrice: 1, quantity: 3_000_000_000 },
        ],
      },
    ],
  ])('have an upper limit for %s', (field, changes) => {
    const { error } = z.safeEncode(productInputSchema, shelf.input(changes));
    expect(fieldErrors(error?.issues ?? [])).toContainEqual({
      field,
      message: expect.stringMatching(/^Enter at most [\d,]+( kg| cm)?$/),
    });
  });

  it('keep all plain fields as entered, and clear a text that was emptied', async () => {
    const call = market.as(helios);
    const entered = (text: string) =>
      z.parse(
        z.object(plainFields),
        Object.fromEntries(
          Object.entries(plainColumns).map(([field, { read }]) => [
            field,
            read === 'text' ? text : 7,
          ]),
        ),
      );
    const input = shelf.input(entered('Z 5'));
    const { id } = await call(contract.products.create, { body: input });
    expect(await call(contract.products.byId, { params: { id } })).toMatchObject(entered('Z 5'));
    await call(contract.products.update, { params: { id }, body: { ...input, ...entered('') } });
    const emptied = await call(contract.products.byId, { params: { id } });
    for (const field of plainFieldNames)
      expect(emptied[field]).toBe(entered('')[field] || undefined);
  });

  it('show new prices and stock at once, but keep the approved texts until new texts are approved', async () => {
    const input = shelf.input();
    const { id } = await shelf.listed(helios, input);
    const save = (changes: object) =>
      market.as(helios)(contract.products.update, {
        params: { id },
        body: { ...input, ...changes },
      });
    const cheaper = await save({
      pricing: { price: naira(90_000), sellingPrice: naira(80_000) },
      quantity: 3,
      quantityRead: 10,
    });
    expect(cheaper).toMatchObject({
      approvalStatus: 'approved',
      quantity: 3,
      pricing: { sellingPrice: naira(80_000) },
    });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id } }),
    ).resolves.toMatchObject({ quantity: 3 });
    expect(await save({ name: 'Something else altogether', quantity: 3 })).toMatchObject({
      approvalStatus: 'approved',
      revision: { status: 'pending' },
    });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id } }),
    ).resolves.toMatchObject({ name: input.name, quantity: 3 });
  });

  it('keep variants by SKU and retire those left out', async () => {
    const variant = (chosen: string, sku: string, price = 90_000) => ({
      sku,
      options: { Capacity: chosen },
      price: naira(price),
      sellingPrice: naira(price),
      quantity: 4,
    });
    const properties = {
      variantProperties: [{ property: 'Capacity', options: ['3.5 kVA', '5 kVA', '8 kVA'] }],
    };
    const input = shelf.input({
      ...properties,
      variant: [variant('3.5 kVA', 'A'), variant('5 kVA', 'B')],
    });
    const { id, variant: variants } = await shelf.listed(helios, input);
    const [small, large] = variants;
    const after = await market.as(helios)(contract.products.update, {
      params: { id },
      body: { ...input, variant: [variant('5 kVA', 'B', 70_000), variant('8 kVA', 'C')] },
    });
    expect(after.variant.map(({ sku }) => sku)).toEqual(['B', 'C']);
    expect(after.variant[0]?.id).toBe(large?.id);
    expect(after).toMatchObject({
      quantity: 8,
      pricing: { sellingPrice: naira(70_000) },
      approvalStatus: 'approved',
    });

    const [withdrawn, kept, none] = await market.services.catalogue.linesFor(market.db, [
      { productId: id, variantId: small?.id, quantity: 1 },
      { productId: id, variantId: large?.id, quantity: 5 },
      { productId: id, quantity: 1 },
    ]);
    expect(withdrawn).toMatchObject({ listed: false, buyable: false });
    expect(kept).toMatchObject({
      listed: true,
      buyable: false,
      available: 4,
      variantLabel: '5 kVA',
      unitPrice: naira(70_000),
      storeName: 'Helios Yard',
      storeState: 'Lagos',
      merchantId: helios.userId,
    });
    expect(none).toBeUndefined();
  });

  it('have the right stock after a sale, even when the merchant saves an outdated form', async () => {
    const customer = await market.create.customer();
    const buyOne = async (id: string, sku: string): Promise<void> => {
      const variantId =
        (
          await market.db
            .select()
            .from(variantsTable)
            .where(and(eq(variantsTable.productId, id), eq(variantsTable.sku, sku)))
        )[0]?.id ?? '';
      await buy(market, customer, [{ productId: id, variantId, quantity: 1 }]);
    };
    const save = (id: string, body: ProductInput) =>
      market.as(helios)(contract.products.update, { params: { id }, body });

    const simple = shelf.input({ quantity: 3, quantityRead: 3 });
    const { id } = await shelf.listed(helios, simple);
    await buyOne(id, simple.sku);
    expect((await save(id, { ...simple, weight: 2 })).quantity).toBe(2);
    await buyOne(id, simple.sku);
    expect((await save(id, { ...simple, sku: 'RENAMED-TOO' })).quantity).toBe(1);
    const counted = { ...simple, sku: 'RENAMED-TOO', quantity: 8 };
    await expect(save(id, counted)).rejects.toMatchObject({
      status: 409,
      data: { stale: [{ sku: 'RENAMED-TOO', quantity: 1 }] },
    });
    expect((await save(id, { ...counted, quantityRead: 1 })).quantity).toBe(8);

    const size = (option: string, quantity: number) => ({
      sku: `S-${option}`,
      options: { Size: option },
      price: naira(100),
      sellingPrice: naira(100),
      quantity,
      quantityRead: 3,
    });
    const sizes = shelf.input({
      variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
      variant: [size('S', 3), size('L', 3)],
    });
    const sized = await shelf.listed(helios, sizes);
    await buyOne(sized.id, 'S-S');
    await buyOne(sized.id, 'S-L');
    await expect(
      save(sized.id, { ...sizes, variant: [size('S', 3), size('L', 5)] }),
    ).rejects.toMatchObject({
      status: 409,
      message:
        'The stock has changed since you loaded it: S-L has 2 units now. Check your numbers.',
    });
    const counts = [size('S', 3), { ...size('L', 5), quantityRead: 2 }];
    expect(
      (await save(sized.id, { ...sizes, variant: counts })).variant.map(({ quantity }) => quantity),
    ).toEqual([2, 5]);
    // A variant whose SKU changes is still the same variant.
    const renamed = counts.map((variant) => ({ ...variant, sku: `${variant.sku}-2` }));
    expect((await save(sized.id, { ...sizes, variant: renamed })).variant).toMatchObject([
      { sku: 'S-S-2', quantity: 2 },
      { sku: 'S-L-2', quantity: 5 },
    ]);
  });

  it('keep reserved units when selling without stock is turned off', async () => {
    const customer = await market.create.customer();
    const input = shelf.input({ quantity: 1, quantityRead: 1, contSalesOutOfStock: true });
    const { id } = await shelf.listed(helios, input);
    const [line] = await market.services.catalogue.linesFor(market.db, [
      { productId: id, quantity: 1 },
    ]);
    const { reference } = await startPayment(market, customer, [
      { productId: id, variantId: line?.variantId ?? '', quantity: 3 },
    ]);
    expect(
      (
        await market.as(helios)(contract.products.update, {
          params: { id },
          body: { ...input, contSalesOutOfStock: false },
        })
      ).quantity,
    ).toBe(0);
    await market.services.sandbox.pay(reference, goodCard);
    expect(await market.services.checkout.settle(reference)).toMatchObject({ status: 'paid' });
  });

  it('keep reserved units when the merchant sets the stock', async () => {
    const input = shelf.input({ quantity: 10 });
    const { id } = await shelf.listed(helios, input);
    const [line] = await market.services.catalogue.linesFor(market.db, [
      { productId: id, quantity: 1 },
    ]);
    await market.db.execute(
      `update stock set reserved = 4 where variant_id = '${line?.variantId}'`,
    );
    const saved = await market.as(helios)(contract.products.update, {
      params: { id },
      body: { ...input, quantity: 2, quantityRead: 6, sku: 'RENAMED' },
    });
    expect(saved.quantity).toBe(2);
    const [after] = await market.services.catalogue.linesFor(market.db, [
      { productId: id, quantity: 3 },
    ]);
    expect(after).toMatchObject({
      variantId: line?.variantId,
      sku: 'RENAMED',
      available: 2,
      buyable: false,
    });
  });
});

describe('an admin who approves products', () => {
  it('sees product counts by status, and rejects a product with a reason that is emailed to the merchant', async () => {
    const admin = market.as(await market.create.admin({ resources: ['products'] }));
    const input = shelf.input({ name: 'Blurred picture inverter' });
    const { id } = await shelf.pending(volta, input);
    const list = await admin(contract.productApprovals.list, {
      query: { approvalStatus: 'pending', search: 'blurred' },
    });
    expect(list).toMatchObject({
      count: 1,
      statusCounts: { pending: 1, approved: 0, rejected: 0 },
    });

    const query = { productId: id, merchantId: volta.userId };
    await expect(
      admin(contract.productApprovals.decide, {
        query: { ...query, merchantId: helios.userId },
        body: { approved: true },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await admin(contract.productApprovals.decide, {
      query,
      body: { approved: false, reviewNote: 'Use a sharper picture.' },
    });
    expect(await market.as(volta)(contract.products.byId, { params: { id } })).toMatchObject({
      approvalStatus: 'rejected',
      reviewNote: 'Use a sharper picture.',
    });
    const mail = await findLastMailTo(market, volta.email);
    expect(mail?.text).toContain('Use a sharper picture.');

    const updated = await market.as(volta)(contract.products.update, {
      params: { id },
      body: input,
    });
    expect([updated.approvalStatus, updated.reviewNote]).toEqual(['pending', undefined]);
    await admin(contract.productApprovals.decide, { query, body: { approved: true } });
    await expect(
      admin(contract.productApprovals.decide, { query, body: { approved: true } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id } }),
    ).resolves.toMatchObject({ name: 'Blurred picture inverter' });
  });
});

it('the deals are sorted by the percentage saved as cards show it, then by the amount saved', async () => {
  const categoryId = await shelf.category('Deals');
  const deal = (name: string, price: number, sellingPrice: number) =>
    shelf.listed(helios, {
      name,
      categoryId,
      pricing: { price: naira(price), sellingPrice: naira(sellingPrice) },
    });
  await deal('−5% of millions', 24_500_000, 23_275_000);
  await deal('−39.6%, ₦3,960', 10_000, 6040);
  await deal('−40.4%, ₦404', 1000, 596);
  await deal('Not reduced', 5000, 5000);
  await deal('−60%', 1000, 400);
  const { rows, count } = await market.anonymous(contract.catalogue.fixedDiscount);
  const allDeals = await market.anonymous(contract.catalogue.list, {
    query: { onSale: 'true', sort: 'saving' },
  });
  expect(allDeals.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(count).toBe(rows.length);
  expect(rows.filter((row) => row.categoryId === categoryId).map(({ name }) => name)).toEqual([
    '−60%',
    '−39.6%, ₦3,960',
    '−40.4%, ₦404',
    '−5% of millions',
  ]);
});
