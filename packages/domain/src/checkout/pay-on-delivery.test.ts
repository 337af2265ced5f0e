import { describe, expect, it } from 'vitest';
import { payOnDeliveryRefusals } from './pay-on-delivery';

describe('payOnDeliveryRefusals', () => {
  const sunrise = { storeName: 'Sunrise Solar', payOnDeliveryUpTo: 20_000_000 };

  it('accepts the order of each store up to and including the limit of that store', () => {
    const other = { storeName: 'Kano Power', payOnDeliveryUpTo: 5_000_000, total: 5_000_000 };
    expect(payOnDeliveryRefusals([{ ...sunrise, total: 20_000_000 }, other])).toEqual([]);
    expect(payOnDeliveryRefusals([{ ...sunrise, total: 20_000_001 }, other])).toEqual([
      'Sunrise Solar accepts pay on delivery up to ₦200,000.00',
    ]);
  });

  it('names every store that does not accept pay on delivery', () => {
    expect(
      payOnDeliveryRefusals([
        { storeName: 'Kano Power', total: 100 },
        { ...sunrise, total: 100 },
        { storeName: 'Enugu Tools', total: 100 },
      ]),
    ).toEqual([
      'Kano Power does not accept pay on delivery',
      'Enugu Tools does not accept pay on delivery',
    ]);
  });

  it('adds the orders of the checkout to the customer’s open orders', () => {
    const stores = (count: number) =>
      Array.from({ length: count }, () => ({ ...sunrise, total: 100 }));
    expect(payOnDeliveryRefusals(stores(1), 2)).toEqual([]);
    expect(payOnDeliveryRefusals(stores(2), 2)).toEqual([
      'You can have 3 orders to pay on delivery at a time. You have 2, and this checkout places 2 more',
    ]);
    expect(payOnDeliveryRefusals(stores(4))).toEqual([
      'You can have 3 orders to pay on delivery at a time. You have none, and this checkout places 4',
    ]);
  });
});
