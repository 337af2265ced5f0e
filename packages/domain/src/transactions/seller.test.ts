import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE } from '../money';
import { sellerNumbers, VAT_PERCENT, includedVat } from './seller';

describe('includedVat', () => {
  it('returns 7.50 naira for 107.50 naira at 7.5 %', () =>
    expect(includedVat(10_750, VAT_PERCENT)).toBe(750));

  it('returns a VAT amount that is the given percentage of the price without VAT, to the kobo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE }), (gross) => {
        const vat = includedVat(gross, VAT_PERCENT);
        expect(Math.abs(vat - ((gross - vat) * VAT_PERCENT) / 100)).toBeLessThanOrEqual(0.54);
      }),
    );
  });
});

it('sellerNumbers adds RC to a bare registration number only', () => {
  expect(
    sellerNumbers({ storeName: 'A', rcNumber: '1482207', taxNumber: '12345678-0001' }),
  ).toEqual(['RC 1482207', 'TIN 12345678-0001']);
  expect(sellerNumbers({ storeName: 'A', rcNumber: 'BN 22' })).toEqual(['BN 22']);
});
