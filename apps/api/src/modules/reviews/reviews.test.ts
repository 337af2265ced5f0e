import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import type { ProductReviewInput, StoreReviewInput } from '@market/domain/reviews/review';
import { imagesTable, reviewsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct, deliver, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const { forOrder, list, received, reply, reviewProduct, reviewStore } = contract.reviews;

let market: TestMarket;
let admin: TestAccount;
let merchant: TestAccount;
let customer: TestAccount;
let call: Call;
let panel: Item;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
});
afterAll(() => market.close());
beforeEach(async () => {
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  customer = await market.create.customer({ firstName: 'Amaka', lastName: 'Ọbí' });
  call = market.as(customer);
  panel = await createProduct(market, merchant, { name: 'Solar panel', stock: 50 });
});

/** Orders the panel. `arrive` delivers it, so that it can be reviewed. */
async function order(by: TestAccount = customer) {
  const { orders } = await buy(market, by, [panel]);
  const orderId = orders[0]?.id ?? '';
  const { items } = await market.as(by)(forOrder, { params: { orderId } });
  return {
    orderId,
    orderItemId: items[0]?.orderItemId ?? '',
    arrive: () => deliver(market, { merchant, customer: by, admin, orderId }),
  };
}

async function delivered(by: TestAccount = customer) {
  const placed = await order(by);
  await placed.arrive();
  return placed;
}

const listPanelReviews = (query = {}) =>
  market.anonymous(list, { params: { id: panel.productId }, query });
const panelCard = async () => {
  const { rating, ratingCount } = await market.anonymous(contract.catalogue.byId, {
    params: { id: panel.productId },
  });
  return { rating, ratingCount };
};

describe('posting a review', () => {
  it('is limited to customers with a delivered order, and to the items of that order', async () => {
    const { orderId, orderItemId, arrive } = await order();
    const product: ProductReviewInput = { orderItemId, stars: 4, photos: [] };
    const store: StoreReviewInput = { orderId, stars: 5, photos: [] };
    expect(await call(forOrder, { params: { orderId } })).toMatchObject({
      items: [{ mayReview: false }],
      store: { mayReview: false, storeName: 'Helios Yard' },
    });
    await expect(call(reviewProduct, { body: product })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('delivered'),
    });
    await expect(call(reviewStore, { body: store })).rejects.toMatchObject({ status: 409 });
    await arrive();

    const asOtherCustomer = market.as(await market.create.customer());
    await expect(asOtherCustomer(reviewProduct, { body: product })).rejects.toMatchObject({
      status: 404,
    });
    await expect(asOtherCustomer(reviewStore, { body: store })).rejects.toMatchObject({
      status: 404,
    });
    await expect(asOtherCustomer(forOrder, { params: { orderId } })).rejects.toMatchObject({
      status: 404,
    });

    expect(
      await call(reviewProduct, {
        body: { ...product, title: 'Solid', text: 'Charges before noon.' },
      }),
    ).toMatchObject({
      stars: 4,
      reviewer: 'Amaka Ọ.',
      verified: true,
      changeableUntil: '2026-12-20T11:00:00.000Z',
    });
    await call(reviewStore, { body: store });
    expect(await panelCard()).toEqual({ rating: 4, ratingCount: 1 });
    expect(
      await market.anonymous(contract.stores.page, { params: { id: merchant.storeId } }),
    ).toMatchObject({ rating: 5, ratingCount: 1 });
    expect(await call(forOrder, { params: { orderId } })).toMatchObject({
      items: [{ mayReview: true, review: { stars: 4, title: 'Solid' } }],
      store: { review: { stars: 5 } },
    });
  });

  it('a second time within thirty days replaces the first review and updates the rating', async () => {
    const { orderItemId } = await delivered();
    const first = await call(reviewProduct, {
      body: { orderItemId, stars: 2, text: 'Late.', photos: [] },
    });
    market.clock.advance(days(29));
    const changed = await call(reviewProduct, {
      body: { orderItemId, stars: 5, title: 'Works', photos: [] },
    });
    expect(changed).toMatchObject({
      id: first.id,
      stars: 5,
      title: 'Works',
      createdAt: first.createdAt,
    });
    expect(changed.text).toBeUndefined();
    expect(await panelCard()).toEqual({ rating: 5, ratingCount: 1 });
    market.clock.advance(days(2));
    await expect(
      call(reviewProduct, { body: { orderItemId, stars: 1, photos: [] } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('30 days') });
    expect(await panelCard()).toEqual({ rating: 5, ratingCount: 1 });
  });

  it('returns field errors for invalid input', async () => {
    const { orderItemId } = await delivered();
    await expect(
      call(reviewProduct, { body: { orderItemId, stars: 5, photos: ['/images/not-uploaded'] } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'photos' }] });
    await expect(
      call(reviewProduct, { body: { orderItemId, stars: 5, photos: [], text: 'x'.repeat(2001) } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'text' }] });
    const raw = await market.db
      .select()
      .from(reviewsTable)
      .where(eq(reviewsTable.customerId, customer.userId));
    expect(raw).toEqual([]);
  });

  it('allows only the reviewed store to reply', async () => {
    const { orderItemId } = await delivered();
    const { id } = await call(reviewProduct, { body: { orderItemId, stars: 3, photos: [] } });
    const asOtherMerchant = market.as(await market.create.merchant());
    await expect(
      asOtherMerchant(reply, { params: { id }, body: { text: 'Buy from us' } }),
    ).rejects.toMatchObject({ status: 404 });
    await market.as(merchant)(reply, {
      params: { id },
      body: { text: 'We have sent a new clamp.' },
    });
    expect((await listPanelReviews()).rows).toMatchObject([
      { reply: { text: 'We have sent a new clamp.' } },
    ]);
  });
});

describe('reviews received by a store', () => {
  it('are only about the store and its products, and can be limited to those without a reply', async () => {
    const { orderId, orderItemId } = await delivered();
    const product = await call(reviewProduct, { body: { orderItemId, stars: 2, photos: [] } });
    market.clock.advance(1000);
    const store = await call(reviewStore, { body: { orderId, stars: 5, photos: [] } });
    const asMerchant = market.as(merchant);
    const listIds = async (query: object) =>
      (await asMerchant(received, { query })).rows.map(({ id }) => id);
    const all = await asMerchant(received, { query: {} });
    expect(all).toMatchObject({
      count: 2,
      rows: [
        { id: store.id },
        { id: product.id, product: { id: panel.productId, name: 'Solar panel' } },
      ],
    });
    expect(all.rows[0]?.product).toBeUndefined();
    await asMerchant(reply, { params: { id: store.id }, body: { text: 'Thank you.' } });
    expect(await listIds({ replied: 'no' })).toEqual([product.id]);
    expect(await listIds({ replied: 'yes' })).toEqual([store.id]);
    expect(await listIds({ of: 'store' })).toEqual([store.id]);
    expect(await listIds({ of: 'product', stars: 5 })).toEqual([]);
    expect(await asMerchant(received, { query: { limit: 1, offset: 1 } })).toMatchObject({
      count: 2,
      rows: [{ id: product.id }],
    });
    const asOtherMerchant = market.as(await market.create.merchant());
    expect(await asOtherMerchant(received, { query: {} })).toEqual({ rows: [], count: 0 });
  });
});

describe('product reviews', () => {
  it('are paged, filtered by stars and photos, and sorted, with the mean and distribution of all ratings', async () => {
    await market.db
      .insert(imagesTable)
      .values({ id: 'review-photo', width: 1, height: 1, createdAt: market.clock.now() })
      .onConflictDoNothing();
    for (const [stars, photos] of [
      [5, []],
      [4, ['/images/review-photo']],
      [1, []],
    ] as const) {
      const { orderItemId } = await delivered();
      market.clock.advance(1000);
      await call(reviewProduct, { body: { orderItemId, stars, photos: [...photos] } });
    }
    const listStars = async (query: object) =>
      (await listPanelReviews(query)).rows.map(({ stars }) => stars);
    expect(await listPanelReviews({ limit: 2 })).toMatchObject({
      rows: [{ stars: 1 }, { stars: 4 }],
      count: 3,
      total: 3,
      mean: 3.3,
      histogram: [
        { stars: 5, count: 1 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
    expect(await listPanelReviews({ stars: 5 })).toMatchObject({
      rows: [{ stars: 5 }],
      count: 1,
      total: 3,
      mean: 3.3,
    });
    expect(await listPanelReviews({ withPhotos: 'true' })).toMatchObject({
      rows: [{ stars: 4 }],
      count: 1,
    });
    expect(await listStars({ sort: 'highest' })).toEqual([5, 4, 1]);
    expect(await listStars({ sort: 'lowest', offset: 1 })).toEqual([4, 5]);
    expect(
      await market.anonymous(list, { params: { id: merchant.storeId }, query: { of: 'store' } }),
    ).toMatchObject({ total: 0, mean: 0, rows: [] });
  });
});
