import { expect, it } from 'vitest';
import { buildProductCard } from '@market/testing/factories/products';
import { cardPromises } from './card-promise';

const tariff = {
  vehicles: [{ id: 'bike', name: 'Motorbike', maxWeight: 20, active: true }],
  zones: [
    { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
    { id: 'rest', name: 'Rest of Nigeria', states: ['Kano'] },
  ],
  rates: [
    {
      vehicleId: 'bike',
      fromZoneId: 'lagos',
      toZoneId: 'lagos',
      base: 150_000,
      includedWeight: 5,
      perKg: 10_000,
      minDays: 2,
      maxDays: 2,
    },
    {
      vehicleId: 'bike',
      fromZoneId: 'lagos',
      toZoneId: 'rest',
      base: 0,
      includedWeight: 50,
      perKg: 0,
      minDays: 2,
      maxDays: 5,
    },
  ],
};
const friday = new Date('2026-11-20T10:00:00Z');

it('a product card shows the delivery days and the delivery fee for one unit at the shopper’s place', () => {
  const product = buildProductCard();
  expect(cardPromises({ tariff, state: 'Lagos', now: friday })(product)).toBe(
    'Tue\u00a024\u00a0Nov, ₦2,740\u00a0delivery',
  );
  expect(cardPromises({ tariff, state: 'Kano', now: friday })(product)).toBe(
    'Tue\u00a024 to Fri\u00a027\u00a0Nov, free\u00a0delivery',
  );
  expect(cardPromises({ tariff, state: 'Kano', now: friday })(product, 'first-day')).toBe(
    'From Tue\u00a024\u00a0Nov, free\u00a0delivery',
  );
});
