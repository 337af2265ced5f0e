import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutsTable, couponsTable, ordersTable, transactionsTable } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { createCoupon } from '../test/create-coupon';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, startGuestPayment, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

describe('simultaneous guests', () => {
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
    Promise.all(listIndexes(count).map((index) => market.create.guest(email(index))));

  it.each([
    ['a coupon with one use per customer', { usageLimitPerUser: 1 }],
    ['a coupon for new customers', { customerEligibility: 'New customers' }],
  ] as const)('with one phone number can use %s only once', async (title, limits) => {
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
    // The later purchase was rejected because the price has changed, or was paid without the
    // coupon.
    expect(statusCounts(lost)).toEqual(lost.length > 0 ? { '409': lost.length } : {});
    const [coupon] = await market.db.select().from(couponsTable).where(eq(couponsTable.id, id));
    expect(coupon?.used).toBe(1);
  });

  it('find an order in their account if its payment is settled while their orders move there', async () => {
    const account = await market.create.customer();
    const guest = await market.create.guest(account.email);
    const { reference } = await startGuestPayment(market, guest, [item]);
    await market.services.sandbox.pay(reference, goodCard);
    const settled = await inTransaction(market.db, async (db) => {
      const { userId: id, email } = account;
      await market.services.accounts.takeOverGuests(db, { id, email }, guest.userId);
      // The settlement has read the guest's payment, and waits for this transaction.
      const settling = market.services.checkout.settle(reference);
      await db.execute(sql`select pg_sleep(0.5)`);
      return { settling };
    });
    expect(await settled.settling).toMatchObject({ status: 'paid' });
    const [owner] = await market.db
      .select({
        payer: checkoutsTable.userId,
        customer: ordersTable.customerId,
        searchText: transactionsTable.searchText,
      })
      .from(checkoutsTable)
      .leftJoin(transactionsTable, eq(transactionsTable.checkoutId, checkoutsTable.id))
      .leftJoin(ordersTable, eq(ordersTable.checkoutId, checkoutsTable.id))
      .where(eq(checkoutsTable.reference, reference));
    expect(owner).toEqual({
      payer: account.userId,
      customer: account.userId,
      searchText: expect.stringContaining(account.email),
    });
  });
});
