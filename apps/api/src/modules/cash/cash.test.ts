import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addDays } from '@market/domain/calendar';
import { formatDate, lagosDate } from '@market/domain/lagos-time';
import {
  reconciliationLists,
  type ReconciliationList,
} from '@market/domain/reconciliation/reconciliation';
import { partnerApplicationsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory } from '../../test/mails-and-history';
import {
  acceptPayOnDelivery,
  buyWithPayOnDelivery,
  deliverAndCollect,
} from '../../test/pay-on-delivery';
import { createPartner, createProduct } from '../../test/sales';
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
  await acceptPayOnDelivery(market, merchant, 50_000_000);
  await market.db.insert(partnerApplicationsTable).values({
    partnerId: partner.userId,
    savedAt: market.clock.now(),
    bankDetails: {
      bankCode: '011',
      bankName: 'First Bank',
      accountNumber: '3011234552',
      accountName: 'AREWA HAULAGE LTD',
    },
  });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

/** Delivers an order for goods at this price and collects the cash. Returns its total, kobo. */
async function collect(price: number, carrier?: TestAccount): Promise<number> {
  const item = await createProduct(market, merchant, { price });
  const { orders } = await buyWithPayOnDelivery(market, customer, [item]);
  const { id: orderId = '', total = 0 } = orders[0] ?? {};
  const people = { merchant, customer, admin, orderId };
  await deliverAndCollect(market, carrier ? { ...people, partner: carrier } : people, total);
  return total;
}
const holders = async () => (await market.as(finance)(contract.cash.holders)).rows;
const record = (by: TestAccount, holderId: string, amount: number, bankReference: string) =>
  market.as(by)(contract.cash.record, {
    body: { holderId, amount, bankReference, receivedOn: lagosDate(market.clock.now()) },
  });
const decide = (by: TestAccount, id: string, confirmed: boolean) =>
  market.as(by)(contract.cash.decide, {
    params: { id },
    body: { confirmed, ...(!confirmed && { reason: 'Another amount arrived' }) },
  });

it('cash collected on delivery is due from the partner until one person has recorded its remittance and another has confirmed it', async () => {
  const held = await collect(1_000_000, partner);
  const [holder] = await holders();
  expect(holder).toMatchObject({ holderId: partner.userId, kind: 'partner', held, waiting: 0 });
  expect(holder?.balance).toBe(held - (holder?.earned ?? 0));

  await expect(record(finance, partner.userId, held + 1, 'TRF-0')).rejects.toMatchObject({
    status: 422,
    fields: [{ field: 'amount' }],
  });
  const { id } = await record(finance, partner.userId, held, 'TRF-1');
  expect(await holders()).toMatchObject([{ held, waiting: held }]);
  await expect(record(finance, partner.userId, 100, 'TRF-2')).rejects.toMatchObject({
    status: 422,
  });
  await expect(decide(finance, id, true)).rejects.toMatchObject({
    status: 409,
    message: 'You recorded this remittance, so someone else must confirm it.',
  });
  expect(await decide(admin, id, true)).toMatchObject({ status: 'confirmed', amount: held });
  await expect(decide(admin, id, true)).rejects.toMatchObject({ status: 409 });
  expect(await holders()).toEqual([]);
  expect(await market.services.ledger.cashHeldBy(market.db, partner.userId)).toBe(0);
  expect((await listHistory(market, admin, id)).map(({ action }) => action)).toEqual([
    'remittance.confirmed',
    'remittance.recorded',
  ]);
});

it('cash collected on delivery is still due after its remittance is refused, and the reference can be used again', async () => {
  const dispatcherCash = await collect(500_000);
  const [holder] = await holders();
  expect(holder).toMatchObject({ kind: 'dispatcher', held: dispatcherCash, earned: 0 });
  const holderId = holder?.holderId ?? '';
  const { id } = await record(finance, holderId, 100_000, 'TRF-3');
  await expect(record(finance, holderId, 100_000, 'TRF-3')).rejects.toMatchObject({ status: 409 });
  expect(await decide(admin, id, false)).toMatchObject({ status: 'refused' });
  expect(await holders()).toMatchObject([{ held: dispatcherCash, waiting: 0 }]);
  await decide(admin, (await record(finance, holderId, dispatcherCash, 'TRF-3')).id, true);
  expect(await holders()).toEqual([]);
});

it('a recorded remittance is in the inbox of everyone who may confirm it except the person who recorded it, with checks for the cash held and for duplicates', async () => {
  const inboxOf = (by: TestAccount) =>
    market.as(by)(contract.inbox.list, { query: { kind: 'remittance' } });
  const held = await collect(300_000, partner);
  const { id } = await record(finance, partner.userId, 100_000, 'TRF-5');
  const second = await record(finance, partner.userId, 100_000, 'TRF-6');
  expect((await inboxOf(admin)).rows).toMatchObject([
    {
      id,
      kind: 'remittance',
      detail: expect.stringMatching(/^Cash paid in as TRF-5, recorded by \w+/),
      value: 100_000,
      waitingSince: market.clock.now().toISOString(),
      dueAt: new Date(+market.clock.now() + days(1)).toISOString(),
      reference: 'TRF-5',
    },
    { id: second.id },
  ]);
  expect((await inboxOf(finance)).kindCounts).toMatchObject({ remittance: 0 });
  const catalogue = await market.create.admin({ resources: ['products'] });
  expect((await inboxOf(catalogue)).kindCounts).not.toHaveProperty('remittance');

  const detail = (by = admin) =>
    market.as(by)(contract.inbox.detail, { query: { kind: 'remittance', id } });
  await expect(detail(catalogue)).rejects.toMatchObject({ status: 403 });
  expect(await detail()).toMatchObject({
    isOpen: true,
    checks: [{ ok: true }, { ok: false, text: expect.stringMatching(/^TRF-6 has the same/) }],
    history: [{ text: 'Recorded a remittance' }],
  });
  await decide(admin, second.id, false);
  expect((await detail()).checks).toMatchObject([{ ok: true }, { ok: true }]);
  await decide(admin, id, true);
  expect(await detail()).toMatchObject({
    isOpen: false,
    answer: { action: 'remittance.confirmed', byReader: true },
  });
  expect((await inboxOf(admin)).rows).toEqual([]);
  await decide(admin, (await record(finance, partner.userId, held - 100_000, 'TRF-7')).id, true);
});

it('a remittance of collected cash can be found by period and search in the reconciliation and its CSV', async () => {
  market.clock.advance(days(1));
  const amount = (await collect(400_000, partner)) - 50_000;
  const today = lagosDate(market.clock.now());
  const { id } = await record(finance, partner.userId, amount, 'TRF-90');
  const filter = { startDate: today, endDate: today, search: 'trf-90' };
  const list = (list: ReconciliationList, query: Partial<typeof filter> = {}) =>
    market.as(admin)(contract.reconciliation.list, {
      query: { list, ...filter, limit: 100, ...query },
    });
  const references = async (query: Partial<typeof filter>) =>
    (await list('unmatched', query)).rows.map(({ reference }) => reference);

  const waiting = await list('unmatched');
  expect(waiting.counts.unmatched).toBe(1);
  expect(waiting.rows).toMatchObject([
    {
      reference: id,
      kind: 'remittance',
      state: 'toConfirm',
      bank: { amount },
      difference: amount,
      remittance: { bankReference: 'TRF-90', recordedBy: expect.stringMatching(/.+/) },
    },
  ]);
  const [{ ledger, counterparty = '' } = {}] = waiting.rows;
  expect(ledger).toBeUndefined();
  expect(await references({ search: counterparty.toUpperCase() })).toContain(id);
  expect(await references({ search: 'TRF-91' })).toEqual([]);
  const yesterday = addDays(today, -1);
  expect(await references({ startDate: yesterday, endDate: yesterday })).toEqual([]);
  const { url } = await market.as(admin)(contract.reconciliation.exportLink, {
    query: { list: 'unmatched', ...filter },
  });
  const [header = [], ...lines]: string[][] = parse((await market.app.inject({ url })).body, {
    bom: true,
  });
  expect(header.slice(0, 4)).toEqual(['Reference', 'Kind', 'Date', 'State']);
  expect(lines.map((line) => line.slice(0, 4))).toEqual([
    ['TRF-90', 'Cash remittance', formatDate(market.clock.now()), 'To confirm'],
  ]);

  await decide(admin, id, true);
  expect((await list('matched')).rows).toMatchObject([
    { reference: id, state: 'matched', ledger: { amount }, difference: 0 },
  ]);
  expect(
    (await market.as(admin)(contract.reconciliation.days, { query: filter })).rows,
  ).toMatchObject([{ day: today, remittances: 1, remitted: amount }]);

  const declined = await record(finance, partner.userId, 50_000, 'TRF-92');
  await decide(admin, declined.id, false);
  for (const each of reconciliationLists)
    expect((await list(each, { search: 'TRF-92' })).rows).toEqual([]);
  expect(
    await market.as(admin)(contract.reconciliation.byReference, {
      params: { reference: declined.id },
    }),
  ).toMatchObject({
    state: 'declined',
    failureReason: 'Another amount arrived',
    recordId: declined.id,
  });
  await decide(admin, (await record(finance, partner.userId, 50_000, 'TRF-93')).id, true);
});

it('cash collected on delivery is deducted from the partner’s payout once the partner has earned more, and the statement adds up', async () => {
  const request = () => market.as(partner)(contract.partnerPayouts.request);
  const summary = () => market.as(partner)(contract.partnerEarnings.summary);
  market.clock.advance(days(7));
  const before = (await summary()).owed;
  const held = await collect(before, partner);
  market.clock.advance(days(7));
  await expect(request()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('cash collected on delivery'),
  });
  const remaining = 30_000;
  const { id } = await record(finance, partner.userId, held - remaining, 'TRF-4');
  await decide(admin, id, true);
  const { owed } = await summary();
  expect(await summary()).toMatchObject({ cashCollected: remaining });
  const payable = await market.as(finance)(contract.payouts.payable);
  expect(payable.rows).toMatchObject([{ payeeId: partner.userId, available: owed - remaining }]);

  const sentBack = await request();
  expect(await summary()).toMatchObject({ cashCollected: 0 });
  await market.as(admin)(contract.payouts.createOrApprove, {
    body: { action: 'sendBack', payoutId: sentBack.id, reason: 'Check the bank account.' },
  });
  expect(await summary()).toMatchObject({ owed, cashCollected: remaining });

  const payout = await request();
  expect(payout.amount).toBe(owed - remaining);
  await market.as(admin)(contract.payouts.createOrApprove, {
    body: { action: 'approve', payoutId: payout.id },
  });
  await market.runJobs();
  const statement = await market.as(partner)(contract.partnerPayouts.statement, {
    params: { id: payout.id },
  });
  expect(statement).toMatchObject({
    due: owed,
    cashDeducted: remaining,
    other: 0,
    amount: owed - remaining,
    status: 'processed',
  });
  expect(await summary()).toMatchObject({ owed: 0, cashCollected: 0 });
});

it('a holder’s cash and earnings are exact before and after they are added to the stored balances', async () => {
  const { sales, ledger } = market.services;
  const held = await collect(600_000, partner);
  const dispatcherCash = await collect(200_000);
  const before = await holders();
  expect(new Set(before.map((holder) => holder.held))).toEqual(new Set([held, dispatcherCash]));
  const stats = await market.as(finance)(contract.payouts.stats);
  for (const update of [sales.updateProjection, sales.rebuildProjection]) {
    await update();
    expect(await holders()).toEqual(before);
    expect(await market.as(finance)(contract.payouts.stats)).toEqual(stats);
    for (const { holderId, held, earned } of before) {
      expect(await ledger.cashHeldBy(market.db, holderId)).toBe(held);
      expect(await ledger.owedToPartner(market.db, holderId)).toBe(earned);
    }
  }
});

it('remittances are listed page by page, and found by reference and by the name of who paid them in', async () => {
  const list = (query: object) => market.as(admin)(contract.cash.remittances, { query });
  const all = await list({ search: 'TRF-' });
  expect(all.rows).toHaveLength(all.count);
  const pages = await Promise.all(
    all.rows.map((_, offset) => list({ search: 'TRF-', limit: 1, offset })),
  );
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([all.count]));
  expect(await list({ search: 'trf-5' })).toMatchObject({
    rows: [{ bankReference: 'TRF-5' }],
    count: 1,
  });
  const byName = await list({ search: all.rows[0]?.holderName.toUpperCase() });
  expect(byName.rows.map(({ id }) => id)).toContain(all.rows[0]?.id);
  expect(await list({ search: 'nobody' })).toEqual({ rows: [], count: 0 });
  expect(await list({ search: 'TRF-', offset: all.count })).toEqual({ rows: [], count: all.count });
});
