import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import { couponDefaults } from '@market/domain/coupons/coupon';
import { storesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { createAddress } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestProduct } from '../../test/test-products';

const { byStore, setFollowing, followers } = contract.follows;

let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
let call: Call;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  customer = await market.create.customer({ firstName: 'Amaka', lastName: 'Obi' });
  call = market.as(customer);
});

const follow = (by: Call, following?: boolean) =>
  by(setFollowing, {
    query: { storeId: merchant.storeId },
    body: following === undefined ? {} : { following },
  });

describe('following a store', () => {
  it('counts a customer once however often they follow, and toggles when the request has no value', async () => {
    expect(await follow(call, true)).toMatchObject({ count: 1, following: true });
    expect(await follow(call, true)).toMatchObject({ count: 1, following: true });
    expect(await follow(call)).toMatchObject({ count: 0, following: false });
    expect(await follow(call)).toMatchObject({ count: 1, following: true });
    expect(await follow(call, false)).toMatchObject({ count: 0, following: false });
    expect(await follow(call, false)).toMatchObject({ count: 0, following: false });
  });

  it('shows the follower count to guests, their own choice to customers, and the followers’ names to the merchant', async () => {
    await follow(call, true);
    const where = { query: { storeId: merchant.storeId } };
    expect(await market.anonymous(byStore, where)).toMatchObject({ count: 1, following: false });
    expect(await call(byStore, where)).toMatchObject({ count: 1, following: true });
    const those = { params: { id: merchant.storeId } };
    expect(await market.as(merchant)(followers, those)).toEqual({
      rows: [{ name: 'Amaka O.', followedAt: '2026-11-20T11:00:00.000Z' }],
      count: 1,
    });
    const readers = [
      market.anonymous,
      call,
      market.as(await market.create.merchant()),
      market.as(await market.create.account('staff', { storeId: merchant.storeId })),
    ];
    for (const reader of readers)
      expect(await reader(followers, those)).toEqual({ rows: [], count: 1 });
  });

  it('adds the store to the customer’s subscriptions', async () => {
    await market.create.merchant({ storeName: 'Volta Works' });
    await follow(call, true);
    const subscriptions = (by: Call) =>
      by(contract.catalogue.stores, { query: { store: 'subscriptions' } });
    expect(await subscriptions(call)).toMatchObject({
      rows: [{ storeName: 'Helios Yard', followers: 1 }],
      count: 1,
    });
    expect(await subscriptions(market.anonymous)).toEqual({ rows: [], count: 0 });
  });

  it('returns 404 for a store that is not open', async () => {
    const closed = await market.create.merchant({ status: 'pending' });
    const query = { storeId: closed.storeId };
    for (const where of [query, { storeId: crypto.randomUUID() }])
      await expect(
        call(setFollowing, { query: where, body: { following: true } }),
      ).rejects.toMatchObject({ status: 404 });
    await expect(call(byStore, { query })).rejects.toMatchObject({ status: 404 });
    await expect(call(byStore, { query: { storeId: 'no-store' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('can be undone when the store has closed', async () => {
    await follow(call, true);
    await market.db
      .update(storesTable)
      .set({ status: 'rejected' })
      .where(eq(storesTable.id, merchant.storeId));
    expect(await follow(call, false)).toMatchObject({ count: 0, following: false });
    await expect(follow(call, true)).rejects.toMatchObject({ status: 404 });
  });

  it('makes coupons for followers usable until the customer unfollows', async () => {
    const { productId, variantId } = await insertTestProduct(market, merchant.storeId);
    await market.as(merchant)(contract.coupons.create, {
      body: {
        ...couponDefaults,
        description: 'For followers',
        customerEligibility: 'Followers',
        rewardAppliesTo: 'All Product',
        startDate: '2026-11-01',
        endDate: '2026-12-01',
      },
    });
    const addressId = await createAddress(market, customer);
    await call(contract.cart.add, {
      body: { items: [{ productId, variantId, quantity: 1 }], mode: 'set' },
    });
    const discount = async () =>
      (await call(contract.checkout.simulate, { body: { addressId } })).discount;
    expect(await discount()).toBe(0);
    await follow(call, true);
    expect(await discount()).toBe(100_000);
    await follow(call, false);
    expect(await discount()).toBe(0);
  });
});

it('the server counts followers under concurrent changes', async () => {
  const race = await startMarket({ parallel: true });
  const { storeId } = await race.create.merchant();
  const people = await Promise.all(Array.from({ length: 12 }, () => race.create.customer()));
  const clicks = people.flatMap((person, index) =>
    Array.from({ length: 4 }, (_, click) =>
      race.as(person)(setFollowing, {
        query: { storeId },
        body: { following: click % 2 === 0 || index % 3 === 0 },
      }),
    ),
  );
  await Promise.all(clicks);
  const states = await Promise.all(
    people.map((person) => race.as(person)(byStore, { query: { storeId } })),
  );
  expect(states[0]?.count).toBe(states.filter(({ following }) => following).length);
  await race.close();
});
