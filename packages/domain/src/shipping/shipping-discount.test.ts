import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderSplit } from '../ledger/order-split';
import { bestShippingDiscount, type ShippingDiscount } from './shipping-discount';

const at = new Date('2026-11-23T12:00:00Z');
const always = { startDate: '2026-11-01', endDate: '2026-11-30', active: true };
const delivery = { fromZoneId: 'lagos', toZoneId: 'rest', vehicleId: 'van', subtotal: 500_000, at };
const zone = fc.option(fc.constantFrom('lagos', 'rest'), { nil: undefined });
const discount: fc.Arbitrary<ShippingDiscount> = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  discountType: fc.constant('Fixed' as const),
  percentOff: fc.integer({ min: 0, max: 100 }),
  amountOff: fc.integer({ min: 0, max: 2_000_000 }),
  fromZoneId: zone,
  toZoneId: zone,
  vehicleId: fc.option(fc.constantFrom('bike', 'van'), { nil: undefined }),
  minSubtotal: fc.integer({ min: 0, max: 1_000_000 }),
  startDate: fc.constantFrom('2026-11-23', '2026-11-24'),
  endDate: fc.constant('2026-11-24'),
  active: fc.boolean(),
});

it('a delivery fee is reduced by the best discount only, never goes below zero, and leaves the merchant’s share and the commission unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(discount, { maxLength: 6 }),
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.integer({ min: 0, max: 9_000_000 }),
      (discounts, fee, goods) => {
        const single = discounts.map(
          (each) => bestShippingDiscount([each], { ...delivery, fee })?.amount ?? 0,
        );
        const amount = bestShippingDiscount(discounts, { ...delivery, fee })?.amount ?? 0;
        expect(amount).toBe(Math.max(0, ...single));
        expect(amount).toBeLessThanOrEqual(fee);
        const before = orderSplit({ goods, delivery: fee, commissionBps: 750 });
        const after = orderSplit({ goods, delivery: fee - amount, commissionBps: 750 });
        expect(after).toEqual({ ...before, delivery: before.delivery - amount });
        expect(after.commission + after.dueToMerchant + after.delivery).toBe(goods + fee - amount);
      },
    ),
  );
});

it.each<[string, Partial<ShippingDiscount>, boolean]>([
  ['every condition is met', { fromZoneId: 'lagos', toZoneId: 'rest', vehicleId: 'van' }, true],
  ['the minimum order is reached', { minSubtotal: 500_000 }, true],
  ['the minimum order is not reached', { minSubtotal: 500_001 }, false],
  ['the delivery starts in another zone', { fromZoneId: 'rest' }, false],
  ['the delivery ends in another zone', { toZoneId: 'removed' }, false],
  ['the delivery uses another vehicle', { vehicleId: 'bike' }, false],
  ['the discount starts tomorrow', { startDate: '2026-11-24' }, false],
  ['the discount ended yesterday', { endDate: '2026-11-22' }, false],
  ['the discount is paused', { active: false }, false],
])('a shipping discount applies only when its conditions are met: %s', (_, fields, applies) => {
  const tenth: ShippingDiscount = {
    id: 'd',
    name: 'Launch',
    discountType: 'Percent',
    percentOff: 10,
    ...always,
    ...fields,
  };
  expect(bestShippingDiscount([tenth], { ...delivery, fee: 150_005 })?.amount).toBe(
    applies ? 15_001 : undefined,
  );
});
