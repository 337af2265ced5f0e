import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  checkoutsTable,
  ordersTable,
  refundsTable,
  sandboxPaymentsTable,
  sandboxTransfersTable,
} from '../db/schema';
import { minutes } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, startPayment, findStock } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const arrive = (reference: string, amount: number, id = randomUUID()) =>
  market.services.sandbox.receiveTransfer(reference, { id, amount });

it('the server counts a transfer once when the bank reports it twenty times at the same time', async () => {
  const customer = await market.create.customer();
  const { reference, amount } = await startPayment(
    market,
    customer,
    [await createProduct(market, merchant)],
    { channel: 'bank_transfer' },
  );
  const id = randomUUID();
  await race(market, listIndexes(20), () => arrive(reference, amount - 100, id));
  const [payment] = await market.db
    .select()
    .from(sandboxPaymentsTable)
    .where(eq(sandboxPaymentsTable.reference, reference));
  expect(payment?.received).toBe(amount - 100);
}, 60_000);

it('the server either sells the goods or refunds the exact amount when the rest of a transfer arrives while the payment expires, in thirty rounds', async () => {
  const item = await createProduct(market, merchant, { stock: 100 });
  let sold = 0;
  for (const round of listIndexes(30)) {
    const customer = await market.create.customer();
    const { reference, amount } = await startPayment(market, customer, [item], {
      channel: 'bank_transfer',
    });
    await arrive(reference, 100_000);
    market.clock.advance(minutes(15));
    const { checkout } = market.services;
    const acts: readonly (() => Promise<unknown>)[] = [
      () => arrive(reference, amount - 100_000),
      () => checkout.expire(reference),
      () => checkout.settle(reference),
      () => arrive(reference, 100),
      () => checkout.settle(reference),
    ];
    const { lost } = await race(market, acts, (act) => act());
    // The account may already be closed, in which case the transfer is refused.
    expect(
      Object.keys(statusCounts(lost)).filter((why) => !why.includes('no longer open')),
    ).toEqual([]);
    await market.runJobs();

    const [paid] = await market.db
      .select({ checkout: checkoutsTable, payment: sandboxPaymentsTable })
      .from(checkoutsTable)
      .innerJoin(sandboxPaymentsTable, eq(sandboxPaymentsTable.reference, checkoutsTable.reference))
      .where(eq(checkoutsTable.reference, reference));
    const orders = await market.db
      .select()
      .from(ordersTable)
      .where(eq(ordersTable.customerId, customer.userId));
    const refunds = await market.db
      .select()
      .from(refundsTable)
      .where(eq(refundsTable.checkoutId, paid?.checkout.id ?? ''));
    const transfers = await market.db
      .select()
      .from(sandboxTransfersTable)
      .where(eq(sandboxTransfersTable.reference, reference));
    const sum = (rows: readonly { amount: number }[]) =>
      rows.reduce((total, { amount: each }) => total + each, 0);
    const isSold = paid?.checkout.status === 'paid';
    if (isSold) sold += 1;
    expect([round, paid?.checkout.status, orders.length]).toEqual([
      round,
      isSold ? 'paid' : 'refunded',
      isSold ? 1 : 0,
    ]);
    // Everything transferred to the account paid for an order or was refunded.
    expect(sum(transfers)).toBe(paid?.payment.received);
    expect((isSold ? amount : 0) + sum(refunds)).toBe(paid?.payment.received);
    expect(paid?.payment.refunded).toBe(sum(refunds));
    expect(await findStock(market, item)).toEqual({ onHand: 100 - sold, reserved: 0 });
  }
  await market.services.ledger.assertBalanced(market.db);
}, 120_000);
