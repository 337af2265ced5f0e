import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { Product } from '@market/domain/catalogue/product';
import { toProductInput } from '@market/domain/catalogue/product-input';
import { withRevision } from '@market/domain/catalogue/revised-product';
import { imagesTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo } from '../../test/mails-and-history';
import { createProductHelpers, naira, TEST_IMAGE } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

const NEW_IMAGE = '/images/testimage002';
let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let merchant: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  await market.db
    .insert(imagesTable)
    .values({ id: 'testimage002', width: 800, height: 800, createdAt: market.clock.now() });
  merchant = await market.create.merchant({ storeName: 'Volta Yard' });
  admin = await market.create.admin({ resources: ['products'] });
});
afterAll(() => market.close());

const save = (product: Product, changes: Partial<ReturnType<typeof toProductInput>>) =>
  market.as(merchant)(contract.products.update, {
    params: { id: product.id },
    body: { ...toProductInput(withRevision(product)), ...changes },
  });
const decide = (
  { id }: Pick<Product, 'id'>,
  body: { approved: boolean; reviewNote?: string; submittedAt?: string },
) =>
  market.as(admin)(contract.productApprovals.decide, {
    query: { productId: id, merchantId: merchant.userId },
    body,
  });
const readPublic = (id: string) => market.anonymous(contract.catalogue.byId, { params: { id } });
const readOwn = (id: string) => market.as(merchant)(contract.products.byId, { params: { id } });
const countsFor = async (search: string) =>
  (await market.as(admin)(contract.productApprovals.list, { query: { search } })).statusCounts;
const isInInbox = async (id: string) =>
  (
    await market.as(admin)(contract.inbox.list, { query: { kind: 'product', limit: 50 } })
  ).rows.filter((row) => row.id === id);

describe('a change to an approved product', () => {
  it('leaves the approved version on sale, and applies new prices and stock at once', async () => {
    const product = await shelf.listed(merchant, { name: 'Meridian inverter' });
    const saved = await save(product, {
      name: 'Meridian hybrid inverter',
      hostedImages: [NEW_IMAGE],
      pricing: { price: naira(90_000), sellingPrice: naira(80_000) },
    });
    expect(saved).toMatchObject({
      name: 'Meridian inverter',
      approvalStatus: 'approved',
      revision: { name: 'Meridian hybrid inverter', hostedImages: [NEW_IMAGE], status: 'pending' },
    });
    expect(await readPublic(product.id)).toMatchObject({
      name: 'Meridian inverter',
      hostedImages: [TEST_IMAGE],
      sellingPrice: naira(80_000),
    });
    expect(await countsFor('Meridian')).toEqual({ pending: 1, approved: 0, rejected: 0 });
    const views = market.as(merchant)(contract.products.counts);
    expect(await views).toMatchObject({ pending: 1, approved: 0 });
    expect(await isInInbox(product.id)).toMatchObject([
      { title: 'Meridian inverter', detail: 'Change of a product of Volta Yard' },
    ]);

    await decide(product, { approved: true });
    expect(await readPublic(product.id)).toMatchObject({
      name: 'Meridian hybrid inverter',
      hostedImages: [NEW_IMAGE],
    });
    expect((await readOwn(product.id)).revision).toBeUndefined();
    expect(await countsFor('Meridian')).toEqual({ pending: 0, approved: 1, rejected: 0 });
    expect(await isInInbox(product.id)).toEqual([]);
    expect((await findLastMailTo(market, merchant.email))?.subject).toBe(
      'Your change to Meridian inverter is approved',
    );
    const [entry] = await market.as(admin)(contract.productApprovals.history, {
      params: { id: product.id },
    });
    expect(entry).toMatchObject({
      action: 'product.approved',
      changes: [
        { field: 'name', before: 'Meridian inverter', after: 'Meridian hybrid inverter' },
        { field: 'images', before: TEST_IMAGE, after: NEW_IMAGE },
      ],
    });
  });

  it('can be sent back with a reason, edited and submitted again', async () => {
    const product = await shelf.listed(merchant, { name: 'Cable reel' });
    const first = await save(product, { name: 'Cable reel best price!!!' });
    await decide(product, { approved: false, reviewNote: 'Leave out the exclamation marks.' });
    expect(await readOwn(product.id)).toMatchObject({
      approvalStatus: 'approved',
      revision: { status: 'rejected', reviewNote: 'Leave out the exclamation marks.' },
    });
    expect(await readPublic(product.id)).toMatchObject({ name: 'Cable reel' });
    expect(await countsFor('Cable reel')).toEqual({ pending: 0, approved: 0, rejected: 1 });
    expect(await isInInbox(product.id)).toEqual([]);

    market.clock.advance(60_000);
    const second = await save(await readOwn(product.id), { name: 'Cable reel, 50 m' });
    expect(second.revision).toMatchObject({ status: 'pending', name: 'Cable reel, 50 m' });
    expect(second.revision?.reviewNote).toBeUndefined();
    await expect(
      decide(product, {
        approved: true,
        ...(first.revision && { submittedAt: first.revision.submittedAt }),
      }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await readPublic(product.id)).toMatchObject({ name: 'Cable reel' });
  });

  it('keeps its values in later edits, and is withdrawn when the merchant restores the approved values', async () => {
    const product = await shelf.listed(merchant, { name: 'Busbar' });
    const first = await save(product, { name: 'Copper busbar' });
    market.clock.advance(60_000);
    const second = await save(first, { description: ['Tinned.'] });
    expect(second.revision).toMatchObject({ name: 'Copper busbar', description: ['Tinned.'] });
    market.clock.advance(60_000);
    const repriced = await save(second, { stockAlertUnits: 7 });
    expect(repriced.revision?.submittedAt).toBe(second.revision?.submittedAt);
    expect((await save(repriced, toProductInput(product))).revision).toBeUndefined();
    expect(await countsFor('busbar')).toEqual({ pending: 0, approved: 1, rejected: 0 });
  });

  it('shows new variant images to customers only after it is approved', async () => {
    const variant = (image: string) => [
      {
        sku: 'KVA-5',
        options: { Capacity: '5 kVA' },
        price: naira(50_000),
        sellingPrice: naira(50_000),
        quantity: 3,
        image,
      },
    ];
    const product = await shelf.listed(merchant, {
      name: 'Sized inverter',
      variantProperties: [{ property: 'Capacity', options: ['5 kVA'] }],
      variant: variant(TEST_IMAGE),
    });
    const saved = await save(product, {
      hostedImages: [NEW_IMAGE],
      variant: variant(NEW_IMAGE),
    });
    const readShown = async () =>
      (await readPublic(product.id)).productVariant?.variant.map(({ image }) => image);
    expect(await readShown()).toEqual([TEST_IMAGE]);
    expect(withRevision(saved).variant[0]?.image).toBe(NEW_IMAGE);
    await decide(product, { approved: true });
    expect(await readShown()).toEqual([NEW_IMAGE]);
  });

  it('is kept when the product is sent back too and is removed from the shop', async () => {
    const product = await shelf.listed(merchant, { name: 'Gas bottle' });
    await save(product, { name: 'Gas cylinder' });
    const refuse = { approved: false, reviewNote: 'Not allowed here.' };
    await decide(product, refuse);
    await decide(product, refuse);
    expect(await readOwn(product.id)).toMatchObject({
      name: 'Gas cylinder',
      approvalStatus: 'rejected',
      reviewNote: 'Not allowed here.',
    });
    await expect(readPublic(product.id)).rejects.toMatchObject({ status: 404 });
    await expect(decide(product, refuse)).rejects.toMatchObject({ status: 409 });
  });

  it('moves to the target category when its category is merged', async () => {
    const [from, into] = [await shelf.category('Power boxes'), await shelf.category('Stations')];
    const product = await shelf.listed(merchant, { name: 'Power station' });
    await save(product, { categoryId: from });
    await market.as(await market.create.superAdmin())(contract.categoryTree.merge, {
      params: { id: from },
      body: { into, attributes: [] },
    });
    expect((await readOwn(product.id)).revision).toMatchObject({
      categoryId: into,
      category: 'Stations',
    });
    await decide(product, { approved: true });
    expect(await readPublic(product.id)).toMatchObject({ category: { name: 'Stations' } });
  });
});
