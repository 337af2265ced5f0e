import { describe, expect, it } from 'vitest';
import type { CouponInput } from '@market/domain/coupons/coupon';
import { newCoupon } from './coupon-draft';
import { couponSummary } from './coupon-summary';

const draft = (changes: Partial<CouponInput>): CouponInput => ({
  ...newCoupon(new Date('2026-11-20T12:00:00Z')),
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  ...changes,
});
const panels = { spend: 'Solar panels', reward: 'Corda cable' };

describe('the coupon summary', () => {
  it.each<[string, Partial<CouponInput>, string]>([
    [
      'percent off everything',
      {},
      'Everyone gets 10% off all your products without a code, 1–30 Nov 2026.',
    ],
    [
      'an amount off each order',
      { discountType: 'Fixed', discountValue: 200_000, discountMode: 'Code', code: ' solar5 ' },
      'Everyone gets ₦2,000.00 off an order with the code SOLAR5, 1–30 Nov 2026.',
    ],
    [
      'an amount off every unit above a minimum quantity',
      {
        discountType: 'Fixed',
        discountValue: 50_000,
        spendAppliesTo: 'Category',
        minRequireType: 'Quantity',
        minRequireValue: 2,
        customerEligibility: 'Followers',
      },
      'Followers of your store get ₦500.00 off every unit of Solar panels when they buy at least 2 units of them without a code, 1–30 Nov 2026.',
    ],
    [
      'a reward with limits',
      {
        discountType: 'BuyXGetY',
        spendAppliesTo: 'Category',
        minRequireValue: 5_000_000,
        rewardValue: 100,
        usageLimit: 50,
        usageLimitPerUser: 1,
      },
      'Everyone gets Corda cable free when they spend at least ₦50,000.00 on Solar panels, up to ₦2,000.00 an order without a code, 1–30 Nov 2026, for the first 50 uses, once per customer.',
    ],
  ])('describes %s', (_, changes, sentence) => {
    expect(couponSummary(draft(changes), panels).replaceAll('\u2009', '')).toBe(sentence);
  });

  it('accepts an incomplete draft', () => {
    expect(
      couponSummary(draft({ discountMode: 'Code', spendAppliesTo: 'Product', endDate: '' })),
    ).toBe('Everyone gets 10% off the product you choose with the code you choose.');
  });
});
