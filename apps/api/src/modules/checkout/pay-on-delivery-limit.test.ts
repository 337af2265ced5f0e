import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../../test/harness';
import { acceptPayOnDelivery, buyWithPayOnDelivery } from '../../test/pay-on-delivery';
import {
  createAddress,
  createProduct,
  setStatus,
  startGuestPayment,
  startPayment,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const channel = 'pay_on_delivery';
let market: TestMarket;
let merchant: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Sunrise Solar' });
  item = await createProduct(market, merchant, { price: 1_000_000, stock: 100 });
  await acceptPayOnDelivery(market, merchant, 20_000_000);
});
afterAll(() => market.close());

const refusal = {
  status: 409,
  message:
    'You can have 3 orders to pay on delivery at a time. You have 3, and this checkout places 1 more. Choose another way to pay.',
  data: { allowed: ['card', 'bank_transfer', 'ussd'] },
};
const startAsGuest = async (email: string, phoneNumber: string) =>
  startGuestPayment(market, await market.create.guest(email), [item], { channel, phoneNumber });

describe('open orders that are paid on delivery', () => {
  it('are limited to three for an account, until one is delivered or cancelled', async () => {
    const customer = await market.create.customer();
    const place = async () => (await buyWithPayOnDelivery(market, customer, [item])).orders[0];
    const quoted = async () =>
      market.as(customer)(contract.checkout.simulate, {
        body: { items: [item], addressId: await createAddress(market, customer) },
      });
    const first = await place();
    await place();
    expect(await quoted()).not.toHaveProperty('openOnDelivery');
    await place();
    expect(await quoted()).toMatchObject({ openOnDelivery: 3 });
    await expect(place()).rejects.toMatchObject(refusal);
    // Other ways to pay are not limited.
    expect((await startPayment(market, customer, [item])).reference).toContain('pay-');
    await setStatus(market, customer, first?.id ?? '', 'cancelled');
    expect(await quoted()).not.toHaveProperty('openOnDelivery');
    expect(await place()).toBeDefined();
  });

  it('are counted for guests by email address and by phone number', async () => {
    await startAsGuest('ada@home.example', '0805 000 0001');
    await startAsGuest('ada@home.example', '0805 000 0002');
    await startAsGuest('ada@home.example', '+234 805 000 0003');
    await expect(startAsGuest('ada@home.example', '0805 000 0004')).rejects.toMatchObject(refusal);
    await startAsGuest('bola@home.example', '0805 000 0003');
    await startAsGuest('chidi@home.example', '08050000003');
    await expect(startAsGuest('emeka@home.example', '0805 000 0003')).rejects.toMatchObject(
      refusal,
    );
    await startAsGuest('emeka@home.example', '0805 000 0005');
  });
});
