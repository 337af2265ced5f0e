import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { partnerApplicationsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import { buy, createPartner, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
let partner: TestAccount;
let admin: TestAccount;
let finance: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
  customer = await market.create.customer();
  partner = await createPartner(market);
  admin = await market.create.superAdmin();
  finance = await market.create.account('admin', { resources: ['payouts'] });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

/** Returns the partner's share of the delivery, kobo. */
async function deliverOne(): Promise<number> {
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  const { id = '' } = orders[0] ?? {};
  const before = await readOwed();
  await deliver(market, { merchant, customer, admin, orderId: id, partner });
  return (await readOwed()) - before;
}
const readOwed = () => market.services.ledger.owedToPartner(market.db, partner.userId);
const payouts = () => market.as(partner)(contract.partnerPayouts.list);
const request = () => market.as(partner)(contract.partnerPayouts.request);
const approve = (by: TestAccount, payoutId: string) =>
  market.as(by)(contract.payouts.createOrApprove, { body: { action: 'approve', payoutId } });
const addBank = () =>
  market.db.insert(partnerApplicationsTable).values({
    partnerId: partner.userId,
    savedAt: market.clock.now(),
    bankDetails: {
      bankCode: '011',
      bankName: 'First Bank',
      accountNumber: '3011234552',
      accountName: 'AREWA HAULAGE LTD',
    },
  });

it('partner payouts cover whole weeks, are requested by the partner and approved by the platform, and equal the total of their statement', async () => {
  const first = await deliverOne();
  const second = await deliverOne();
  await expect(request()).rejects.toMatchObject({ status: 409 });
  await addBank();
  await expect(request()).rejects.toMatchObject({
    status: 409,
    message:
      'There is nothing to pay out yet. Deliveries can be paid out from the following Monday.',
  });
  market.clock.advance(days(7));
  const laterOrderId = await deliverOne();
  const payable = await market.as(finance)(contract.payouts.payable, {
    query: { search: 'arewa' },
  });
  expect(payable.rows).toEqual([
    {
      payee: 'partner',
      payeeId: partner.userId,
      payeeName: 'Arewa Haulage',
      available: first + second,
      orders: 2,
      bankName: 'First Bank',
      accountNumberLast4: '4552',
    },
  ]);
  expect(await payouts()).toMatchObject({ available: first + second, count: 0 });

  const { id } = await request();
  await expect(request()).rejects.toMatchObject({ status: 409 });
  await expect(approve(partner, id)).rejects.toMatchObject({ status: 403 });
  const statement = await market.as(partner)(contract.partnerPayouts.statement, { params: { id } });
  expect(statement).toMatchObject({
    payeeName: 'Arewa Haulage',
    amount: first + second,
    due: first + second,
    delivery: 0,
    other: 0,
    until: '2026-11-22T22:59:59.999Z',
    rows: [{ due: first }, { due: second }],
    count: 2,
  });
  expect(statement.paid).toBe(statement.commission + statement.due);
  expect(await market.as(finance)(contract.payouts.statement, { params: { id } })).toEqual(
    statement,
  );

  expect(await approve(finance, id)).toMatchObject({ status: 'approved', payee: 'partner' });
  await market.runJobs();
  expect(await payouts()).toMatchObject({
    available: 0,
    bank: { bankName: 'First Bank', accountNumberLast4: '4552' },
    rows: [{ status: 'processed', orderCount: 2 }],
  });
  expect(await readOwed()).toBe(laterOrderId);
  expect((await listMailKindsTo(market, partner.email)).slice(0, 2)).toEqual([
    'payout-paid',
    'payout-approved',
  ]);
  const notifications = await market.as(partner)(contract.notifications.list);
  expect(notifications.rows.map(({ topic, path }) => [topic, path]).slice(0, 2)).toEqual([
    ['payouts', '/earnings'],
    ['payouts', '/earnings'],
  ]);
  const preferences = await market.as(partner)(contract.notifications.mailPreferences);
  expect(preferences.map(({ topic }) => topic)).toEqual([
    'payouts',
    'failedPayouts',
    'onboarding',
    'deliveries',
  ]);
});

it('partner payouts can be created by the platform, are approved by another person, and are owed again when the bank rejects them', async () => {
  market.clock.advance(days(7));
  const amount = await readOwed();
  const created = await market.as(finance)(contract.payouts.createOrApprove, {
    body: { action: 'request', partnerId: partner.userId },
  });
  expect(created).toMatchObject({ amount, payeeName: 'Arewa Haulage' });
  await expect(approve(finance, created.id)).rejects.toMatchObject({ status: 409 });
  await approve(admin, created.id);
  expect(await readOwed()).toBe(0);
  await market.services.payouts.transferEnded({
    reference: created.reference,
    status: 'failed',
    reason: 'Account closed',
  });
  expect(await readOwed()).toBe(amount);
  const { rows } = await market.as(finance)(contract.payouts.list, {
    query: { search: 'arewa', status: 'failed' },
  });
  expect(rows).toMatchObject([{ id: created.id, failureReason: 'Account closed', amount }]);
  await approve(admin, created.id);
  expect(await readOwed()).toBe(0);
});

it('partner payouts are hidden from other partners', async () => {
  const other = await createPartner(market, 'Delta Freight');
  const { rows } = await payouts();
  const call = market.as(other);
  expect(await call(contract.partnerPayouts.list)).toMatchObject({ rows: [], available: 0 });
  const params = { id: rows[0]?.id ?? '' };
  await expect(call(contract.partnerPayouts.statement, { params })).rejects.toMatchObject({
    status: 404,
  });
  await expect(call(contract.partnerPayouts.statementLink, { params })).rejects.toMatchObject({
    status: 404,
  });
});
