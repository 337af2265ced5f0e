import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ordersTable, storesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct, goodCard, startPayment } from '../../test/sales';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('the server either places an order or refunds its payment when the store is suspended at the moment of the payment', async () => {
  const admin = market.as(await market.create.superAdmin());
  for (let round = 0; round < 8; round += 1) {
    const merchant = await market.create.merchant();
    const item = await createProduct(market, merchant, { stock: 10 });
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const buyer = await market.create.customer();
        const { reference } = await startPayment(market, buyer, [item]);
        await market.services.sandbox.pay(reference, goodCard);
        return { buyer, reference };
      }),
    );
    const settled = buyers.map(({ buyer, reference }) =>
      market.as(buyer)(contract.checkout.verifyPayment, { body: { reference } }),
    );
    const [suspended, ...payments] = await Promise.all([
      admin(contract.merchants.suspend, {
        params: { id: merchant.storeId },
        body: { reason: 'Certificate expired' },
      }),
      ...settled,
    ]);
    expect(suspended.status).toBe('suspended');
    const orders = await market.db
      .select()
      .from(ordersTable)
      .where(eq(ordersTable.storeId, merchant.storeId));
    const paid = payments.filter(({ status }) => status === 'paid');
    expect(orders).toHaveLength(paid.length);
    expect(payments.every(({ status }) => status === 'paid' || status === 'refunded')).toBe(true);
  }
  await market.services.ledger.assertBalanced(market.db);
});

it('the server starts no payment when the store is suspended while the payment is being started', async () => {
  const admin = market.as(await market.create.superAdmin());
  const merchant = await market.create.merchant();
  const item = await createProduct(market, merchant);
  const buyer = await market.create.customer();
  // The suspension holds the lock on the store's row. The checkout has read the price and waits for
  // the lock.
  let started: Promise<unknown> = Promise.resolve();
  await market.db.transaction(async (db) => {
    await db
      .update(storesTable)
      .set({ status: 'suspended' })
      .where(eq(storesTable.id, merchant.storeId));
    started = startPayment(market, buyer, [item]).catch((error: unknown) => error);
    await vi.waitFor(
      async () =>
        expect(
          await market.db
            .select({ one: sql`1` })
            .from(sql`pg_stat_activity where wait_event_type = 'Lock'`),
        ).not.toEqual([]),
      { timeout: 20_000 },
    );
  });
  await expect(started).resolves.toMatchObject({
    status: 409,
    message: expect.stringContaining('No longer available'),
  });
  await expect(
    admin(contract.merchants.resume, {
      params: { id: merchant.storeId },
      body: { reason: 'Certificate received' },
    }),
  ).resolves.toMatchObject({ status: 'pending' });
});
