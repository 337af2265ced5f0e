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

it('a product card has the delivery days and the fee of its pieces at the shopper’s place', () => {
  const product = buildProductCard();
  expect(cardPromises({ tariff, state: 'Lagos', now: friday })(product)).toEqual({
    days: 'Tue\u00a024\u00a0Nov',
    fee: '₦2,740\u00a0delivery',
    isFree: false,
  });
  expect(cardPromises({ tariff, state: 'Lagos', now: friday })(product, 4)).toEqual({
    days: 'Tue\u00a024\u00a0Nov',
    fee: '₦10,960\u00a0delivery for\u00a04',
    isFree: false,
  });
  expect(cardPromises({ tariff, state: 'Kano', now: friday })(product)).toEqual({
    days: 'Tue\u00a024 to Fri\u00a027\u00a0Nov',
    fee: 'free\u00a0delivery',
    isFree: true,
  });
  expect(cardPromises({ tariff, state: 'Kano', now: friday })(product, 1, 'first-day')).toEqual({
    days: 'From Tue\u00a024\u00a0Nov',
    fee: 'free\u00a0delivery',
    isFree: true,
  });
});
