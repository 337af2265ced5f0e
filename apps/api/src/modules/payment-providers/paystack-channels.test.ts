import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { paymentChannels, type PaymentChannel } from '@market/domain/checkout/payment-channel';
import { stockTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import { startPaystackFake } from '../../test/paystack-fake';
import { createProduct, findStock, startPayment, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const secretKey = 'sk_test_0123456789';
let fake: Awaited<ReturnType<typeof startPaystackFake>>;
let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
let item: Item;

beforeAll(async () => {
  fake = await startPaystackFake(secretKey);
  market = await startMarket({ env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: fake.url } });
  merchant = await market.create.merchant();
});
beforeEach(async () => {
  customer = await market.create.customer();
  item = await createProduct(market, merchant);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(async () => {
  await market.close();
  await fake.close();
});

const open = (channel: PaymentChannel) => startPayment(market, customer, [item], { channel });

/** The bank confirms the payment, and Paystack sends its notification twice. */
async function confirm(
  { reference, amount }: { reference: string; amount: number },
  paid = amount,
) {
  const { channels = [] } = fake.payments.get(reference) ?? {};
  fake.payments.set(reference, { amount, paid, channels, status: 'success' });
  const { body, headers } = fake.notice('charge.success', {
    id: 4099260516,
    reference,
    status: 'success',
    fees: null,
  });
  for (let delivery = 0; delivery < 2; delivery += 1)
    await market.app.inject({
      method: 'POST',
      url: '/api/webhooks/paystack',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  await market.runJobs();
}
const expire = async () => {
  market.clock.advance(minutes(15));
  await market.runJobs();
};
const verifyInShop = (reference: string) =>
  market.as(customer)(contract.checkout.verifyPayment, { body: { reference } });
const listRefunds = (reference: string) =>
  fake.refunds.filter(({ transaction }) => transaction === reference).map(({ amount }) => amount);
const countOrders = async () => (await market.as(customer)(contract.orders.list)).count;

describe.each(paymentChannels)('a Paystack payment by %s', (channel) => {
  it('that is confirmed after its reservation expired places the order if the goods are available', async () => {
    const payment = await open(channel);
    await expire();
    expect(await verifyInShop(payment.reference)).toMatchObject({ status: 'expired' });
    await confirm(payment);
    expect(await verifyInShop(payment.reference)).toMatchObject({ status: 'paid' });
    expect(await countOrders()).toBe(1);
    expect(listRefunds(payment.reference)).toEqual([]);
  });

  it('that is confirmed after the goods sold out is refunded in full', async () => {
    const payment = await open(channel);
    await expire();
    await market.db
      .update(stockTable)
      .set({ onHand: 0 })
      .where(eq(stockTable.variantId, item.variantId));
    await confirm(payment);
    expect(await verifyInShop(payment.reference)).toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('arrived too late'),
    });
    expect(await countOrders()).toBe(0);
    expect(listRefunds(payment.reference)).toEqual([payment.amount]);
    expect(await listMailKindsTo(market, customer.email)).toEqual(['payment-returned']);
  });

  it('below the price is refunded, and its reservation released', async () => {
    const before = await findStock(market, item);
    const payment = await open(channel);
    await confirm(payment, payment.amount - 1_000);
    expect(await verifyInShop(payment.reference)).toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('differs from the price'),
    });
    expect(await countOrders()).toBe(0);
    expect(listRefunds(payment.reference)).toEqual([payment.amount - 1_000]);
    expect(await findStock(market, item)).toEqual(before);
  });

  it('above the price places the order, and only the excess of a transfer is refunded', async () => {
    const payment = await open(channel);
    // Cards and USSD charge a given amount, so anything above the price is the fee.
    const [extra, refunds] = channel === 'bank_transfer' ? [70_000, [70_000]] : [10_283, []];
    await confirm(payment, payment.amount + extra);
    expect(await verifyInShop(payment.reference)).toMatchObject({ status: 'paid' });
    expect(await countOrders()).toBe(1);
    expect(listRefunds(payment.reference)).toEqual(refunds);
  });
});
