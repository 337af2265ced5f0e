import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { checkoutsTable, couponsTable, ordersTable } from '../db/schema';
import { createCoupon } from '../test/create-coupon';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, startGuestPayment, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statuses, times } from './buyers';

const PASSWORD = 'harmattan-kettle-42';

describe('guests at the same time', () => {
  let market: TestMarket;
  let merchant: TestAccount;
  let item: Item;
  beforeAll(async () => {
    market = await startMarket({ parallel: true });
    merchant = await market.create.merchant();
    item = await createProduct(market, merchant, { stock: 500 });
  });
  afterAll(() => market.close());

  const guests = (count: number, email: (index: number) => string) =>
    Promise.all(times(count).map((index) => market.create.guest(email(index))));

  it.each([
    ['one use per customer', { usageLimitPerUser: 1 }],
    ['new customers', { customerEligibility: 'New customers' }],
  ] as const)('with one phone number use a coupon for %s once', async (title, limits) => {
    const couponCode = `ONE${title.length}`;
    const id = await createCoupon(market, merchant.storeId, {
      ...limits,
      discountMode: 'Code',
      code: couponCode,
    });
    const people = await guests(16, (index) => `${couponCode}.${index}@home.example`.toLowerCase());
    const phoneNumber = `0806 100 00${title.length}`;
    const { won, lost } = await race(market, people, (guest) =>
      startGuestPayment(market, guest, [item], { couponCode, phoneNumber }),
    );
    const discounted = await market.db
      .select({ quote: checkoutsTable.quote })
      .from(checkoutsTable)
      .where(
        inArray(
          checkoutsTable.userId,
          people.map(({ userId }) => userId),
        ),
      );
    expect(discounted.filter(({ quote }) => quote.discount > 0)).toHaveLength(1);
    expect(won).toHaveLength(discounted.length);
    // Whoever came later is told that the price is another, or has paid without the coupon.
    expect(statuses(lost)).toEqual(lost.length > 0 ? { '409': lost.length } : {});
    const [coupon] = await market.db.select().from(couponsTable).where(eq(couponsTable.id, id));
    expect(coupon?.used).toBe(1);
  });

  it('who sign in while their payment is settled find the order in the account', async () => {
    const pairs = await Promise.all(
      times(8).map(async (index) => {
        const email = `settles${index}@home.example`;
        const accountId = await market.services.accounts.createConfirmed({
          role: 'customer',
          email,
          password: PASSWORD,
          firstName: 'Ada',
          lastName: 'Obi',
        });
        const guest = await market.create.guest(email);
        const { reference } = await startGuestPayment(market, guest, [item]);
        await market.services.sandbox.pay(reference, goodCard);
        return { email, accountId, guest, reference };
      }),
    );
    const steps = pairs.flatMap(({ email, guest, reference }) => [
      () => market.services.checkout.settle(reference),
      () => market.as(guest)(contract.auth.signInCustomer, { body: { email, password: PASSWORD } }),
      () => market.services.checkout.settle(reference),
    ]);
    const { lost } = await race<() => Promise<unknown>, unknown>(market, steps, (step) => step());
    expect(lost).toEqual([]);
    const references = pairs.map(({ reference }) => reference);
    const owners = await market.db
      .select({ payer: checkoutsTable.userId, customer: ordersTable.customerId })
      .from(checkoutsTable)
      .leftJoin(ordersTable, eq(ordersTable.checkoutId, checkoutsTable.id))
      .where(inArray(checkoutsTable.reference, references));
    expect(owners.every(({ payer, customer }) => payer === customer)).toBe(true);
    expect(owners.map(({ payer }) => payer).sort()).toEqual(
      pairs.map(({ accountId }) => accountId).sort(),
    );
  });
});
