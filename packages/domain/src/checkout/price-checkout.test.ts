import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SaleLine } from '../catalogue/sale-line';
import { guestShopper, type PricingCoupon } from '../coupons/pricing-coupon';
import { sumKobo } from '../money';
import { buildPricingCoupon, buildSaleLine, testTariff } from '../testing/sales';
import { quoteSchema } from './checkout';
import { priceCheckout } from './price-checkout';

const price = (
  lines: readonly SaleLine[],
  coupons: readonly PricingCoupon[] = [],
  destinationState: string | undefined = 'Lagos',
) =>
  priceCheckout({
    lines,
    coupons,
    typedCode: 'CODE',
    customer: guestShopper,
    destinationState,
    at: new Date('2026-11-20T10:00:00Z'),
    ...testTariff,
  });

describe('priceCheckout', () => {
  it('prices a cart from two stores as one parcel per store, with discounts on goods only', () => {
    const quote = price(
      [
        buildSaleLine({ quantity: 2 }),
        buildSaleLine({
          variantId: 'kit',
          productId: 'kit',
          name: 'Tool kit',
          storeId: 'sahel',
          storeName: 'Sahel Power',
          weight: 3,
          unitPrice: 250_050,
        }),
      ],
      [buildPricingCoupon()],
    );
    expect(quote).toMatchObject({
      stores: [
        {
          storeName: 'Helios Yard',
          subtotal: 2_000_000,
          discount: 200_000,
          shippingFee: 300_000,
          delivery: { vehicle: 'Motorbike', weight: 20 },
          total: 2_100_000,
        },
        {
          storeName: 'Sahel Power',
          subtotal: 250_050,
          discount: 0,
          shippingFee: 150_000,
          total: 400_050,
        },
      ],
      subtotal: 2_250_050,
      discount: 200_000,
      shippingFeeTotal: 450_000,
      total: 2_500_050,
    });
  });

  it('charges no delivery fee while the destination is unknown', () => {
    const [store] = priceCheckout({
      lines: [buildSaleLine()],
      coupons: [],
      customer: guestShopper,
      at: new Date('2026-11-20T10:00:00Z'),
      ...testTariff,
    }).stores;
    expect(store).toMatchObject({ shippingFee: 0, total: 1_000_000 });
    expect(store).not.toHaveProperty('delivery');
  });
});

const kobo = fc.oneof(
  fc.integer({ min: 1, max: 50_000 }),
  fc.integer({ min: 1, max: 900_000_000 }),
);
const someLine = fc.record({
  unitPrice: kobo,
  quantity: fc.integer({ min: 1, max: 999 }),
  storeId: fc.constantFrom('helios', 'sahel'),
  productId: fc.constantFrom('panel', 'battery', 'kit'),
  categoryIds: fc.subarray(['panels', 'storage', 'tools'], { minLength: 1 }),
  weight: fc.double({ min: 0.01, max: 60, noNaN: true }),
  isDigital: fc.boolean(),
});
const someLines = fc
  .array(someLine, { minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map((each, index) => buildSaleLine({ ...each, variantId: `variant-${index}` })),
  );
const scope = fc.constantFrom<[PricingCoupon['spendAppliesTo'], string | undefined]>(
  ['All Product', undefined],
  ['Category', 'panels'],
  ['Category', 'tools'],
  ['Product', 'battery'],
);
const someCoupon = fc
  .record({
    storeId: fc.constantFrom('helios', 'sahel'),
    discountMode: fc.constantFrom('Automatic' as const, 'Code' as const),
    discountType: fc.constantFrom('Percent' as const, 'Fixed' as const, 'BuyXGetY' as const),
    discountValue: fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(7.5, 0.01, 9_999_999_900),
    ),
    minRequireType: fc.constantFrom('Amount' as const, 'Quantity' as const),
    minRequireValue: fc.constantFrom(0, 1, 3, 4_000_000),
    customerReward: fc.constantFrom(0, 1, 200_000, 1_000_000_000),
    rewardValue: fc.integer({ min: 0, max: 100 }),
    spend: scope,
    reward: scope,
  })
  .map(
    ({
      spend: [spendAppliesTo, spendAppliesToId],
      reward: [rewardAppliesTo, rewardAppliesToId],
      discountValue,
      ...rest
    }) => ({
      ...rest,
      discountValue: rest.discountType === 'Fixed' ? Math.ceil(discountValue) : discountValue,
      spendAppliesTo,
      spendAppliesToId,
      rewardAppliesTo,
      rewardAppliesToId,
    }),
  );
const someCoupons = fc.array(someCoupon, { maxLength: 5 }).map((all) =>
  all.map((each, index) =>
    buildPricingCoupon({
      ...each,
      id: `coupon-${index}`,
      ...(each.discountMode === 'Code' && { code: index === 0 ? 'CODE' : `CODE${index}` }),
    }),
  ),
);

describe('priceCheckout for any cart', () => {
  const checkProperty = (check: (lines: SaleLine[], coupons: PricingCoupon[]) => void) =>
    fc.assert(fc.property(someLines, someCoupons, check), { numRuns: 2000 });

  it('returns parts that sum to the total, and never discounts a line below zero', () => {
    checkProperty((lines, coupons) => {
      const quote = price(lines, coupons, 'Lagos');
      expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shippingFeeTotal);
      expect(sumKobo(quote.appliedCoupons.map((each) => each.discount))).toBe(quote.discount);
      for (const store of quote.stores) {
        expect(sumKobo(store.lines.map((each) => each.total))).toBe(
          store.total - store.shippingFee,
        );
        for (const each of store.lines) {
          expect(Number.isSafeInteger(each.discount)).toBe(true);
          expect(each.discount).toBeGreaterThanOrEqual(0);
          expect(each.total).toBeGreaterThanOrEqual(0);
          expect(each.discount > 0).toBe(each.couponId !== undefined);
        }
      }
    });
  });

  it('applies each coupon to its own store only and keeps rewards within their limit', () => {
    checkProperty((lines, coupons) => {
      const { stores, appliedCoupons } = price(lines, coupons);
      const byId = new Map(coupons.map((each) => [each.id, each]));
      for (const store of stores)
        for (const each of store.lines)
          if (each.couponId !== undefined)
            expect(byId.get(each.couponId)?.storeId).toBe(store.storeId);
      for (const { couponId, discount } of appliedCoupons) {
        const coupon = byId.get(couponId);
        if (coupon?.discountType === 'BuyXGetY')
          expect(discount).toBeLessThanOrEqual(coupon.customerReward);
      }
    });
  });

  it('discounts at least as much as the best single coupon, apart from rounding', () => {
    checkProperty((lines, coupons) => {
      const { discount } = price(lines, coupons);
      for (const each of coupons)
        expect(discount).toBeGreaterThanOrEqual(price(lines, [each]).discount - coupons.length);
    });
  });

  it('does not depend on the order of lines or coupons', () => {
    checkProperty((lines, coupons) => {
      const totals = (quote: ReturnType<typeof price>) =>
        quote.stores
          .flatMap((store) =>
            store.lines.map((each) => `${each.variantId} ${each.couponId} ${each.total}`),
          )
          .sort();
      expect(totals(price(lines.toReversed(), coupons.toReversed()))).toEqual(
        totals(price(lines, coupons)),
      );
    });
  });

  it('returns a quote that encoding and decoding do not change', () => {
    checkProperty((lines, coupons) => {
      const quote = price(lines, coupons);
      expect(z.decode(quoteSchema, z.encode(quoteSchema, quote))).toEqual(quote);
    });
  });
});
