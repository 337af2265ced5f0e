import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { hubsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, confirmAndPack, createBankAccount, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { insertTestProduct } from '../../test/test-products';

let market: TestMarket;
let admin: TestAccount;
let pendingStore: string;

/**
 * One pending payout, store, product and hub application each, and three packed orders. The payout
 * was requested and the store submitted two days before the rest.
 */
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  const merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const customer = await market.create.customer();
  await createBankAccount(market, merchant);
  const panel = await createProduct(market, merchant, { name: 'Panel', stock: 50 });
  const buyPanel = async () => (await buy(market, customer, [panel])).orders[0]?.id ?? '';
  await deliver(market, { merchant, customer, admin, orderId: await buyPanel() });
  market.clock.advance(days(7));
  await market.runJobs();
  await market.as(merchant)(contract.payouts.createOrApprove, { body: { action: 'request' } });
  pendingStore = (await market.create.merchant({ status: 'pending', storeName: 'New Store' }))
    .storeId;
  market.clock.advance(days(2));
  for (let count = 0; count < 3; count += 1)
    await confirmAndPack(market, merchant, await buyPanel());
  await insertTestProduct(market, merchant.storeId, { name: 'New panel', listed: false });
  const hubId = randomIds(market.clock).next();
  const place = {
    phoneNumber: '0803 555 0301',
    street: '3 Awolowo',
    city: 'Ikeja',
    state: 'Lagos',
  };
  await market.db.insert(hubsTable).values({ id: hubId, name: 'Ikeja hub', ...place });
  await market.as(merchant)(contract.hubs.apply, { body: { hubId } });
});
afterAll(() => market.close());

const read = (account: TestAccount, query: Parameters<typeof inboxQuery>[0] = {}) =>
  market.as(account)(contract.inbox.list, inboxQuery(query));
const inboxQuery = (query: {
  group?: 'money' | 'partners';
  kind?: 'order' | 'store';
  sort?: 'due' | 'value' | 'age';
  limit?: number;
  offset?: number;
}) => ({
  query,
});

describe('the inbox', () => {
  it('lists every decision, earliest deadline first, with counts that add up', async () => {
    const { rows, count, kindCounts, total } = await read(admin);
    expect(kindCounts).toEqual({
      dispute: 0,
      payout: 1,
      refund: 0,
      remittance: 0,
      transfer: 0,
      failedRefund: 0,
      paymentEvent: 0,
      difference: 0,
      order: 3,
      store: 1,
      product: 1,
      hub: 1,
      partner: 0,
    });
    expect([rows.length, count, total.count]).toEqual([7, 7, 7]);
    expect(rows[0]).toMatchObject({
      kind: 'payout',
      title: 'Helios Yard',
      detail: expect.stringMatching(/^Payout of 1 order, requested by /) as string,
      reference: expect.any(String) as string,
    });
    const dues = rows.map(({ dueAt }) => dueAt);
    expect(dues).toEqual(dues.toSorted());
    const values = rows.map(({ value = 0 }) => value);
    expect(total.value).toBe(values.reduce((sum, value) => sum + value, 0));
    expect(total.urgent).toBeGreaterThanOrEqual(2);
    expect(total.oldest).toBe(rows.map(({ waitingSince }) => waitingSince).toSorted()[0]);

    const byValue = (await read(admin, { sort: 'value' })).rows.map(({ value = 0 }) => value);
    expect(byValue).toEqual(values.toSorted((a, b) => b - a));
    const page = await read(admin, { kind: 'order', limit: 1, offset: 2 });
    expect([page.rows.length, page.count, page.total.count]).toEqual([1, 3, 7]);
    const money = await read(admin, { group: 'money' });
    expect([money.rows.map(({ kind }) => kind), money.count]).toEqual([['payout'], 1]);
    const partners = await read(admin, { group: 'partners' });
    expect([partners.rows.map(({ kind }) => kind), partners.count]).toEqual([['hub'], 1]);
  });

  it('lists only items that the user may decide on', async () => {
    const listKinds = async (account: TestAccount) => Object.keys((await read(account)).kindCounts);
    expect(await listKinds(await market.create.admin({ resources: [] }))).toEqual([]);
    expect(
      await listKinds(await market.create.admin({ resources: ['products', 'payouts'] })),
    ).toEqual(['dispute', 'payout', 'remittance', 'transfer', 'paymentEvent', 'product']);
    expect(await listKinds(await market.create.scheduler())).toEqual(['order']);
    expect(await listKinds(await market.create.approver())).toEqual(['store']);
  });

  it('omits stores that the user has already approved, and those that need a different approver', async () => {
    const stores = async (account: TestAccount) =>
      (await read(account, { kind: 'store' })).rows.map(({ id, detail }) => [
        id,
        detail.replace(/\..*/, ''),
      ]);
    const firsts = await market.create.admin({ resources: ['stores'] });
    const approver = await market.create.approver();
    expect(await stores(firsts)).toEqual([[pendingStore, 'New store']]);
    await market.as(approver)(contract.storeApprovals.decide, {
      params: { id: pendingStore },
      body: { approved: true },
    });
    expect(await stores(firsts)).toEqual([]);
    expect(await stores(approver)).toEqual([]);
    expect(await stores(admin)).toEqual([[pendingStore, 'Store, second approval']]);
  });

  it('lists each user’s own latest decisions', async () => {
    const approver = await market.create.superAdmin();
    const recent = (account: TestAccount) => market.as(account)(contract.inbox.recent);
    expect(await recent(approver)).toEqual([]);
    await market.as(approver)(contract.storeApprovals.decide, {
      params: { id: pendingStore },
      body: { approved: false, reviewNote: 'A document cannot be read.' },
    });
    expect(await recent(approver)).toMatchObject([
      { action: 'store.sentBack', subjectName: 'New Store', reason: 'A document cannot be read.' },
    ]);
    expect((await recent(admin)).map(({ action }) => action)).not.toContain('store.sentBack');
  });
});
