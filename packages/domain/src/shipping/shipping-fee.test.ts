import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSaleLine, testTariff } from '../testing/sales';
import { chargeableWeight, calculateShippingFee } from './shipping-fee';

const feeOf = (
  lines: Parameters<typeof calculateShippingFee>[0]['lines'],
  destinationState = 'Lagos',
) => calculateShippingFee({ lines, storeState: 'Lagos', destinationState, ...testTariff });

describe('chargeableWeight', () => {
  it('uses the larger of weight and volumetric weight per unit, and is zero for digital goods', () => {
    const bulky = buildSaleLine({
      weight: 4,
      quantity: 2,
      dimension: { length: 100, width: 50, height: 10 },
    });
    expect(
      chargeableWeight([
        bulky,
        buildSaleLine({ weight: 1.5 }),
        buildSaleLine({ isDigital: true, weight: 50 }),
      ]),
    ).toBe(21.5);
  });
});

describe('calculateShippingFee', () => {
  it('uses the smallest vehicle that fits, and charges a base fee plus a rate per kg above the included weight', () => {
    expect(feeOf([buildSaleLine({ weight: 12 })])).toEqual({
      shippingFee: 220_000,
      weight: 12,
      vehicle: 'Motorbike',
      zonePair: 'within_lagos',
      minDays: 1,
      maxDays: 2,
    });
    expect(feeOf([buildSaleLine({ weight: 20.01 })])).toMatchObject({
      shippingFee: 600_000,
      vehicle: 'Van',
    });
  });

  it('uses several trips of the largest vehicle when no vehicle fits', () => {
    expect(feeOf([buildSaleLine({ weight: 25, quantity: 90 })])).toMatchObject({
      shippingFee: 3 * 2_500_000 + 750 * 3_000,
      weight: 2250,
      vehicle: '3 × Truck',
    });
  });

  it('uses a larger vehicle where the smaller one has no rate, and throws when no vehicle has a rate', () => {
    expect(feeOf([buildSaleLine({ weight: 1 })], 'Kano')).toMatchObject({
      vehicle: 'Truck',
      zonePair: 'from_lagos',
      shippingFee: 5_000_000,
    });
    expect(() =>
      calculateShippingFee({
        lines: [buildSaleLine()],
        storeState: 'Kano',
        destinationState: 'Oyo',
        ...testTariff,
      }),
    ).toThrow('no rate');
  });

  it('charges nothing for digital goods', () => {
    expect(feeOf([buildSaleLine({ isDigital: true })])).toMatchObject({
      shippingFee: 0,
      weight: 0,
      vehicle: 'Digital delivery',
    });
  });

  it('never charges less for one more unit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 998 }),
        (weight, quantity) => {
          const fee = (n: number) => feeOf([buildSaleLine({ weight, quantity: n })]).shippingFee;
          expect(Number.isInteger(fee(quantity))).toBe(true);
          expect(fee(quantity + 1)).toBeGreaterThanOrEqual(fee(quantity));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
