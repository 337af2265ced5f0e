import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordersTable, transactionsTable, usersTable } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, startPayment } from '../test/sales';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

it('gives a payment and its order the name that the customer takes while they are written', async () => {
  const item = await createProduct(market, await market.create.merchant());
  const customer = await market.create.customer();
  const { reference } = await startPayment(market, customer, [item]);
  await market.services.sandbox.pay(reference, goodCard);
  const { settling } = await inTransaction(market.db, async (db) => {
    await db
      .update(usersTable)
      .set({ firstName: 'Ngozi', lastName: 'Balogun' })
      .where(eq(usersTable.id, customer.userId));
    // It reads the customer's name, and waits for this transaction.
    const settling = market.services.checkout.settle(reference);
    await db.execute(sql`select pg_sleep(0.5)`);
    return { settling };
  });
  expect(await settling).toMatchObject({ status: 'paid' });
  const named = await market.db
    .select({ order: ordersTable.customerName, payment: transactionsTable.searchText })
    .from(transactionsTable)
    .innerJoin(ordersTable, eq(ordersTable.checkoutId, transactionsTable.checkoutId))
    .where(eq(transactionsTable.reference, reference));
  expect(named).toEqual([{ order: 'Ngozi Balogun', payment: `ngozi balogun\n${customer.email}` }]);
});
