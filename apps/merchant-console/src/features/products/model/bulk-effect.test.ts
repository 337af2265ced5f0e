import { expect, it } from 'vitest';
import { buildProduct } from '@market/testing/factories/products';
import { previewEffect } from './bulk-effect';

const variant = (size: string, sellingPrice: number, quantity: number) => ({
  id: size,
  sku: size,
  options: { Size: size },
  price: sellingPrice,
  sellingPrice,
  quantity,
});
const inverter = buildProduct({ pricing: { price: 100_000, sellingPrice: 100_000 }, quantity: 4 });
const shirt = buildProduct({
  quantity: 9,
  variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
  variant: [variant('S', 100_000, 2), variant('L', 150_000, 7)],
});

it('a bulk change previews new prices, as a range where variants differ', () => {
  expect(previewEffect(inverter, { kind: 'pricePercent', percent: -10 })).toMatchObject({
    before: '₦1,000.00',
    after: '₦900.00',
  });
  expect(previewEffect(shirt, { kind: 'priceAmount', amount: 5_050 })).toMatchObject({
    before: '₦1,000.00 to ₦1,500.00',
    after: '₦1,050.50 to ₦1,550.50',
  });
});

it('a bulk change refuses a price that is invalid for one variant', () => {
  expect(previewEffect(shirt, { kind: 'priceAmount', amount: -100_000 }).problem).toBe(
    'The price must be above zero and at most ₦500,000,000.00',
  );
});

it('a bulk change adjusts the stock of every variant, but not below zero', () => {
  expect(previewEffect(shirt, { kind: 'stockAdd', quantity: -5 })).toMatchObject({
    before: '9 in stock',
    after: '2 in stock',
  });
  expect(previewEffect(shirt, { kind: 'stockSet', quantity: 10 })).toMatchObject({
    after: '20 in stock',
  });
  expect(
    previewEffect(buildProduct({ IsDigitalProduct: true }), { kind: 'stockSet', quantity: 1 })
      .problem,
  ).toBe('A digital product has no stock');
});

it('a bulk change has no effect on a product that already has the new value', () => {
  expect(previewEffect(inverter, { kind: 'marketplace', isOnMarketplace: true }).isNothing).toBe(
    true,
  );
  expect(previewEffect(inverter, { kind: 'stockSet', quantity: 4 }).isNothing).toBe(true);
});
