import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { getPaymentState } from '@market/domain/checkout/payment-state';
import { formatKobo } from '@market/domain/money';
import {
  ledgerTransactionsTable,
  refundsTable,
  sandboxPaymentsTable,
  stockTable,
  transactionsTable,
} from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import { createProduct, startPayment, findStock, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let customer: TestAccount;
let merchant: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
});
beforeEach(async () => {
  customer = await market.create.customer();
  item = await createProduct(market, merchant, { name: 'Quiet generator' });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const open = (channel: 'bank_transfer' | 'ussd') =>
  startPayment(market, customer, [item], { channel });
const arrive = (reference: string, amount: number, id = randomUUID()) =>
  market.services.sandbox.receiveTransfer(reference, { id, amount });
const verifyInShop = (reference: string) =>
  market.as(customer)(contract.checkout.verifyPayment, { body: { reference } });
const readProviderPayment = async (reference: string) => {
  const [payment] = await market.db
    .select()
    .from(sandboxPaymentsTable)
    .where(eq(sandboxPaymentsTable.reference, reference));
  return payment;
};
const ledgerKinds = async (reference: string) =>
  (
    await market.db
      .select()
      .from(ledgerTransactionsTable)
      .where(eq(ledgerTransactionsTable.ref, reference))
  )
    .map(({ kind }) => kind)
    .sort();
const expire = async () => {
  market.clock.advance(minutes(15));
  await market.runJobs();
};

describe('a bank transfer', () => {
  it('of the amount due places the order once, even if the customer has left', async () => {
    const { reference, amount } = await open('bank_transfer');
    expect(getPaymentState(await verifyInShop(reference)).title).toBe(
      'We are waiting for your transfer',
    );
    const id = randomUUID();
    await arrive(reference, amount, id);
    await arrive(reference, amount, id);
    await market.runJobs();
    expect(await verifyInShop(reference)).toMatchObject({ status: 'paid' });
    expect(await ledgerKinds(reference)).toEqual(['capture', 'provider_fee']);
    expect(
      await market.db
        .select({
          channel: transactionsTable.paymentChannel,
          bank: transactionsTable.bank,
          cardType: transactionsTable.cardType,
        })
        .from(transactionsTable)
        .where(eq(transactionsTable.reference, reference)),
    ).toEqual([{ channel: 'bank_transfer', bank: 'Test Bank', cardType: null }]);
    // The account accepts one payment, so the bank rejects a second transfer.
    await expect(arrive(reference, amount)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await readProviderPayment(reference))?.received).toBe(amount);
  });

  it('below the amount due places the order when the rest arrives', async () => {
    const { reference, amount } = await open('bank_transfer');
    await arrive(reference, 40_000);
    await market.runJobs();
    const waiting = await verifyInShop(reference);
    expect(waiting).toMatchObject({ status: 'pending', received: 40_000 });
    expect(getPaymentState(waiting)).toMatchObject({
      name: 'underpaid',
      text: `₦400.00 has arrived. Send the missing ${formatKobo(amount - 40_000)} to the same account. If it does not arrive in time, we refund what you sent.`,
    });
    await arrive(reference, amount - 40_000);
    expect(await verifyInShop(reference)).toMatchObject({ status: 'paid' });
    expect(await findStock(market, item)).toEqual({ onHand: 9, reserved: 0 });
  });

  it.each([
    ['when the rest does not arrive in time', () => expire()],
    [
      'when the customer cancels',
      async (reference: string) => {
        await market.services.sandbox.cancel(reference);
        await market.runJobs();
      },
    ],
    [
      'when a newer payment replaces it',
      async () => {
        const [address] = await market.as(customer)(contract.addresses.list);
        await startPayment(market, customer, [item], { addressId: address?.id ?? '' });
        await market.runJobs();
      },
    ],
  ])('below the amount due is refunded once %s', async (_when, end) => {
    const { reference } = await open('bank_transfer');
    await arrive(reference, 40_000);
    await end(reference);
    await market.runJobs();
    expect(await verifyInShop(reference)).toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('differs from the price'),
    });
    expect(await readProviderPayment(reference)).toMatchObject({
      received: 40_000,
      refunded: 40_000,
    });
    expect(await ledgerKinds(reference)).toEqual(['late_payment', 'provider_fee']);
    expect(await listMailKindsTo(market, customer.email)).toEqual(['payment-returned']);
    // The account is closed.
    await expect(arrive(reference, 40_000)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('above the amount due places the order, and refunds the excess', async () => {
    const { reference, amount } = await open('bank_transfer');
    await arrive(reference, amount + 70_000);
    await market.runJobs();
    expect(await verifyInShop(reference)).toMatchObject({ status: 'paid', amount });
    expect(await ledgerKinds(reference)).toEqual(['capture', 'overpayment', 'provider_fee']);
    expect(await readProviderPayment(reference)).toMatchObject({ refunded: 70_000 });
    expect(
      await market.db
        .select({ amount: refundsTable.amount, status: refundsTable.status })
        .from(refundsTable)
        .innerJoin(
          transactionsTable,
          and(
            eq(transactionsTable.checkoutId, refundsTable.checkoutId),
            eq(transactionsTable.reference, reference),
          ),
        ),
    ).toEqual([{ amount: 70_000, status: 'sent' }]);
    expect((await listMailKindsTo(market, customer.email)).sort()).toEqual([
      'order-placed',
      'payment-returned',
    ]);
    const page = (await market.app.inject({ url: `/pay/${reference}` })).body;
    expect(page).toContain('You sent <b>₦700.00</b> more than the price.');
  });

  it('that arrives late pays for the goods if they are still available, and is refunded otherwise', async () => {
    const [lucky, late] = [await open('bank_transfer'), item];
    await expire();
    expect(getPaymentState(await verifyInShop(lucky.reference))).toMatchObject({
      name: 'expired',
      text: expect.stringContaining('No transfer has arrived.'),
    });
    await arrive(lucky.reference, lucky.amount);
    await market.runJobs();
    expect(await verifyInShop(lucky.reference)).toMatchObject({ status: 'paid' });

    const payment = await open('bank_transfer');
    await expire();
    await market.db
      .update(stockTable)
      .set({ onHand: 0 })
      .where(eq(stockTable.variantId, late.variantId));
    await arrive(payment.reference, payment.amount);
    await market.runJobs();
    expect(await verifyInShop(payment.reference)).toMatchObject({ status: 'refunded' });
    expect((await readProviderPayment(payment.reference))?.refunded).toBe(payment.amount);
  });
});

it('a bank transfer is refused where the platform does not offer it', async () => {
  const cardsOnly = await startMarket({ env: { PAYMENT_CHANNELS: 'card' } });
  try {
    const product = await createProduct(cardsOnly, await cardsOnly.create.merchant());
    const shopper = await cardsOnly.create.customer();
    await expect(
      startPayment(cardsOnly, shopper, [product], { channel: 'ussd' }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'channel' }] });
    await expect(startPayment(cardsOnly, shopper, [product])).resolves.toMatchObject({
      reference: expect.any(String),
    });
  } finally {
    await cardsOnly.close();
  }
});

describe('the payment pages', () => {
  const post = (url: string, fields: Record<string, string>) =>
    market.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: market.config.origins.storefront,
        host: new URL(market.config.origins.storefront).host,
      },
    });
  const readPage = async (url: string) => (await market.app.inject({ url })).body;

  it('show the account and the missing amount, and update when a transfer arrives', async () => {
    const { reference, amount } = await open('bank_transfer');
    const url = `/pay/${reference}`;
    expect(await readPage(`${url}/status`)).toBe('open:0');
    const page = await readPage(url);
    const test = /name="id" value="([\w-]+)"><input type="hidden" name="amount" value="(\d+)"/.exec(
      page,
    );
    expect(test?.[2]).toBe(String(amount));
    expect(page).toMatch(/Account number<\/dt><dd class="num">99\d\d \d{3} \d{3}</);
    const body = { id: test?.[1] ?? '', amount: String(amount - 100_000) };
    expect((await post(`${url}/transfer`, body)).statusCode).toBe(303);
    expect((await post(`${url}/transfer`, body)).statusCode).toBe(303);
    expect(await readPage(`${url}/status`)).toBe(`underpaid:${amount - 100_000}`);
    expect(await readPage(url)).toContain('₦1,000.00 is missing.');
    expect((await post(`${url}/transfer`, { id: 'x', amount: '1' })).statusCode).toBe(422);
    expect((await post('/pay/pay-unknown/transfer', body)).statusCode).toBe(404);
    // A card form that is posted to a transfer's page charges no card.
    await post(url, { number: '4084084084084081', expiry: '12/30', cvv: '123' });
    expect(await verifyInShop(reference)).toMatchObject({ status: 'pending' });
  });

  it('show the code of the chosen USSD bank, and the bank’s response', async () => {
    const { reference } = await open('ussd');
    const url = `/pay/${reference}`;
    expect((await post(`${url}/ussd`, {})).body).toContain('Choose the bank that you pay from');
    // The customer cannot confirm anything before there is a code.
    await post(`${url}/ussd/answer`, { result: 'paid' });
    expect(await verifyInShop(reference)).toMatchObject({ status: 'pending' });
    await post(`${url}/ussd`, { bank: '058' });
    expect(await readPage(url)).toMatch(/\*737\*000\*\d{4}#/);
    await post(`${url}/ussd/answer`, { result: 'declined' });
    expect(getPaymentState(await verifyInShop(reference))).toMatchObject({
      title: 'Your bank declined the payment',
    });
    expect(await readPage(url)).toContain('There is not enough money in the account.');
    await post(`${url}/ussd/answer`, { result: 'paid' });
    await post(`${url}/ussd/answer`, { result: 'paid' });
    await market.runJobs();
    expect(await verifyInShop(reference)).toMatchObject({ status: 'paid' });
    expect(await readPage(url)).toContain('GTBank');
    expect(await ledgerKinds(reference)).toEqual(['capture', 'provider_fee']);
    expect(await listMailKindsTo(market, customer.email)).toEqual(['order-placed']);
  });
});
