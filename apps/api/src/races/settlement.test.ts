import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import {
  checkoutsTable,
  ledgerTransactionsTable,
  mailsTable,
  ordersTable,
  payoutsTable,
  refundsTable,
  sandboxPaymentsTable,
} from '../db/schema';
import { days } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import {
  bringToCustomer,
  buy,
  createBankAccount,
  createProduct,
  deliver,
  goodCard,
  setStatus,
  startPayment,
  findStock,
} from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  admin = await market.create.superAdmin();
  await createBankAccount(market, merchant);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

it('the server settles a payment once for fifty callbacks and fifty notifications at the same time', async () => {
  const customer = await market.create.customer();
  const item = await createProduct(market, merchant);
  const { reference } = await startPayment(market, customer, [item]);
  await market.services.sandbox.pay(reference, goodCard);
  const { body, headers } = market.services.sandbox.notice(reference);
  const notify = async () => {
    const { statusCode } = await market.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (statusCode !== 200) throw new Error(`Answered ${statusCode}`);
  };
  const callback = async () =>
    void (await market.as(customer)(contract.checkout.createOrder, { body: { reference } }));
  const { lost } = await race(market, listIndexes(100), (index) =>
    index % 2 === 0 ? callback() : notify(),
  );

  expect(statusCounts(lost)).toEqual({});
  expect(
    await market.db.select().from(ordersTable).where(eq(ordersTable.customerId, customer.userId)),
  ).toHaveLength(1);
  expect(
    (
      await market.db
        .select()
        .from(ledgerTransactionsTable)
        .where(eq(ledgerTransactionsTable.ref, reference))
    )
      .map((event) => event.kind)
      .sort(),
  ).toEqual(['capture', 'provider_fee']);
  expect(
    await market.db
      .select()
      .from(mailsTable)
      .where(and(eq(mailsTable.recipient, customer.email), eq(mailsTable.kind, 'order-placed'))),
  ).toHaveLength(1);
  expect(await findStock(market, item)).toEqual({ onHand: 9, reserved: 0 });
}, 60_000);

it('the server creates orders for one of two simultaneous payments for the same cart and refunds the other, in fifty rounds', async () => {
  const item = await createProduct(market, merchant, { stock: 1_000 });
  for (const round of listIndexes(50)) {
    const customer = await market.create.customer();
    const first = await startPayment(market, customer, [item]);
    const [address] = await market.as(customer)(contract.addresses.list);
    const second = await startPayment(market, customer, [item], { addressId: address?.id ?? '' });
    const references = [first.reference, second.reference];
    // Both cards are charged before either page is closed.
    await market.db
      .update(sandboxPaymentsTable)
      .set({ status: 'success' })
      .where(inArray(sandboxPaymentsTable.reference, references));
    const { won, lost } = await race(
      market,
      [...references, ...references.toReversed()],
      (reference) => market.services.checkout.settle(reference),
    );
    expect([
      round,
      statusCounts(lost),
      [...new Set(won.map(({ reference, status }) => `${reference} ${status}`))].length,
    ]).toEqual([round, {}, 2]);
    const rows = await market.db
      .select({ id: checkoutsTable.id, status: checkoutsTable.status })
      .from(checkoutsTable)
      .where(inArray(checkoutsTable.reference, references));
    expect(rows.map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
    expect(
      await market.db.select().from(ordersTable).where(eq(ordersTable.customerId, customer.userId)),
    ).toHaveLength(1);
    expect(
      await market.db
        .select()
        .from(refundsTable)
        .where(
          inArray(
            refundsTable.checkoutId,
            rows.map(({ id }) => id),
          ),
        ),
    ).toHaveLength(1);
    expect(await findStock(market, item)).toEqual({ onHand: 999 - round, reserved: 0 });
  }
}, 180_000);

it('the server turns a payment into one order, even while another payment is started for the same cart', async () => {
  const item = await createProduct(market, merchant, { stock: 1_000 });
  for (const round of listIndexes(20)) {
    const customer = await market.create.customer();
    const { reference } = await startPayment(market, customer, [item]);
    const [address] = await market.as(customer)(contract.addresses.list);
    await market.services.sandbox.pay(reference, goodCard);
    await race(
      market,
      [
        () => market.services.checkout.settle(reference),
        () => startPayment(market, customer, [item], { addressId: address?.id ?? '' }),
      ],
      async (run): Promise<unknown> => run(),
    );
    await market.services.checkout.settle(reference);
    expect(
      await market.db.select().from(ordersTable).where(eq(ordersTable.customerId, customer.userId)),
    ).toHaveLength(1);
    const { onHand } = await findStock(market, item);
    expect([round, onHand]).toEqual([round, 999 - round]);
  }
}, 180_000);

it('the server cancels an order once for fifty requests at the same time', async () => {
  const customer = await market.create.customer();
  const item = await createProduct(market, merchant);
  const { orders } = await buy(market, customer, [item]);
  const orderId = orders[0]?.id ?? '';
  const { won, lost } = await race(market, listIndexes(50), (index) =>
    setStatus(market, index % 2 === 0 ? customer : merchant, orderId, 'cancelled'),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 49 }]);
  expect(
    await market.db.select().from(refundsTable).where(eq(refundsTable.orderId, orderId)),
  ).toHaveLength(1);
  expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
}, 60_000);

it('the server checks at most five of a hundred guesses at a delivery code', async () => {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  const orderId = orders[0]?.id ?? '';
  const { rider, code } = await bringToCustomer(market, { merchant, customer, admin, orderId });
  const wrong = code === '000000' ? '000001' : '000000';
  const { won, lost } = await race(market, listIndexes(100), () =>
    setStatus(market, rider, orderId, 'delivered', { orderDeliveryToken: wrong }),
  );
  expect(won).toEqual([]);
  // Four wrong codes, the fifth one, which locks entry, and 95 that are not checked.
  expect(statusCounts(lost)).toEqual({ 422: 4, 429: 96 });
}, 60_000);

it('the server delivers an order once when the right code is sent many times at the same time, and never rejects that code as wrong', async () => {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  const orderId = orders[0]?.id ?? '';
  const { rider, code } = await bringToCustomer(market, { merchant, customer, admin, orderId });
  const { won, lost } = await race(market, listIndexes(20), () =>
    setStatus(market, rider, orderId, 'delivered', { orderDeliveryToken: code }),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
}, 60_000);

it('the server pays a store once for many simultaneous requests and approvals, and never lets the requester approve', async () => {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  await deliver(market, { merchant, customer, admin, orderId: orders[0]?.id ?? '' });
  market.clock.advance(days(7));
  await market.runJobs();

  const requests = await race(market, listIndexes(20), (index) =>
    market.as(index % 2 === 0 ? merchant : admin)(contract.payouts.createOrApprove, {
      body: { action: 'request', storeId: merchant.storeId },
    }),
  );
  expect([requests.won.length, statusCounts(requests.lost)]).toEqual([1, { 409: 19 }]);
  const payoutId = requests.won[0]?.id ?? '';
  await market.db
    .update(payoutsTable)
    .set({ requestedBy: admin.userId })
    .where(eq(payoutsTable.id, payoutId));

  const approvers = [
    admin,
    await market.create.superAdmin(),
    await market.create.superAdmin(),
  ] as const;
  const approved = await race(market, listIndexes(60), (index) =>
    market.as(approvers[index % 3] ?? admin)(contract.payouts.createOrApprove, {
      body: { action: 'approve', payoutId },
    }),
  );
  expect([approved.won.length, statusCounts(approved.lost)]).toEqual([1, { 409: 59 }]);
  const [payout] = await market.db.select().from(payoutsTable).where(eq(payoutsTable.id, payoutId));
  expect(payout?.approvedBy).not.toBe(admin.userId);
  await market.runJobs();
  expect(
    (
      await market.db
        .select()
        .from(ledgerTransactionsTable)
        .where(eq(ledgerTransactionsTable.ref, payout?.reference ?? ''))
    )
      .map((event) => event.kind)
      .sort(),
  ).toEqual(['payout_approved', 'payout_paid']);
}, 60_000);

it('the server either approves a payout or sends it back, for many simultaneous decisions', async () => {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  await deliver(market, { merchant, customer, admin, orderId: orders[0]?.id ?? '' });
  market.clock.advance(days(7));
  await market.runJobs();
  const { id: payoutId } = await market.as(merchant)(contract.payouts.createOrApprove, {
    body: { action: 'request' },
  });
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    market.as(admin)(contract.payouts.createOrApprove, {
      body:
        index % 2 === 0
          ? { action: 'approve', payoutId }
          : { action: 'sendBack', payoutId, reason: 'Check the bank account.' },
    }),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 19 }]);
  const inPayout = await market.db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutId));
  expect(inPayout).toHaveLength(won[0]?.status === 'approved' ? 1 : 0);
}, 60_000);
