import { describe, expect, it } from 'vitest';
import type { SaleLine } from '../catalogue/sale-line';
import { buildPricingCoupon, buildSaleLine } from '../testing/sales';
import { applyCoupons } from './apply-coupons';
import { guestShopper, type PricingCoupon, type Shopper } from './pricing-coupon';

interface Case {
  lines?: SaleLine[];
  typedCode?: string;
  shopper?: Partial<Shopper>;
  today?: string;
}

const apply = (
  coupons: PricingCoupon[],
  { lines = [buildSaleLine()], typedCode, shopper, today = '2026-11-20' }: Case = {},
) => applyCoupons({ coupons, lines, typedCode, shopper: { ...guestShopper, ...shopper }, today });

const panels = buildSaleLine({ quantity: 4 });
const battery = buildSaleLine({
  variantId: 'battery-5',
  productId: 'battery',
  name: 'Lithium battery',
  categoryIds: ['storage', 'batteries'],
  unitPrice: 3_000_000,
});
const elsewhere = buildSaleLine({
  variantId: 'other-1',
  storeId: 'sahel',
  storeName: 'Sahel Power',
});
const solar5 = buildPricingCoupon({
  discountMode: 'Code',
  code: 'SOLAR5',
  discountValue: 5,
  spendAppliesTo: 'Category',
  spendAppliesToId: 'panels',
  spendAppliesToName: 'Panels',
  minRequireValue: 5_000_000,
});

describe('a coupon', () => {
  it('with a percentage applies to everything that it covers in its own store, and to nothing else', () => {
    const { discounts, applied } = apply(
      [buildPricingCoupon({ spendAppliesTo: 'Category', spendAppliesToId: 'panels' })],
      { lines: [panels, battery, elsewhere] },
    );
    expect([...discounts]).toEqual([['panel-550', { couponId: 'coupon-a', discount: 400_000 }]]);
    expect(applied).toEqual([
      {
        couponId: 'coupon-a',
        code: undefined,
        description: 'November offer',
        storeId: 'helios',
        discount: 400_000,
      },
    ]);
  });

  it('with a percentage has its discount rounded once, on the sum of the lines', () => {
    const cheap = ['a', 'b', 'c'].map((variantId) => buildSaleLine({ variantId, unitPrice: 5 }));
    expect(apply([buildPricingCoupon()], { lines: cheap }).applied[0]?.discount).toBe(2);
  });

  it('with a fixed amount off a product takes it off each unit, but not more than the price of the unit', () => {
    const off = buildPricingCoupon({
      discountType: 'Fixed',
      discountValue: 250_000,
      spendAppliesTo: 'Product',
      spendAppliesToId: 'panel',
    });
    expect(apply([off], { lines: [panels, battery] }).applied[0]?.discount).toBe(1_000_000);
    expect(
      apply([{ ...off, discountValue: 9_900_000 }], { lines: [panels] }).applied[0]?.discount,
    ).toBe(4_000_000);
  });

  it('with a fixed amount off all products takes it off the order once, split by the cost of each line', () => {
    const { discounts } = apply(
      [buildPricingCoupon({ discountType: 'Fixed', discountValue: 700_000 })],
      {
        lines: [panels, battery],
      },
    );
    expect([discounts.get('panel-550')?.discount, discounts.get('battery-5')?.discount]).toEqual([
      400_000, 300_000,
    ]);
  });

  it('that rewards buying panels reduces the price of batteries, up to the reward limit', () => {
    const reward = buildPricingCoupon({
      discountType: 'BuyXGetY',
      spendAppliesTo: 'Category',
      spendAppliesToId: 'panels',
      minRequireType: 'Quantity',
      minRequireValue: 4,
      rewardAppliesTo: 'Product',
      rewardAppliesToId: 'battery',
      rewardValue: 20,
      customerReward: 450_000,
    });
    expect([...apply([reward], { lines: [panels, battery] }).discounts]).toEqual([
      ['battery-5', { couponId: 'coupon-a', discount: 450_000 }],
    ]);
    expect(
      apply([{ ...reward, customerReward: 900_000 }], { lines: [panels, battery] }).applied[0]
        ?.discount,
    ).toBe(600_000);
    expect(apply([reward], { lines: [buildSaleLine({ quantity: 3 }), battery] }).applied).toEqual(
      [],
    );
    expect(apply([reward], { lines: [panels] }).applied).toEqual([]);
  });
});

describe('coupon selection', () => {
  const ten = buildPricingCoupon({ id: 'ten', description: 'Ten' });
  const batteries = buildPricingCoupon({
    id: 'twenty',
    discountValue: 20,
    spendAppliesTo: 'Category',
    spendAppliesToId: 'batteries',
  });

  it('gives each line its best coupon and does not stack coupons', () => {
    const { discounts } = apply([ten, batteries], { lines: [panels, battery] });
    expect(discounts.get('panel-550')).toEqual({ couponId: 'ten', discount: 400_000 });
    expect(discounts.get('battery-5')).toEqual({ couponId: 'twenty', discount: 600_000 });
  });

  it('splits an order discount over the lines that have no better coupon', () => {
    const sum = buildPricingCoupon({ id: 'sum', discountType: 'Fixed', discountValue: 500_000 });
    expect(
      apply([sum, batteries], { lines: [panels, battery] }).discounts.get('panel-550'),
    ).toEqual({ couponId: 'sum', discount: 500_000 });
  });

  it('prefers the typed code to equal coupons, but not to better ones', () => {
    const equal = buildPricingCoupon({ id: 'zz', discountMode: 'Code', code: 'TEN' });
    expect(
      apply([ten, equal], { typedCode: ' ten ' }).applied.map((each) => each.couponId),
    ).toEqual(['zz']);
    expect(apply([ten, { ...equal, discountValue: 5 }], { typedCode: 'TEN' })).toMatchObject({
      applied: [{ couponId: 'ten' }],
      refusals: [
        {
          code: 'TEN',
          reason:
            'TEN was not applied, because these items already have an equal or larger discount.',
        },
      ],
    });
  });

  it('does not apply a code that was not typed', () => {
    expect(apply([solar5], { lines: [buildSaleLine({ quantity: 9 })] })).toEqual({
      discounts: new Map(),
      applied: [],
      refusals: [],
    });
  });
});

describe('the refusal reason for a coupon code', () => {
  const reason = (overrides: Partial<PricingCoupon>, circumstances: Case = {}) =>
    apply([{ ...solar5, ...overrides }], {
      lines: [buildSaleLine({ quantity: 9 })],
      typedCode: 'SOLAR5',
      ...circumstances,
    }).refusals[0]?.reason;

  it.each<[string, Partial<PricingCoupon>, Case]>([
    ['There is no coupon SOLAR6. Check the spelling.', {}, { typedCode: 'SOLAR6' }],
    [
      'SOLAR5 needs ₦50,000.00 of Helios Yard panels. Add ₦12,000.00 more.',
      {},
      { lines: [buildSaleLine({ unitPrice: 3_800_000 })] },
    ],
    [
      'SOLAR5 needs 12 units of Helios Yard panels. Add 3 more.',
      { minRequireType: 'Quantity', minRequireValue: 12 },
      {},
    ],
    [
      'SOLAR5 is for Helios Yard panels. Add some to your cart to use it.',
      { minRequireValue: 0 },
      { lines: [battery] },
    ],
    [
      'SOLAR5 takes 20% off Lithium battery. Add some to your cart to use it.',
      {
        discountType: 'BuyXGetY',
        rewardAppliesTo: 'Product',
        rewardAppliesToId: 'battery',
        rewardAppliesToName: 'Lithium battery',
      },
      {},
    ],
    ['SOLAR5 ended on 30 Nov 2026.', {}, { today: '2026-12-01' }],
    ['SOLAR5 starts on 1 Nov 2026.', {}, { today: '2026-10-31' }],
    ['SOLAR5 has reached its usage limit.', { usageLimit: 3, used: 3 }, {}],
    ['Helios Yard has paused SOLAR5.', { paused: true }, {}],
    [
      'You have already used SOLAR5. It can be used once per customer.',
      { usageLimitPerUser: 1 },
      { shopper: { usesByCouponId: { 'coupon-a': 1 } } },
    ],
    [
      'SOLAR5 is for a first order only.',
      { customerEligibility: 'New customers' },
      { shopper: { isNew: false } },
    ],
    [
      'SOLAR5 is for followers of Helios Yard. Follow the store to use it.',
      { customerEligibility: 'Followers' },
      {},
    ],
  ])('is: %s', (expected, overrides, circumstances) => {
    expect(reason(overrides, circumstances)).toBe(expected);
  });

  it('is undefined when the code applies', () => {
    expect(reason({})).toBeUndefined();
    expect(
      reason({ customerEligibility: 'Followers' }, { shopper: { followedStoreIds: ['helios'] } }),
    ).toBeUndefined();
  });
});
