import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
});
afterAll(() => market.close());

it('the catalogue hides a draft from admins and shoppers until it is submitted, which requires an image', async () => {
  const [merchant, admin] = [
    await market.create.merchant(),
    await market.create.account('super_admin'),
  ];
  const draft = await shelf.pending(merchant, {
    name: 'Half-described kettle',
    hostedImages: [],
    isDraft: true,
  });
  expect(draft.approvalStatus).toBe('draft');
  expect(await market.as(merchant)(contract.products.counts)).toMatchObject({
    all: 1,
    draft: 1,
    pending: 0,
  });
  expect(
    await market.as(admin)(contract.productApprovals.list, { query: { search: 'half-described' } }),
  ).toMatchObject({ rows: [], count: 0 });
  await expect(
    market.as(admin)(contract.productApprovals.byId, { params: { id: draft.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    market.as(admin)(contract.productApprovals.decide, {
      query: { productId: draft.id, merchantId: merchant.userId },
      body: { approved: true },
    }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    market.anonymous(contract.catalogue.byId, { params: { id: draft.id } }),
  ).rejects.toMatchObject({ status: 404 });

  const {
    name,
    description,
    categoryId,
    pricing,
    sku,
    quantity,
    weight,
    contSalesOutOfStock,
    stockAlertUnits,
    IsDigitalProduct,
    variantProperties,
  } = draft;
  const save = (changes: object) =>
    market.as(merchant)(contract.products.update, {
      params: { id: draft.id },
      body: {
        name,
        description,
        categoryId,
        pricing,
        sku,
        quantity,
        weight,
        contSalesOutOfStock,
        stockAlertUnits,
        IsDigitalProduct,
        variantProperties,
        variant: [],
        hostedImages: [],
        ...changes,
      },
    });
  await expect(save({ isDraft: false })).rejects.toMatchObject({
    status: 422,
    fields: [{ field: 'hostedImages', message: 'Add at least one photo' }],
  });
  const submit = () =>
    market.as(merchant)(contract.products.bulk, {
      body: { products: [{ id: draft.id }], change: { kind: 'submit' } },
    });
  expect(await submit()).toEqual([
    { id: draft.id, outcome: 'failed', problem: 'Add a photo before you submit the product.' },
  ]);
  expect(
    (await save({ isDraft: true, hostedImages: ['/images/testimage001'] })).approvalStatus,
  ).toBe('draft');
  expect(await submit()).toEqual([{ id: draft.id, outcome: 'changed' }]);
  expect(await submit()).toEqual([{ id: draft.id, outcome: 'unchanged' }]);
  expect(
    await market.as(admin)(contract.productApprovals.list, { query: { search: 'half-described' } }),
  ).toMatchObject({ count: 1 });
  await market.as(admin)(contract.productApprovals.decide, {
    query: { productId: draft.id, merchantId: merchant.userId },
    body: { approved: true },
  });
  expect(
    (await save({ isDraft: true, hostedImages: ['/images/testimage001'] })).approvalStatus,
  ).toBe('draft');
  await expect(
    market.anonymous(contract.catalogue.byId, { params: { id: draft.id } }),
  ).rejects.toMatchObject({ status: 404 });
});

it('the catalogue finds a product by its brand and tags, even when they are misspelt, and suggests a store’s own brands', async () => {
  const [merchant, other] = [await market.create.merchant(), await market.create.merchant()];
  const { id } = await shelf.listed(merchant, {
    name: 'Kettle 2 L',
    brand: 'Zephyrina',
    tags: ['Boiling water', 'boiling WATER', 'Dormitory'],
  });
  await shelf.listed(other, { name: 'Toaster', brand: 'Otherbrand' });
  expect(await market.anonymous(contract.catalogue.byId, { params: { id } })).toMatchObject({
    brand: 'Zephyrina',
  });
  expect(await market.as(merchant)(contract.products.byId, { params: { id } })).toMatchObject({
    brand: 'Zephyrina',
    tags: ['Boiling water', 'Dormitory'],
  });
  for (const search of ['zephyrina kettle', 'zephirina', 'dormitory', 'boiling water']) {
    const { rows } = await market.anonymous(contract.catalogue.list, { query: { search } });
    expect(rows.map((row) => row.id)).toContain(id);
  }
  expect(
    (await market.as(merchant)(contract.products.list, { query: { search: 'dormi' } })).count,
  ).toBe(1);
  expect(await market.as(merchant)(contract.products.brands)).toEqual(['Zephyrina']);
  await expect(
    market.as(merchant)(contract.products.create, { body: shelf.input({ tags: ['a, b'] }) }),
  ).rejects.toMatchObject({ status: 422, fields: [{ field: 'tags.0' }] });
});
