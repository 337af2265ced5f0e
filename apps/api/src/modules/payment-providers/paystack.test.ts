import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { payoutsTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { UnusableResponse } from '../../platform/provider-errors';
import { startMarket, type TestMarket } from '../../test/harness';
import { startPaystackFake } from '../../test/paystack-fake';
import { createAddress, createProduct, startPayment, findStock, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { paystackProvider } from './paystack';

const secretKey = 'sk_test_0123456789';
type Fake = Awaited<ReturnType<typeof startPaystackFake>>;
let fake: Fake;

beforeAll(async () => {
  fake = await startPaystackFake(secretKey);
});
afterAll(() => fake.close());

describe('the Paystack client', () => {
  const provider = () => paystackProvider({ secretKey, baseUrl: fake.url });
  const open = async (amount = 3_005_000) => {
    const reference = `pay-${randomUUID()}`;
    await provider().initialise({
      reference,
      amount,
      channel: 'bank_transfer',
      email: 'customer@test.example',
      callbackUrl: 'https://shop.example/checkout/return',
      expiresAt: new Date(0),
    });
    return reference;
  };

  it('offers only the payment channel that the customer chose', async () => {
    const reference = await open();
    expect(fake.payments.get(reference)).toMatchObject({ channels: ['bank_transfer'] });
  });

  it('reads settlements page by page, and leaves out fees that the customer paid in addition to the price', async () => {
    const settlement = {
      id: 3090024,
      domain: 'live',
      status: 'success',
      currency: 'NGN',
      total_processed: 0,
      total_amount: 149_850_000,
      effective_amount: 149_000_000,
      deductions: null,
      settlement_date: '2026-11-20T00:00:00.000Z',
    };
    const transactions = Array.from({ length: 150 }, (_, index) => ({
      id: index,
      reference: `pay-${index}`,
      status: 'success',
      currency: 'NGN',
      ...(index === 0
        ? { amount: 1_010_283, requested_amount: 1_000_000, fees: 10_283 }
        : { amount: 1_000_000, fees: 1_000 }),
      paid_at: '2026-11-19T11:05:00.000Z',
    }));
    fake.settlements.set('3090024', { settlement, transactions });
    fake.settlements.set('3090025', {
      settlement: { ...settlement, id: 3090025, status: 'pending' },
      transactions: [],
    });
    const [found, ...others] = await provider().settlements(new Date(0));
    expect(found).toEqual({
      id: '3090024',
      settledAt: new Date('2026-11-20T00:00:00Z'),
      total: 149_850_000,
      paid: 149_000_000,
    });
    expect(others).toEqual([]);
    const payments = found ? await provider().settledPayments(found) : [];
    expect(payments).toHaveLength(150);
    expect(payments.slice(0, 2)).toEqual([
      {
        reference: 'pay-0',
        amount: 1_000_000,
        fees: 0,
        paidAt: new Date('2026-11-19T11:05:00Z'),
      },
      {
        reference: 'pay-1',
        amount: 1_000_000,
        fees: 1_000,
        paidAt: new Date('2026-11-19T11:05:00Z'),
      },
    ]);

    for (const wrong of [
      { ...settlement, currency: 'USD' },
      { ...settlement, effective_amount: 150_000_000 },
      { ...settlement, settlement_date: 'soon' },
    ]) {
      fake.settlements.set('3090024', { settlement: wrong, transactions });
      await expect(provider().settlements(new Date(0))).rejects.toThrow(UnusableResponse);
    }
    fake.settlements.clear();
  });

  it('records the requested amount for a payment whose fee the customer paid', async () => {
    const reference = await open();
    expect(await provider().verify(reference)).toMatchObject({
      status: 'pending',
      amount: 3_005_000,
      fees: 0,
    });
    fake.payments.set(reference, { amount: 3_005_000, status: 'success' });
    expect(await provider().verify(reference)).toEqual({
      status: 'success',
      amount: 3_005_000,
      transactionId: '4099260516',
      fees: 10_283,
      // The customer paid the fee on top, so it is not deducted from the order.
      ownFees: 0,
      failureReason: undefined,
      paidAt: new Date('2026-11-20T11:05:00Z'),
      payer: {
        name: undefined,
        email: 'customer@test.example',
        cardType: 'visa',
        cardBin: '408408',
        cardLast4: '4081',
        bank: 'TEST BANK',
        country: 'NG',
        ipAddress: undefined,
        channel: 'card',
      },
    });
    fake.payments.set(reference, { amount: 3_005_000, status: 'failed' });
    expect(await provider().verify(reference)).toMatchObject({
      status: 'failed',
      failureReason: 'Insufficient Funds',
    });
  });

  it('refunds once even when the first reply is lost', async () => {
    const refund = { id: randomUUID(), reference: await open(), amount: 100 };
    fake.faults.losesRefundReply = true;
    await expect(provider().refund(refund)).rejects.toThrow();
    fake.faults.losesRefundReply = false;
    await provider().refund(refund);
    expect(fake.refunds.filter((made) => made.merchant_note === refund.id)).toHaveLength(1);
  });

  it('makes one transfer even when the same transfer is requested twice', async () => {
    const transfer = {
      reference: `payout-${randomUUID()}`,
      amount: 100,
      bankCode: '058',
      accountNumber: '0123456785',
      accountName: 'ADA OBI',
      reason: 'Payout',
    };
    expect([
      await provider().transfer(transfer),
      await provider().transfer(transfer),
    ]).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    fake.faults.refusesTransfers = true;
    // The first attempt succeeded, even if a later one is refused.
    expect(await provider().transfer(transfer)).toMatchObject({ status: 'pending' });
    await expect(
      provider().transfer({ ...transfer, reference: `payout-${randomUUID()}` }),
    ).rejects.toThrow('Paystack: Cannot resolve account');
    fake.faults.refusesTransfers = false;
    expect(fake.transfers.has(transfer.reference)).toBe(true);
  });

  it('accepts notifications only if the signature matches their exact bytes', () => {
    const { body, headers } = fake.notice('transfer.reversed', {
      id: 7,
      reference: 'payout-1',
      status: 'reversed',
    });
    expect(() => provider().assertSigned(body, headers)).not.toThrow();
    expect(provider().readNotice(body.toString())).toMatchObject({
      kind: 'transfer',
      key: 'paystack:transfer.reversed:7:payout-1:reversed',
      reference: 'payout-1',
      result: { reference: 'payout-1', status: 'failed' },
    });
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    const { headers: others } = fake.notice('transfer.success', { id: 7 });
    for (const [bytes, signature] of [
      [again, headers],
      [body, others],
      [body, {}],
      [body, { 'x-paystack-signature': '' }],
    ] as const) {
      expect(() => provider().assertSigned(bytes, signature)).toThrow('The signature is invalid.');
    }
  });

  it('returns undefined for a payment that was never opened', async () => {
    expect(await provider().verify('pay-never')).toBeUndefined();
  });

  it('reports an invalid API key', async () => {
    await expect(
      paystackProvider({ secretKey: 'sk_test_other', baseUrl: fake.url }).verify('pay-1'),
    ).rejects.toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('Invalid key'),
    });
  });
});

describe('the server with Paystack', () => {
  let market: TestMarket;
  let customer: TestAccount;
  let admin: TestAccount;
  let item: Item;
  let addressId: string;

  beforeAll(async () => {
    market = await startMarket({ env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: fake.url } });
    customer = await market.create.customer();
    admin = await market.create.superAdmin();
    item = await createProduct(market, await market.create.merchant());
    addressId = await createAddress(market, customer);
  });
  afterAll(() => market.close());

  const notify = ({ body, headers }: ReturnType<Fake['notice']>) =>
    market.app.inject({
      method: 'POST',
      url: '/api/webhooks/paystack',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('creates an order from the signed notification alone, and only once if it arrives many times', async () => {
    const { reference, authorizationUrl, amount } = await startPayment(market, customer, [item], {
      addressId,
    });
    expect(authorizationUrl).toBe(`https://checkout.paystack.com/${reference}`);
    fake.payments.set(reference, { amount, status: 'success' });
    const notice = fake.notice('charge.success', {
      id: 4099260516,
      reference,
      status: 'success',
      fees: null,
    });
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect((await notify(notice)).statusCode).toBe(200);
    await expect(market.as(customer)(contract.orders.list)).resolves.toMatchObject({ count: 1 });
    await market.services.ledger.assertBalanced(market.db);
  });

  it.each([
    ['amount', 409, { amount: 100 }],
    ['currency', 503, { currency: 'USD' }],
  ])('does not accept a payment with the wrong %s', async (_what, status, change) => {
    const before = await findStock(market, item);
    const { reference, amount } = await startPayment(market, customer, [item], { addressId });
    fake.payments.set(reference, { amount, status: 'success', ...change });
    await notify(fake.notice('charge.success', { id: 1, reference, status: 'success' }));
    await expect(
      market.as(customer)(contract.checkout.createOrder, { body: { reference } }),
    ).rejects.toMatchObject({ status });
    market.clock.advance(minutes(15));
    await market.runJobs();
    expect(await findStock(market, item)).toEqual(before);
    await market.runJobs();
    // The ledger is in naira, so staff look at payments in other currencies.
    expect(
      fake.refunds
        .filter((refund) => refund.transaction === reference)
        .map((refund) => refund.amount),
    ).toEqual('amount' in change ? [100] : []);
  });

  describe('handles a refund', () => {
    const refunds = async (reference: string) =>
      (await market.as(admin)(contract.refunds.list, { query: { search: reference } })).rows;
    const opened = async () => {
      const { reference } = await startPayment(market, customer, [item], { addressId });
      fake.payments.set(reference, { amount: 100, status: 'success' });
      await market.services.checkout.settle(reference);
      return reference;
    };

    it('that Paystack could not send by recording it as owed, so that staff can send it again', async () => {
      const reference = await opened();
      await market.runJobs();
      const tries = () => fake.refunds.filter((refund) => refund.transaction === reference);
      for (const failed of tries()) failed.status = 'failed';
      const notice = fake.notice('refund.failed', {
        status: 'failed',
        transaction_reference: reference,
        refund_reference: null,
        amount: '100',
        currency: 'NGN',
      });
      for (let delivery = 0; delivery < 2; delivery += 1)
        expect((await notify(notice)).statusCode).toBe(200);
      const [failed] = await refunds(reference);
      expect(failed).toMatchObject({
        status: 'failed',
        failureReason: 'The provider could not send it.',
        amount: 100,
      });
      const owed = async () =>
        0 -
        ((await market.services.ledger.balances(market.db, ['refund_payable'])).get(
          'refund_payable',
        ) ?? 0);
      expect(await owed()).toBe(100);

      const retry = () =>
        market.as(admin)(contract.refunds.retry, { params: { id: failed?.id ?? '' } });
      await expect(retry()).resolves.toMatchObject({ status: 'pending' });
      await expect(retry()).rejects.toMatchObject({ status: 409 });
      await market.runJobs();
      expect((await refunds(reference)).map((refund) => refund.status)).toEqual(['sent']);
      expect([tries().length, await owed()]).toEqual([2, 0]);
      await market.services.ledger.assertBalanced(market.db);
    });

    it('that fails while it is being sent by checking it again', async () => {
      const reference = await opened();
      const notice = fake.notice('refund.failed', {
        status: 'failed',
        transaction_reference: reference,
        refund_reference: null,
        amount: '100',
        currency: 'NGN',
      });
      expect((await notify(notice)).statusCode).toBe(200);
      await market.runJobs();
      for (const failed of fake.refunds.filter((refund) => refund.transaction === reference))
        failed.status = 'failed';
      // The notification was stored, so the refund is checked again without another notification.
      market.clock.advance(minutes(1));
      await market.runJobs();
      expect(await refunds(reference)).toMatchObject([{ status: 'failed' }]);
    });

    it('that Paystack rejects without requesting it repeatedly', async () => {
      const reference = await opened();
      fake.faults.refusesRefunds = true;
      await market.runJobs();
      fake.faults.refusesRefunds = false;
      expect(await refunds(reference)).toMatchObject([
        { status: 'failed', failureReason: 'Paystack: Transaction has been fully reversed' },
      ]);
    });
  });

  it('lets a rejected payout be approved again', async () => {
    const { storeId, userId } = await market.create.merchant();
    const reference = `payout-${randomUUID()}`;
    await market.db.insert(payoutsTable).values({
      id: randomUUID(),
      reference,
      storeId,
      status: 'approved',
      amount: 500,
      bankName: 'GTBank',
      bankCode: '058',
      accountNumber: '0123456785',
      accountName: 'ADA OBI',
      requestedBy: userId,
      requestedAt: market.clock.now(),
      approvedBy: admin.userId,
    });
    fake.faults.refusesTransfers = true;
    await market.services.payouts.send(reference);
    fake.faults.refusesTransfers = false;
    const [payout] = await market.db
      .select()
      .from(payoutsTable)
      .where(eq(payoutsTable.storeId, storeId));
    expect(payout).toMatchObject({
      status: 'failed',
      approvedBy: null,
      failureReason: 'Paystack: Cannot resolve account',
    });
    expect(payout?.reference).not.toBe(reference);
    expect(await market.services.ledger.owedToStore(market.db, storeId)).toBe(500);
  });

  it('releases reservations when Paystack is down, and accepts the same idempotency key again', async () => {
    const before = await findStock(market, item);
    const idempotencyKey = randomUUID();
    fake.faults.down = true;
    await expect(
      startPayment(market, customer, [item], { addressId, idempotencyKey }),
    ).rejects.toMatchObject({ status: 503 });
    expect(await findStock(market, item)).toEqual(before);
    fake.faults.down = false;
    await expect(
      startPayment(market, customer, [item], { addressId, idempotencyKey }),
    ).resolves.toMatchObject({ authorizationUrl: expect.stringContaining('paystack.com') });
  });

  it('ends a reservation when Paystack is down, and checks the payment again later', async () => {
    const before = await findStock(market, item);
    const { reference, amount } = await startPayment(market, customer, [{ ...item, quantity: 2 }], {
      addressId,
    });
    fake.faults.down = true;
    market.clock.advance(minutes(15));
    await market.runJobs({ tolerateFailures: true });
    fake.faults.down = false;
    expect((await findStock(market, item)).reserved).toBe(0);
    fake.payments.set(reference, { amount, status: 'success' });
    market.clock.advance(minutes(5));
    await market.runJobs();
    expect((await findStock(market, item)).onHand).toBe(before.onHand - 2);
  });
});
