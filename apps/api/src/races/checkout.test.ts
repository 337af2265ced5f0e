import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { couponsTable, ordersTable, stockTable } from '../db/schema';
import { createCoupon } from '../test/create-coupon';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, findStock, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { createBuyers, race, statusCounts, type Buyer } from './buyers';

const BUYERS = 200;
const PRICE = 1_000_000;

let market: TestMarket;
let merchant: TestAccount;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
});
afterEach(async () => {
  await market.services.ledger.assertBalanced(market.db);
  const wrong = await market.db
    .select()
    .from(stockTable)
    .where(sql`reserved < 0 or on_hand < 0 or reserved > on_hand`);
  expect(wrong).toEqual([]);
});
afterAll(() => market.close());

const product = (stock: number): Promise<Item> =>
  createProduct(market, merchant, { price: PRICE, stock });

const totalFor = async ({ account, addressId }: Buyer, couponCode?: string): Promise<number> =>
  (
    await market.as(account)(contract.checkout.simulate, {
      body: { addressId, ...(couponCode !== undefined && { couponCode }) },
    })
  ).total;

const startFor =
  (expectedTotal: number, couponCode?: string) =>
  ({ account, addressId }: Buyer) =>
    market.as(account)(contract.payments.start, {
      body: {
        addressId,
        expectedTotal,
        idempotencyKey: randomUUID(),
        ...(couponCode !== undefined && { couponCode }),
      },
    });

/**
 * Runs a race of buyers for the last ten units. `take` returns a function with which a buyer takes
 * one.
 */
async function raceForTen(
  take: (item: Item, crowd: readonly Buyer[]) => Promise<(buyer: Buyer) => Promise<unknown>>,
) {
  const item = await product(10);
  const crowd = await createBuyers(market, BUYERS, () => [item], PRICE);
  return { item, ...(await race(market, crowd, await take(item, crowd))) };
}

const first = (crowd: readonly Buyer[]): Buyer => {
  const [buyer] = crowd;
  if (!buyer) throw new Error('There is no buyer');
  return buyer;
};

it('the checkout sells the last ten units to exactly ten of two hundred buyers, and rejects the others with a clear message', async () => {
  const references: string[] = [];
  const { item, won, lost } = await raceForTen(async (_item, crowd) => {
    const start = startFor(await totalFor(first(crowd)));
    return async (buyer) => {
      const { reference } = await start(buyer);
      references.push(reference);
      return { reference, buyer };
    };
  });
  expect([won.length, statusCounts(lost)]).toEqual([10, { 409: 190 }]);
  // The checkout is rejected by the business rule, not by the table's constraint, whose message
  // does not help users.
  expect(
    lost.every(
      (error) =>
        error instanceof Error &&
        error.message === 'Solar panel is sold out. Update your cart to continue.',
    ),
  ).toBe(true);
  expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 10 });

  const paid = await race(market, references, async (reference) => {
    await market.services.sandbox.pay(reference, goodCard);
    return market.services.checkout.settle(reference);
  });
  expect(paid.won.map((outcome) => outcome.status)).toEqual(
    Array.from({ length: 10 }, () => 'paid'),
  );
  expect(await findStock(market, item)).toEqual({ onHand: 0, reserved: 0 });
  const [orders] = await market.db
    .select({ count: count() })
    .from(ordersTable)
    .where(eq(ordersTable.storeId, merchant.storeId));
  expect(orders?.count).toBe(10);
}, 120_000);

it('the test for the last ten units detects overselling by a handler that reads before it writes', async () => {
  const { won } = await raceForTen(
    async (item) => () =>
      market.db.transaction(async (db) => {
        const [stock] = await db
          .select()
          .from(stockTable)
          .where(eq(stockTable.variantId, item.variantId));
        if (!stock || stock.onHand - stock.reserved < 1) throw new Error('Sold out');
        await db
          .update(stockTable)
          .set({ reserved: stock.reserved + 1 })
          .where(eq(stockTable.variantId, item.variantId));
      }),
  );
  expect(won.length).toBeGreaterThan(10);
}, 120_000);

it('the checkout lets two hundred customers use a coupon with a limit of five exactly five times', async () => {
  const id = await createCoupon(market, merchant.storeId, {
    discountMode: 'Code',
    code: 'FIVE',
    usageLimit: 5,
    usageLimitPerUser: 1,
  });
  const item = await product(1_000);
  const crowd = await createBuyers(market, BUYERS, () => [item], PRICE);
  const { won, lost } = await race(
    market,
    crowd,
    startFor(await totalFor(first(crowd), 'FIVE'), 'FIVE'),
  );
  expect([won.length, statusCounts(lost)]).toEqual([5, { 409: 195 }]);
  expect(
    lost.every(
      (error) =>
        error instanceof Error &&
        /just reached its usage limit|total has changed/.test(error.message),
    ),
  ).toBe(true);
  const [coupon] = await market.db.select().from(couponsTable).where(eq(couponsTable.id, id));
  expect(coupon?.used).toBe(5);
  expect(await findStock(market, item)).toEqual({ onHand: 1_000, reserved: 5 });
}, 120_000);

it('the checkout never deadlocks when carts hold the same products in opposite order', async () => {
  const [a, b] = [await product(1_000), await product(1_000)];
  const crowd = await createBuyers(
    market,
    100,
    (index) => (index % 2 === 0 ? [a, b] : [b, a]),
    PRICE,
  );
  const { won, lost } = await race(market, crowd, startFor(await totalFor(first(crowd))));
  expect(statusCounts(lost)).toEqual({});
  const settled = await race(market, won, async ({ reference }) => {
    await market.services.sandbox.pay(reference, goodCard);
    return market.services.checkout.settle(reference);
  });
  expect(statusCounts(settled.lost)).toEqual({});
  // The database counts deadlocks, because a retry would hide one from the results above.
  const [database] = await market.db
    .select({ deadlocks: sql<string>`deadlocks` })
    .from(sql`pg_stat_database`)
    .where(sql`datname = current_database()`);
  expect(Number(database?.deadlocks)).toBe(0);
  expect([await findStock(market, a), await findStock(market, b)]).toEqual([
    { onHand: 900, reserved: 0 },
    { onHand: 900, reserved: 0 },
  ]);
}, 120_000);
