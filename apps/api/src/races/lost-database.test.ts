import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { isApiError } from '@market/api-client/errors';
import { ordersTable } from '../db/schema';
import { createWorker } from '../modules/outbox';
import { noLog } from '../platform/log';
import { minutes } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, findStock, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { TEST_CONNECTIONS, type TestNetwork } from '../test/test-database';
import { createBuyers, type Buyer } from './buyers';

const PRICE = 1_000_000;
const BUYERS = 40;

let market: TestMarket;
let network: TestNetwork;
let merchant: TestAccount;

beforeAll(async () => {
  market = await startMarket({ withNetwork: true });
  if (!market.network) throw new Error('The test needs a network that can fail');
  network = market.network;
  merchant = await market.create.merchant();
});
afterEach(async () => {
  await network.restore();
  while ((await ready()).statusCode !== 200) await delay(50);
});
afterAll(() => market.close());

const read = () =>
  market.app.inject({
    url: '/api/v1/products/customer/getallproducts',
    headers: { host: 'shop.localhost:8080' },
  });
const ready = () => market.app.inject({ url: '/api/health/ready' });

/**
 * Retries as clients do after a 503. When the server lost its session while it opened the payment,
 * the same payment can be started again a minute later.
 */
async function untilServed<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.message.startsWith('This payment is being prepared'))
        market.clock.advance(minutes(1));
      else if (error.status !== 503) throw error;
      await delay(50);
    }
  }
}

/** Buys from cart to order and retries each step until it succeeds. */
async function buyStubbornly({ account, addressId }: Buyer): Promise<string> {
  const call = market.as(account);
  const idempotencyKey = randomUUID();
  const { total } = await untilServed(() =>
    call(contract.checkout.simulate, { body: { addressId } }),
  );
  const { reference } = await untilServed(() =>
    call(contract.payments.start, { body: { addressId, expectedTotal: total, idempotencyKey } }),
  );
  await paid(reference);
  await untilServed(() => call(contract.checkout.createOrder, { body: { reference } }));
  return reference;
}

/** The payment page belongs to the provider, whose server does not fail here. */
async function paid(reference: string): Promise<void> {
  for (;;) {
    const outcome = await market.services.sandbox.pay(reference, goodCard).catch(() => undefined);
    if (outcome) return;
    await delay(50);
  }
}

it.each([
  ['connections are cut', async () => network.cut()],
  [
    'the database terminates its sessions',
    async () =>
      void (await market.db
        .execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        )
        .catch(() => undefined)),
  ],
  // The server may still be recovering from the previous crash.
  ['the database crashes and recovers', () => network.crash().catch(() => undefined)],
])(
  'each checkout ends in exactly one order if %s during the checkout',
  async (_, fail) => {
    const item: Item = await createProduct(market, merchant, { price: PRICE, stock: 1_000 });
    const crowd = await createBuyers(market, BUYERS, () => [item], PRICE);
    const state = { isOver: false };
    const shopping = Promise.all(crowd.map(buyStubbornly)).finally(() => {
      state.isOver = true;
    });
    for (let failures = 0; failures < 5 && !state.isOver; failures += 1) {
      await delay(150);
      await fail();
    }
    const references = await shopping;
    while ((await ready()).statusCode !== 200) await delay(50);
    expect(new Set(references).size).toBe(BUYERS);

    const [orders] = await market.db
      .select({ count: count(), buyers: sql<number>`count(distinct customer_id)::int` })
      .from(ordersTable)
      .where(sql`id in (select order_id from order_items where variant_id = ${item.variantId})`);
    expect(orders).toEqual({ count: BUYERS, buyers: BUYERS });
    expect(await findStock(market, item)).toEqual({ onHand: 1_000 - BUYERS, reserved: 0 });
    await market.services.ledger.assertBalanced(market.db);
  },
  120_000,
);

it('the server answers 503 with Retry-After while the database refuses connections, and serves again afterwards', async () => {
  await network.refuse();
  const { statusCode, headers, body } = await read();
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
    503,
    '5',
    {
      success: false,
      message: 'The service is not available at the moment. Try again in a few seconds.',
    },
  ]);
  expect((await ready()).statusCode).toBe(503);
  expect((await market.app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
  await network.restore();
  expect((await read()).statusCode).toBe(200);
});

it('the server does not wait for a database that does not respond, even with more callers than connections', async () => {
  expect((await read()).statusCode).toBe(200);
  network.hold();
  const replies = await Promise.all(Array.from({ length: 60 }, read));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  await network.restore();
  expect((await read()).statusCode).toBe(200);
});

it('the server returns connections to the pool when a transaction cannot begin or end', async () => {
  for (let tries = 0; tries < TEST_CONNECTIONS + 4; tries += 1) {
    const work = market.db.transaction(async (db) => {
      if (tries % 2 === 0) network.cut();
      await db.execute(sql`select 1`);
      network.cut();
    });
    await expect(work).rejects.toThrow();
  }
  expect((await read()).statusCode).toBe(200);
});

it('the server resumes its jobs when the database is available again', async () => {
  let runs = 0;
  const worker = createWorker({
    db: market.db,
    clock: market.clock,
    log: noLog,
    handlers: {
      lossy: async () => {
        runs += 1;
        if (runs === 1) await network.refuse();
        await market.db.execute(sql`select 1`);
      },
    },
  });
  await market.services.outbox.enqueue(market.db, { kind: 'lossy', payload: {} });
  worker.start();
  while (runs === 0) await delay(20);
  await network.restore();
  while (runs === 1) {
    market.clock.advance(60_000);
    await delay(20);
  }
  await worker.stop();
  expect(runs).toBe(2);
});
