import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, buyAsGuest, createProduct, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let emailCount = 0;
const newEmail = () => `ngozi${(emailCount += 1)}@home.example`;
const newPhone = () => `0805 000 ${String((emailCount += 1)).padStart(4, '0')}`;

describe('coupons with a limit per customer', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let item: Item;
  beforeAll(async () => {
    market = await startMarket();
    merchant = await market.create.merchant({ storeName: 'Helios Yard' });
    item = await createProduct(market, merchant, { stock: 100 });
  });
  afterAll(() => market.close());

  let couponCode: string;
  let codes = 0;
  beforeEach(() => {
    couponCode = `GUEST${(codes += 1)}`;
  });
  const coupon = (limits: Parameters<typeof createCoupon>[2]) =>
    createCoupon(market, merchant.storeId, {
      discountMode: 'Code',
      code: couponCode,
      description: couponCode,
      ...limits,
    });
  const refusalFor = async (customer: TestAccount, phoneNumber: string) => {
    const call = market.as(customer);
    const { id } = await call(contract.addresses.add, {
      body: {
        fullName: 'Ada Obi',
        phoneNumber,
        emailAddress: 'other@home.example',
        stateOrRegion: 'Lagos',
        lga: 'Ikeja',
        address: '12 Allen Avenue',
      },
    });
    const { refusals } = await call(contract.checkout.simulate, {
      body: { items: [item], addressId: id, couponCode },
    });
    return refusals[0]?.reason;
  };

  it('count uses by email address, and for guests also by phone number, but not for accounts with the same phone number', async () => {
    await coupon({ usageLimitPerUser: 1 });
    const [email, phone] = [newEmail(), newPhone()];
    const used = `You have already used ${couponCode}. It can be used once per customer.`;
    await buyAsGuest(market, await market.create.guest(email), [item], {
      couponCode,
      phoneNumber: phone,
    });
    const international = phone.replace(/^0/, '+234').replaceAll(' ', '');
    expect(await refusalFor(await market.create.guest(email), newPhone())).toBe(used);
    expect(await refusalFor(await market.create.guest(), international)).toBe(used);
    const account = await market.create.customer();
    expect(await refusalFor(account, international)).toBeUndefined();
    expect(await refusalFor(await market.create.customer({ email }), newPhone())).toBe(used);
    expect(await refusalFor(await market.create.guest(), newPhone())).toBeUndefined();
  });

  it('can be used again when the order is cancelled, even after the order moved to an account', async () => {
    await coupon({ usageLimitPerUser: 1 });
    const account = await market.create.customer();
    const guest = await market.create.guest(account.email);
    const phoneNumber = newPhone();
    const { orders } = await buyAsGuest(market, guest, [item], { couponCode, phoneNumber });
    await market.services.accounts.takeOverGuests(market.db, {
      id: account.userId,
      email: account.email,
    });
    await market.as(account)(contract.orders.update, {
      params: { id: orders[0]?.id ?? '' },
      body: { orderStatusId: 9 },
    });
    expect(await refusalFor(account, phoneNumber)).toBeUndefined();
  });

  it('for new customers are refused to anyone who has bought before, as a guest or with an account', async () => {
    await coupon({ customerEligibility: 'New customers' });
    const [email, phone] = [newEmail(), newPhone()];
    const refusal = `${couponCode} is for a first order only.`;
    await buyAsGuest(market, await market.create.guest(email), [item], { phoneNumber: phone });
    expect(await refusalFor(await market.create.guest(email), newPhone())).toBe(refusal);
    expect(await refusalFor(await market.create.guest(), phone)).toBe(refusal);
    const buyer = await market.create.customer();
    await buy(market, buyer, [item]);
    expect(await refusalFor(await market.create.guest(buyer.email), newPhone())).toBe(refusal);
    expect(await refusalFor(await market.create.guest(), newPhone())).toBeUndefined();
  });
});
