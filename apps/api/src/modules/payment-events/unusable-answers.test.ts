import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isApiError } from '@market/api-client/errors';
import * as contract from '@market/api-client/contract';
import {
  checkoutsTable,
  ordersTable,
  paymentEventsTable,
  refundsTable,
  transactionsTable,
} from '../../db/schema';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { startPaystackFake, toText, type WrongAnswer } from '../../test/paystack-fake';
import { createAddress, createProduct, startPayment, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const secretKey = 'sk_test_0123456789';
const VERIFY = 'GET /transaction/verify/:reference';

let fake: Awaited<ReturnType<typeof startPaystackFake>>;
let market: TestMarket;
let customer: TestAccount;
let item: Item;
let addressId: string;

beforeAll(async () => {
  fake = await startPaystackFake(secretKey);
  market = await startMarket({
    env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: fake.url, PAYSTACK_TIMEOUT_MS: '500' },
  });
  customer = await market.create.customer();
  item = await createProduct(market, await market.create.merchant(), { stock: 500 });
  addressId = await createAddress(market, customer);
});
beforeEach(() => fake.distort());
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(async () => {
  await market.close();
  await fake.close();
});

type Answer = Record<string, unknown>;
const parseData = (reply: Parameters<typeof toText>[0]) =>
  JSON.parse(toText(reply)) as { status: boolean; message: string; data: Answer };
/** A valid response with other data. */
const data =
  (change: Answer | ((data: Answer) => Answer)) =>
  (reply: Parameters<typeof toText>[0]): WrongAnswer => {
    const answer = parseData(reply);
    return {
      text: JSON.stringify({
        ...answer,
        data: { ...answer.data, ...(typeof change === 'function' ? change(answer.data) : change) },
      }),
    };
  };
const text =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  (): WrongAnswer => ({ status, text: body, headers });
const html = '<!doctype html><title>Gateway</title><h1>Something went wrong</h1>';
const refusal = JSON.stringify({ status: false, message: 'No', code: 'no' });

const notBelieved: Record<string, (reply: Parameters<typeof toText>[0]) => WrongAnswer> = {
  'status 500': text('{"status":false,"message":"oops"}', 500),
  'status 502 with an HTML page': text(html, 502, { 'content-type': 'text/html' }),
  'status 503 with text': text('unavailable', 503),
  'status 504 with an empty body': text('', 504),
  'status 429': text(refusal, 429),
  'status 401': text(refusal, 401),
  'status 403 with an HTML page': text(html, 403),
  'status 404 with an HTML page': text(html, 404),
  'status 418 with an empty body': text('', 418),
  'a redirect': text('', 302, { location: 'http://127.0.0.1:9/elsewhere' }),
  'an HTML page with status 200': text(html, 200, { 'content-type': 'text/html' }),
  'an empty body': text(''),
  'JSON that is cut off': (reply) => ({ text: toText(reply).slice(0, -40) }),
  'the number 1': text('1'),
  'the value null': text('null'),
  'a list': text('[]'),
  'a status as text': (reply) => ({
    text: toText(reply).replace('"status":true', '"status":"true"'),
  }),
  'no data': text('{"status":true,"message":"ok","data":null}'),
  'another reference': data({ reference: 'pay-of-somebody-else' }),
  'no reference': data({ reference: undefined }),
  'an amount in dollars': data({ currency: 'USD' }),
  'no currency': data({ currency: undefined }),
  'an amount as text': data(({ amount }) => ({ amount: String(amount) })),
  'an amount below zero': data({ amount: -13_000_000, requested_amount: null }),
  'an amount of zero': data({ amount: 0 }),
  'an amount with a fraction of a kobo': data({ amount: 1_000_000.5 }),
  'an amount above the maximum': data({ amount: 9_000_000_000_000_000 }),
  'a requested amount as text': data({ requested_amount: '1000000' }),
  'a requested amount below zero': data({ requested_amount: -1 }),
  'fees below zero': data({ fees: -99_999_999 }),
  'fees of nine quadrillion kobo': data({ fees: 9e15 }),
  'fees above the amount': data(({ amount }) => ({ fees: Number(amount) + 1 })),
  'fees as text': data({ fees: '10283' }),
  'an unknown status': data({ status: 'paid' }),
  'no status': data({ status: undefined }),
  'a status of the wrong type': data({ status: true }),
  'no id': data({ id: undefined }),
  'an id of the wrong type': data({ id: { $gt: 0 } }),
  'a reply of two megabytes': data({ log: 'x'.repeat(2_000_000) }),
  'a connection that is reset': () => 'reset',
  'a body that is cut short': () => 'cut short',
  'no reply': () => 'silence',
  'a payment that is still pending': data({ status: 'pending' }),
  'a payment that failed': data({ status: 'failed' }),
};

const tolerated: Record<string, (reply: Parameters<typeof toText>[0]) => WrongAnswer> = {
  'an invalid date': data({ paid_at: 'yesterday', paidAt: 'yesterday' }),
  'a date in the year 9999': data({ paid_at: '9999-12-31T23:59:59.000Z' }),
  'a date in 1970': data({ paid_at: '1970-01-01T00:00:00.000Z' }),
  'a date of the wrong type': data({ paid_at: { date: 1 } }),
  'an empty text for the card': data({ authorization: '' }),
  'invalid card details': data({
    authorization: { bin: '4084084084084081', last4: 4081, card_type: null },
  }),
  'no customer': data({ customer: null }),
  'a list instead of a customer': data({ customer: [] }),
  'control characters and half a surrogate pair in a name': data({
    customer: { first_name: 'A\u0000da\u0007', last_name: '\uD800', email: null },
  }),
  'an id of twenty digits': (reply) => ({
    text: toText(reply).replace('"id":4099260516', '"id":18446744073709551615'),
  }),
  'no fees': data({ fees: null }),
  'the exact amount without a requested amount': data(({ requested_amount }) => ({
    requested_amount: null,
    amount: requested_amount,
  })),
  'unknown fields': data({ __v: 2, extra: { deep: [1, 2, 3] } }),
};

const open = async () => {
  const { reference, amount } = await startPayment(market, customer, [item], { addressId });
  fake.payments.set(reference, { amount, status: 'success' });
  return { reference, amount };
};
const distortVerify = (wrong: (reply: Parameters<typeof toText>[0]) => WrongAnswer) =>
  fake.distort((route, reply) => (route === VERIFY ? wrong(reply) : undefined));
const notify = (notice: ReturnType<typeof fake.notice>) =>
  market.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    payload: notice.body,
    headers: { 'content-type': 'application/json', ...notice.headers },
  });
const charge = (reference: string) =>
  fake.notice('charge.success', { id: 4099260516, reference, status: 'success' });
const readStatus = async (reference: string) =>
  (await market.db.select().from(checkoutsTable).where(eq(checkoutsTable.reference, reference)))[0]
    ?.status;
const listOrders = async (reference: string) =>
  (
    await market.db
      .select()
      .from(ordersTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
      .where(eq(checkoutsTable.reference, reference))
  ).length;
const listEvents = (reference: string) =>
  market.db.select().from(paymentEventsTable).where(eq(paymentEventsTable.reference, reference));
const order = (reference: string) =>
  market
    .as(customer)(contract.checkout.createOrder, { body: { reference } })
    .then(
      () => 200,
      (error: unknown) => (isApiError(error) ? error.status : 0),
    );

describe('the checkout', () => {
  it.each(Object.entries(notBelieved))(
    'does not accept %s as proof of payment, and settles the payment after a valid reply',
    async (_what, wrong) => {
      const { reference } = await open();
      distortVerify(wrong);
      expect([503, 409]).toContain(await order(reference));
      expect((await notify(charge(reference))).statusCode).toBe(200);
      expect([await listOrders(reference), await readStatus(reference)]).not.toContain('paid');
      expect(await listOrders(reference)).toBe(0);
      const storedEvents = await listEvents(reference);
      expect(storedEvents.filter(({ source }) => source === 'notice')).toMatchObject([
        { status: 'waiting', tries: 1, reason: expect.stringMatching(/./) },
      ]);

      fake.distort();
      market.clock.advance(minutes(1));
      await market.runJobs({ tolerateFailures: true });
      expect([await readStatus(reference), await listOrders(reference)]).toEqual(['paid', 1]);
      expect((await listEvents(reference)).map(({ status }) => status)).toEqual(
        storedEvents.map(() => 'processed'),
      );
    },
  );

  it.each(Object.entries(tolerated))(
    'accepts a payment despite %s, which does not affect the money',
    async (_what, wrong) => {
      const { reference, amount } = await open();
      distortVerify(wrong);
      expect(await order(reference)).toBe(200);
      const [transaction] = await market.db
        .select()
        .from(transactionsTable)
        .where(eq(transactionsTable.reference, reference));
      expect(transaction).toMatchObject({ amount, status: 'success' });
      expect(
        Math.abs((transaction?.paidAt?.getTime() ?? 0) - market.clock.now().getTime()),
      ).toBeLessThan(minutes(24 * 60));
      expect(transaction?.cardBin ?? '408408').toMatch(/^\d{6}$/);
    },
  );

  it.each([
    ['a payment below the amount due', { amount: 100, fees: 1 }],
    ['a requested amount below the amount due', { requested_amount: 100 }],
  ])('creates no order for %s, and refunds the payment', async (_what, change) => {
    const { reference } = await open();
    distortVerify(data(change));
    expect(await order(reference)).toBe(409);
    expect([await readStatus(reference), await listOrders(reference)]).toEqual(['refunded', 0]);
    const refunds = await market.db
      .select({ amount: refundsTable.amount })
      .from(refundsTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, refundsTable.checkoutId))
      .where(eq(checkoutsTable.reference, reference));
    expect(refunds).toEqual([{ amount: 100 }]);
  });

  it.each([
    ['a reply with another reference', { reference: 'pay-other' }],
    ['a payment page without HTTPS', { authorization_url: 'javascript:alert(1)' }],
  ])('starts no payment after %s', async (_what, change) => {
    fake.distort((route, reply) =>
      route === 'POST /transaction/initialize' ? data(change)(reply) : undefined,
    );
    await expect(startPayment(market, customer, [item], { addressId })).rejects.toMatchObject({
      status: 503,
    });
  });
});

describe('payment notices', () => {
  it('with forged signatures are rejected without effect, two hundred times in a row', async () => {
    const { reference } = await open();
    const { body, headers } = charge(reference);
    const before = await market.db.$count(paymentEventsTable);
    const signature = headers['x-paystack-signature'] ?? '';
    for (let forged = 0; forged < 200; forged += 1) {
      const position = forged % signature.length;
      const flipped =
        signature.slice(0, position) +
        (signature[position] === '0' ? '1' : '0') +
        signature.slice(position + 1);
      const wrong =
        [flipped, signature.toUpperCase(), signature.slice(1), `${signature}0`, ''][
          forged < signature.length ? 0 : forged % 5
        ] ?? '';
      expect((await notify({ body, headers: { 'x-paystack-signature': wrong } })).statusCode).toBe(
        401,
      );
    }
    expect([await readStatus(reference), await market.db.$count(paymentEventsTable)]).toEqual([
      'pending',
      before,
    ]);
  });

  it('that are unreadable are stored for staff and cause no server error', async () => {
    const signed = (body: string) => fake.sign(Buffer.from(body));
    const rubbish = [
      '',
      'null',
      '[]',
      '1',
      '{',
      html,
      '{"event":7}',
      '{"event":"charge.success"}',
      '{"event":"charge.success","data":null}',
      '{"event":"charge.success","data":{"reference":{"a":1}}}',
      '{"event":"charge.success","data":{"reference":"a\\u0000b"}}',
      '{"event":"transfer.reversed","data":{"reference":"x","amount":"5"}}',
      '{"event":"charge.dispute.create","data":{"id":1}}',
      '\0\0',
      '{"__proto__":{"event":"x"}}',
    ];
    for (const body of rubbish) expect((await notify(signed(body))).statusCode, body).toBe(200);
    const admin = market.as(await market.create.admin({ resources: ['payouts'] }));
    const { rows } = await admin(contract.paymentEvents.list, {
      query: { status: 'open', search: 'unreadable', limit: 100 },
    });
    expect(rows).toHaveLength(rubbish.length);
    expect(
      rows.every(
        ({ reason, tries, nextTryAt }) =>
          reason !== undefined && tries === 1 && nextTryAt !== undefined,
      ),
    ).toBe(true);
    const id = rows[0]?.id ?? '';
    await expect(admin(contract.paymentEvents.retry, { params: { id } })).resolves.toMatchObject({
      status: 'waiting',
      tries: 2,
    });
    await expect(
      admin(contract.paymentEvents.handle, { params: { id }, body: { note: ' ' } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      admin(contract.paymentEvents.handle, { params: { id }, body: { note: 'A test of theirs' } }),
    ).resolves.toMatchObject({
      status: 'handled',
      note: 'A test of theirs',
      payload: expect.any(String),
    });
    await expect(admin(contract.paymentEvents.retry, { params: { id } })).rejects.toMatchObject({
      status: 409,
    });
    // Retries end after a day; then staff have to look at the event.
    for (let hour = 0; hour < 30; hour += 1) {
      market.clock.advance(minutes(60));
      await market.runJobs({ tolerateFailures: true });
    }
    expect(
      (
        await admin(contract.paymentEvents.list, {
          query: { status: 'failed', search: 'unreadable', limit: 100 },
        })
      ).rows,
    ).toHaveLength(rubbish.length - 1);
  });

  it('are accepted without effect when the payment or type is unknown, or the notice is repeated', async () => {
    for (const notice of [
      charge('pay-of-another-shop'),
      charge('pay-of-another-shop'),
      fake.notice('subscription.create', { id: 1 }),
      fake.notice('transfer.success', { id: 2, reference: 'payout-of-another-shop' }),
    ])
      expect((await notify(notice)).statusCode).toBe(200);
    expect(await listEvents('pay-of-another-shop')).toMatchObject([
      { status: 'processed', reason: 'No payment, refund or payout has this reference.' },
    ]);
  });
});
