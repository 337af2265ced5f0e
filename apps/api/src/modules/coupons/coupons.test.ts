import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '@market/api-client/client';
import * as contract from '@market/api-client/contract';
import {
  couponDefaults,
  couponInputSchema,
  couponStates,
  type Coupon,
  type CouponInput,
} from '@market/domain/coupons/coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { insertTestProduct } from '../../test/test-products';

const { byId, create, forCustomers, list, productOptions, update } = contract.coupons;
const { applyCoupon } = contract.checkout;

/** The test clock starts on 20 November 2026. */
const input = (overrides: Partial<CouponInput> = {}): CouponInput => ({
  ...couponDefaults,
  rewardAppliesTo: 'All Product',
  description: 'November offer',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  ...overrides,
});

/** A checkout by a customer who has bought nothing before. */
const createCustomerKeys = () => ({
  id: randomUUID(),
  customerKeys: [`email:${randomUUID()}@test.example`],
});

describe('coupons', () => {
  let market: TestMarket;
  let storeId: string;
  let merchant: Call;
  beforeAll(async () => {
    market = await startMarket();
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    const account = await market.create.merchant({ storeName: 'Helios Yard' });
    merchant = market.as(account);
    ({ storeId } = account);
  });

  const createCoupon = (overrides: Partial<CouponInput> = {}): Promise<Coupon> => {
    market.clock.advance(1000);
    return merchant(create, { body: input(overrides) });
  };
  const code = () => `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

  describe('of a merchant', () => {
    it('are returned as they were created, in the list of their type', async () => {
      const coupon = await createCoupon({
        discountType: 'BuyXGetY',
        discountMode: 'Code',
        code: 'yard-10',
      });
      expect(coupon).toMatchObject({
        code: 'YARD-10',
        used: 0,
        paused: false,
        state: 'active',
        customerReward: 200_000,
      });
      await expect(merchant(byId, { params: { id: coupon.id } })).resolves.toEqual({
        percentageCoupons: [],
        fixedCoupons: [],
        buyXGetYCoupons: [coupon],
      });
    });

    it('can be created by staff with access to coupons only, who see just enough about the store’s products to choose some', async () => {
      const staff = market.as(
        await market.create.account('staff', { storeId, resources: ['coupons'] }),
      );
      const { productId } = await insertTestProduct(market, storeId, { name: 'Sunforge panel' });
      const other = await insertTestProduct(market, (await market.create.merchant()).storeId, {
        name: 'Sunforge panel',
      });
      const expected = [{ id: productId, name: 'Sunforge panel', image: '/images/test-picture' }];
      expect(await staff(productOptions, { query: { search: 'sunforge' } })).toEqual(expected);
      expect(await staff(productOptions, { query: { id: productId } })).toEqual(expected);
      expect(await staff(productOptions, { query: { id: other.productId } })).toEqual([]);
      await expect(staff(contract.products.list)).rejects.toMatchObject({ status: 403 });
    });

    it('are filtered by state, type and search text, sorted in three ways, and paged', async () => {
      const scheduled = await createCoupon({
        description: 'Next month',
        startDate: '2026-12-01',
        endDate: '2026-12-31',
      });
      const ended = await createCoupon({
        description: 'Last month',
        startDate: '2026-10-01',
        endDate: '2026-10-31',
        discountType: 'Fixed',
      });
      const active = await createCoupon({ description: 'Now 100%' });
      const paused = await createCoupon({ description: 'Paused' });
      await merchant(update, { params: { id: paused.id }, body: { paused: true } });
      const usedUp = await createCoupon({ description: 'Used up', usageLimit: 1 });
      await market.services.coupons.claim(market.db, createCustomerKeys(), [usedUp.id]);

      const futureCoupon = await createCoupon({
        description: 'Paused before it starts',
        startDate: '2026-12-01',
        endDate: '2026-12-31',
      });
      await merchant(update, { params: { id: futureCoupon.id }, body: { paused: true } });

      const found = async (query: Parameters<typeof merchant<typeof list>>[1]) =>
        (await merchant(list, query)).rows.map(({ id }) => id);
      expect(await found({ query: { state: 'scheduled' } })).toEqual([scheduled.id]);
      expect(await found({ query: { state: 'ended' } })).toEqual([ended.id]);
      expect(await found({ query: { state: 'active' } })).toEqual([active.id]);
      expect(await found({ query: { state: 'paused' } })).toEqual([futureCoupon.id, paused.id]);
      expect(await found({ query: { state: 'used_up' } })).toEqual([usedUp.id]);
      expect(await found({ query: { discountType: 'Fixed' } })).toEqual([ended.id]);
      expect(await found({ query: { search: '100%' } })).toEqual([active.id]);
      expect(await found({ query: { search: '%' } })).toEqual([active.id]);
      expect((await found({ query: { sort: 'ending' } })).at(0)).toBe(ended.id);
      expect((await found({ query: { sort: 'most-used' } })).at(0)).toBe(usedUp.id);
      await expect(merchant(list, { query: { limit: 2, offset: 1 } })).resolves.toMatchObject({
        count: 6,
        rows: [{ id: usedUp.id }, { id: paused.id }],
      });
      const { rows } = await merchant(list);
      for (const state of couponStates)
        expect(await found({ query: { state } })).toEqual(
          rows.filter((row) => row.state === state).map(({ id }) => id),
        );
    });

    it('are rejected with an error on the code field when another store uses the code', async () => {
      const taken = code();
      await createCoupon({ discountMode: 'Code', code: taken });
      const other = market.as(await market.create.merchant());
      await expect(
        other(create, { body: input({ discountMode: 'Code', code: taken }) }),
      ).rejects.toMatchObject({ status: 422, fields: [{ field: 'code' }] });
      const { id } = await other(create, { body: input({ discountMode: 'Code', code: code() }) });
      await expect(
        other(update, {
          params: { id },
          body: { coupon: input({ discountMode: 'Code', code: taken }) },
        }),
      ).rejects.toMatchObject({ status: 422, fields: [{ field: 'coupon.code' }] });
    });

    it.each(['usageLimit', 'usageLimitPerUser', 'customerReward'] as const)(
      'have a lower and an upper limit for %s',
      (field) => {
        for (const value of [-1, 1e15])
          expect(
            z.safeEncode(couponInputSchema, input({ [field]: value })).error?.issues,
          ).toMatchObject([{ path: [field], message: expect.stringMatching(/^Enter/) }]);
      },
    );

    it.each([1.5, 1_000_001])('cannot have a minimum of %d units', (minRequireValue) => {
      const minimum = input({ minRequireType: 'Quantity', minRequireValue });
      expect(z.safeEncode(couponInputSchema, minimum).error?.issues).toMatchObject([
        { path: ['minRequireValue'], message: expect.stringMatching(/^Enter/) },
      ]);
    });

    it.each([
      { discountType: 'Fixed', discountValue: 250_050 },
      { discountType: 'Percent', discountValue: 7.5 },
      { minRequireType: 'Amount', minRequireValue: 3_000_099 },
      { minRequireType: 'Quantity', minRequireValue: 4 },
    ] as const)('keep %o exact to the kobo', async (rules) => {
      const { id } = await createCoupon(rules);
      const detail = await merchant(byId, { params: { id } });
      expect(Object.values(detail).flat()).toEqual([expect.objectContaining(rules)]);
    });

    it('cannot have a limit below their number of uses, and can be extended, paused and resumed', async () => {
      const { id } = await createCoupon({ usageLimit: 5 });
      for (let n = 0; n < 3; n += 1)
        await market.services.coupons.claim(market.db, createCustomerKeys(), [id]);
      const change = (usageLimit: number) =>
        merchant(update, { params: { id }, body: { coupon: input({ usageLimit }) } });
      await expect(change(2)).rejects.toMatchObject({
        status: 422,
        fields: [
          {
            field: 'coupon.usageLimit',
            message:
              'This coupon has already been used 3 times. Enter 3 or more, or 0 for no limit.',
          },
        ],
      });
      await expect(change(3)).resolves.toMatchObject({ usageLimit: 3, used: 3, state: 'used_up' });
      await expect(change(0)).resolves.toMatchObject({ usageLimit: 0, used: 3, state: 'active' });
      await expect(
        merchant(update, { params: { id }, body: { paused: true } }),
      ).resolves.toMatchObject({ state: 'paused' });
      await expect(
        merchant(update, { params: { id }, body: { paused: false } }),
      ).resolves.toMatchObject({ state: 'active' });
    });

    it('apply to the store’s own products and the marketplace’s categories only', async () => {
      const ownProduct = await insertTestProduct(market, storeId);
      const foreign = await insertTestProduct(market, (await market.create.merchant()).storeId);
      await expect(
        createCoupon({ spendAppliesTo: 'Product', spendAppliesToId: ownProduct.productId }),
      ).resolves.toMatchObject({ spendAppliesToId: ownProduct.productId });
      await expect(
        createCoupon({ spendAppliesTo: 'Category', spendAppliesToId: ownProduct.categoryId }),
      ).resolves.toMatchObject({ spendAppliesToId: ownProduct.categoryId });
      const refused = { status: 422, fields: [{ field: 'spendAppliesToId' }] };
      await expect(
        createCoupon({ spendAppliesTo: 'Product', spendAppliesToId: foreign.productId }),
      ).rejects.toMatchObject(refused);
      await expect(
        createCoupon({ spendAppliesTo: 'Category', spendAppliesToId: 'no-id' }),
      ).rejects.toMatchObject(refused);
    });

    it('are hidden from other stores', async () => {
      const { id } = await createCoupon();
      const other = market.as(await market.create.merchant());
      await expect(other(byId, { params: { id } })).rejects.toMatchObject({ status: 404 });
      await expect(other(update, { params: { id }, body: { paused: true } })).rejects.toMatchObject(
        { status: 404 },
      );
      await expect(
        other(update, { params: { id }, body: { coupon: input() } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(other(list)).resolves.toEqual({ rows: [], count: 0 });
    });
  });

  describe('for customers', () => {
    it('reduce the price of a guest’s items, or give the reason why a code does not apply', async () => {
      const panel = await insertTestProduct(market, storeId, { name: 'Solar panel 550 W' });
      const solar = code();
      const coupon = await createCoupon({
        discountMode: 'Code',
        code: solar,
        discountValue: 5,
        spendAppliesTo: 'Product',
        spendAppliesToId: panel.productId,
        minRequireValue: 3_000_000,
      });
      const applied = (quantity: number, typed = solar) =>
        market.anonymous(applyCoupon, {
          body: { code: typed.toLowerCase(), items: [{ productId: panel.productId, quantity }] },
        });
      await expect(applied(3)).resolves.toMatchObject({
        quote: { subtotal: 3_000_000, discount: 150_000, total: 2_850_000, refusals: [] },
        applied: [{ couponId: coupon.id, discount: 150_000 }],
      });
      await expect(applied(2)).resolves.toMatchObject({
        applied: [],
        quote: {
          refusals: [
            {
              code: solar,
              reason: `${solar} needs ₦30,000.00 of Solar panel 550 W. Add ₦10,000.00 more.`,
            },
          ],
        },
      });
      await expect(applied(3, 'NOPE')).resolves.toMatchObject({
        quote: {
          refusals: [{ code: 'NOPE', reason: 'There is no coupon NOPE. Check the spelling.' }],
        },
      });
    });

    it('reduce the price of the selected cart lines, up to the customer’s limit of uses', async () => {
      const panel = await insertTestProduct(market, storeId);
      const account = await market.create.customer();
      const customer = market.as(account);
      const couponCode = code();
      const { id } = await createCoupon({
        discountMode: 'Code',
        code: couponCode,
        usageLimitPerUser: 1,
      });
      await customer(contract.cart.add, {
        body: { items: [{ productId: panel.productId, quantity: 2 }] },
      });
      await expect(customer(applyCoupon, { body: { code: couponCode } })).resolves.toMatchObject({
        quote: { discount: 200_000 },
      });
      await market.services.coupons.claim(
        market.db,
        { id: randomUUID(), customerKeys: [`email:${account.email}`] },
        [id],
      );
      await expect(customer(applyCoupon, { body: { code: couponCode } })).resolves.toMatchObject({
        quote: {
          discount: 0,
          refusals: [
            { reason: `You have already used ${couponCode}. It can be used once per customer.` },
          ],
        },
      });
    });

    it('are listed while they are active, for the products whose price they reduce', async () => {
      const panel = await insertTestProduct(market, storeId);
      const other = await insertTestProduct(market, storeId, { name: 'Cable' });
      const all = await createCoupon({ description: 'All', endDate: '2026-11-21' });
      const panels = await createCoupon({
        description: 'Panels',
        spendAppliesTo: 'Category',
        spendAppliesToId: panel.categoryId,
      });
      await createCoupon({ description: 'Later', startDate: '2026-11-25' });
      const listShown = async (productIds: string[]) =>
        (await market.anonymous(forCustomers, { body: { productIds } })).map(({ id }) => id);
      expect(await listShown([panel.productId])).toEqual([all.id, panels.id]);
      expect(await listShown([other.productId])).toEqual([all.id]);
      expect(await listShown([])).toEqual([]);
    });
  });
});
