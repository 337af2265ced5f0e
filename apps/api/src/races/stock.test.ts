import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { seededRandom } from '../db/seed/random';
import { minutes } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import { createAddress, goodCard, type Item } from '../test/sales';
import { createProductHelpers } from '../test/product-helpers';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

const CUSTOMERS = 12;
const ROUNDS = 4;

let market: TestMarket;
let merchant: TestAccount;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  shelf = await createProductHelpers(market, { next: () => randomUUID() });
});
afterAll(() => market.close());

/** Variants whose movements do not add up to their stock, or have gaps in their order. */
const wrongStock = async () =>
  (
    await market.db.select({ variantId: sql<string>`variant_id` }).from(sql`(
    select s.variant_id from stock s left join stock_movements m on m.variant_id = s.variant_id
    group by s.variant_id having s.on_hand <> coalesce(sum(m.on_hand_change), 0) or s.reserved <> coalesce(sum(m.reserved_change), 0)
    union
    select variant_id from (select *, lag(on_hand_after, 1, 0) over w as on_hand_before, lag(reserved_after, 1, 0) over w as reserved_before from stock_movements window w as (partition by variant_id order by id)) m
    where on_hand_before + on_hand_change <> on_hand_after or reserved_before + reserved_change <> reserved_after) as wrong`)
  ).map(({ variantId }) => variantId);

it('stock movements add up to the stock after a random history of simultaneous purchases, cancellations and corrections', async () => {
  const random = seededRandom(7);
  const inputs = [
    shelf.input({ quantity: 6 }),
    shelf.input({ quantity: 30 }),
    shelf.input({ quantity: 2, contSalesOutOfStock: true }),
  ];
  const products: { readonly id: string; readonly input: ProductInput }[] = [];
  for (const input of inputs)
    products.push({ input, id: (await shelf.listed(merchant, input)).id });
  const items: Item[] = (
    await market.services.catalogue.linesFor(
      market.db,
      products.map(({ id }) => ({ productId: id, quantity: 1 })),
    )
  ).map(({ productId, variantId }) => ({ productId, variantId, quantity: 1 }));
  const customers = await Promise.all(
    listIndexes(CUSTOMERS).map(async () => {
      const account = await market.create.customer();
      return { call: market.as(account), addressId: await createAddress(market, account) };
    }),
  );
  const some = <T>(all: readonly T[]): T => random.pick(all);

  const shop =
    ({ call, addressId }: (typeof customers)[number], ending: 'pay' | 'cancel' | 'leave') =>
    async () => {
      await call(contract.cart.add, {
        body: { items: [{ ...some(items), quantity: 1 + random.integer(0, 2) }], mode: 'set' },
      });
      const { total } = await call(contract.checkout.simulate, { body: { addressId } });
      const { reference } = await call(contract.payments.start, {
        body: { addressId, expectedTotal: total, idempotencyKey: randomUUID() },
      });
      if (ending === 'leave') return;
      await market.services.sandbox.pay(reference, goodCard);
      const { orders } = await call(contract.checkout.createOrder, { body: { reference } });
      if (ending === 'cancel')
        await call(contract.orders.update, {
          params: { id: orders[0]?.id ?? '' },
          body: { orderStatusId: 9 },
        });
    };
  const correct = () => async () => {
    const { id, input } = some(products);
    const { quantity } = await market.as(merchant)(contract.products.byId, { params: { id } });
    await market.as(merchant)(contract.products.update, {
      params: { id },
      body: { ...input, quantity: quantity + 3, quantityRead: quantity },
    });
  };
  const adjust = () => async () =>
    void (await market.as(merchant)(contract.products.bulk, {
      body: {
        products: [{ id: some(products).id }],
        change: { kind: 'stockAdd', quantity: random.integer(-2, 4) },
      },
    }));

  for (let round = 0; round < ROUNDS; round += 1) {
    const steps = [
      ...customers.map((customer) => shop(customer, some(['pay', 'cancel', 'leave'] as const))),
      ...listIndexes(4).flatMap(() => [correct(), adjust()]),
    ];
    const { lost } = await race(market, steps, (step) => step());
    // Only two errors are expected: out of stock, and a correction of a stale number.
    expect(Object.keys(statusCounts(lost)).filter((status) => status !== '409')).toEqual([]);
    market.clock.advance(minutes(16));
    await market.runJobs();
    expect(await wrongStock()).toEqual([]);
  }
}, 180_000);

it('one of twenty simultaneous corrections of the same stock succeeds, and the others are rejected with the new quantity', async () => {
  const input = shelf.input({ quantity: 12 });
  const { id } = await shelf.listed(merchant, input);
  const { won, lost } = await race(market, listIndexes(20), (place) =>
    market.as(merchant)(contract.products.update, {
      params: { id },
      body: { ...input, quantity: 20 + place, quantityRead: 12 },
    }),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  const [saved] = won;
  expect(lost).toEqual(
    listIndexes(19).map(() =>
      expect.objectContaining({
        data: { stale: [expect.objectContaining({ sku: input.sku, quantity: saved?.quantity })] },
      }),
    ),
  );
}, 60_000);
