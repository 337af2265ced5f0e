import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailKindsTo, listMailsTo } from '../../test/mails-and-history';
import { startPaystackFake } from '../../test/paystack-fake';
import { createAddress, createProduct, startPayment } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const secretKey = 'sk_test_0123456789';
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
let fake: Awaited<ReturnType<typeof startPaystackFake>>;
let market: TestMarket;
let merchant: TestAccount;
let finance: TestAccount;
let disputeCount = 0;

beforeAll(async () => {
  fake = await startPaystackFake(secretKey);
  market = await startMarket({ env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: fake.url } });
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  finance = await market.create.admin({ resources: ['payouts'] });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(async () => {
  await market.close();
  await fake.close();
});

const notify = async (event: string, data: object) => {
  const { body, headers } = fake.notice(event, data);
  expect(
    (
      await market.app.inject({
        method: 'POST',
        url: '/api/webhooks/paystack',
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).statusCode,
  ).toBe(200);
};

/** Creates a paid and disputed order of ₦10,000.00. */
async function createDispute({ dueAt = '2026-11-21T03:00:00.000Z' } = {}) {
  const customer = await market.create.customer();
  const item = await createProduct(market, merchant);
  const { reference, amount } = await startPayment(market, customer, [item], {
    addressId: await createAddress(market, customer),
  });
  fake.payments.set(reference, { amount, status: 'success' });
  await market.as(customer)(contract.checkout.createOrder, { body: { reference } });
  disputeCount += 1;
  const data = {
    id: 1000 + disputeCount,
    refund_amount: amount,
    status: 'awaiting-merchant-feedback',
    resolution: null,
    category: 'fraud',
    note: 'Goods did not arrive.',
    dueAt,
    transaction: { reference, amount },
  };
  await notify('charge.dispute.create', data);
  const { rows } = await market.as(finance)(contract.disputes.list, {
    query: { search: reference },
  });
  return { id: rows[0]?.id ?? '', data, dispute: rows[0], amount };
}

const readDispute = (id: string) => market.as(finance)(contract.disputes.byId, { params: { id } });
const answer = (id: string, decision: 'accept' | 'decline') =>
  market.as(finance)(contract.disputes.answer, {
    params: { id },
    body: { decision, note: 'Delivered to Ada Obi on 18 November' },
  });

it('the server shows a dispute with its deadline to finance admins, notifies the store, and holds the store’s share', async () => {
  const { dispute, amount } = await createDispute();
  expect(dispute).toMatchObject({
    status: 'open',
    amount,
    reason: 'Goods did not arrive.',
    dueAt: '2026-11-21T03:00:00.000Z',
    orders: [{ storeName: 'Helios Yard', amount, held: 920_000 }],
  });
  const [opened] = await listMailsTo(market, finance.email);
  expect(opened?.kind).toBe('dispute-opened');
  expect(opened?.text).toMatch(/ of payment PAY(-[\dA-Z]{4}){3}: /);
  expect(opened?.text).toMatch(/: Goods did not arrive\. Respond by/);
  expect(await listMailKindsTo(market, merchant.email)).toContain('dispute-held');
  expect(await market.as(merchant)(contract.payouts.mine)).toMatchObject({ disputed: 920_000 });
  await expect(
    market.as(await market.create.admin({ resources: ['orders'] }))(contract.disputes.list),
  ).rejects.toMatchObject({ status: 403 });
});

it('the server lists unanswered disputes by their deadline, before answered ones', async () => {
  const answered = await createDispute({ dueAt: '2026-11-20T03:00:00.000Z' });
  await answer(answered.id, 'decline');
  const laterDispute = await createDispute({ dueAt: '2026-11-20T05:00:00.000Z' });
  const soonerDispute = await createDispute({ dueAt: '2026-11-20T04:00:00.000Z' });
  const { rows } = await market.as(finance)(contract.disputes.list, { query: { status: 'open' } });
  const place = ({ id }: { id: string }) => rows.findIndex((row) => row.id === id);
  expect([place(soonerDispute), place(laterDispute)]).toEqual([0, 1]);
  expect(place(answered)).toBeGreaterThan(1);
});

it('the server sends the evidence once, and closes the dispute with the bank’s decision', async () => {
  const { id, data } = await createDispute();
  await expect(answer(id, 'decline')).resolves.toMatchObject({
    status: 'open',
    answer: { decision: 'decline' },
  });
  await expect(answer(id, 'accept')).rejects.toMatchObject({ status: 409 });
  expect(await listHistory(market, await market.create.superAdmin(), id)).toMatchObject([
    { action: 'dispute.contested', reason: 'Delivered to Ada Obi on 18 November' },
  ]);
  await market.runJobs();
  await market.runJobs();
  expect(fake.disputeAnswers.filter((sent) => sent.id === String(data.id))).toMatchObject([
    { resolution: 'declined', refund_amount: 0, message: 'Delivered to Ada Obi on 18 November' },
  ]);
  expect(fake.uploads).toContain('Delivered to Ada Obi on 18 November');
  expect((await readDispute(id)).answer?.sentAt).toBeDefined();
  await notify('charge.dispute.resolve', { ...data, status: 'resolved', resolution: 'declined' });
  expect(await readDispute(id)).toMatchObject({ status: 'won' });
});

it('a dispute can be answered again after the provider rejects the answer, and an answer is sent again when the provider’s reply is invalid', async () => {
  const { id, data } = await createDispute();
  fake.faults.refusesDisputes = true;
  await answer(id, 'decline');
  await market.runJobs();
  fake.faults.refusesDisputes = false;
  const refused = await readDispute(id);
  expect([refused.answer, refused.answerFailure]).toEqual([
    undefined,
    'Paystack: Dispute is already resolved',
  ]);

  fake.distort((route) => (route === 'PUT /dispute/:id/resolve' ? { text: '<html>' } : undefined));
  await answer(id, 'accept');
  await market.runJobs();
  fake.distort();
  expect(
    (await market.as(finance)(contract.paymentEvents.list, { query: { status: 'open' } })).rows,
  ).toMatchObject([{ source: 'answer', name: 'answerDispute' }]);
  market.clock.advance(minutes(1));
  await market.runJobs();
  expect(fake.disputeAnswers.filter((sent) => sent.id === String(data.id))).toMatchObject([
    { resolution: 'merchant-accepted' },
  ]);
});

it('the server counts a lost dispute once as a refund in the reports, and not as returned products', async () => {
  const sales = () => market.as(merchant)(contract.sales.sales, { query: november });
  const { id, data } = await createDispute();
  const before = await sales();
  for (let delivery = 0; delivery < 3; delivery += 1)
    await notify('charge.dispute.resolve', {
      ...data,
      status: 'resolved',
      resolution: 'auto-accepted',
    });
  expect(await readDispute(id)).toMatchObject({ status: 'lost', orders: [{ held: 0 }] });
  const after = await sales();
  expect([
    after.refunded - before.refunded,
    before.total - after.total,
    before.commission - after.commission,
  ]).toEqual([1_000_000, 1_000_000, 80_000]);
  await expect(
    market.as(merchant)(contract.sales.returnedProducts, { query: november }),
  ).resolves.toMatchObject({ total: 0, rows: [] });
});
