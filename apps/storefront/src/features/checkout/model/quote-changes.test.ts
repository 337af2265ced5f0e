import { expect, it } from 'vitest';
import { buildCartItem, buildQuote } from '../../../test/factories';
import { quoteChanges } from './quote-changes';

const quote = buildQuote([buildCartItem({ name: 'Axora H5' })]);
const solar5 = {
  couponId: 'c1',
  code: 'SOLAR5',
  description: '5% off all panels',
  storeId: 's1',
  discount: 580_000,
};
const withCoupon = (discount: number) => ({ ...quote, appliedCoupons: [{ ...solar5, discount }] });

it('quoteChanges reports changed delivery days', () => {
  const later = {
    ...quote,
    stores: quote.stores.map(({ delivery, ...store }) => ({
      ...store,
      ...(delivery && { delivery: { ...delivery, firstDay: '2026-12-01', lastDay: '2026-12-02' } }),
    })),
  };
  expect(quoteChanges(quote, later)).toEqual([
    expect.stringMatching(/^Delivery from .+: .+ before, Tue\u00a01 to Wed\u00a02\u00a0Dec now\.$/),
  ]);
});

it('quoteChanges reports coupons that were added, removed or changed in amount', () => {
  expect(quoteChanges(quote, withCoupon(580_000))).toEqual(['SOLAR5 now applies: ₦5,800.00 off.']);
  expect(quoteChanges(withCoupon(580_000), quote)).toEqual(['SOLAR5 no longer applies.']);
  expect(quoteChanges(withCoupon(580_000), withCoupon(290_000))).toEqual([
    'SOLAR5: ₦5,800.00 off before, ₦2,900.00 now.',
  ]);
});
