import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { sumKobo } from '@market/domain/money';
import { days, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createBankAccount, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let other: TestAccount;
let admin: TestAccount;
let approver: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  other = await market.create.merchant({ storeName: 'Kelvo Official' });
  admin = await market.create.superAdmin();
  approver = await market.create.superAdmin();
  await createBankAccount(market, merchant);
});
afterAll(() => market.close());

async function completeSale(seller: TestAccount, price: number): Promise<void> {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, seller, { price })]);
  await deliver(market, { merchant: seller, customer, admin, orderId: orders[0]?.id ?? '' });
  market.clock.advance(days(7));
  await market.runJobs();
}
const payable = (search?: string) =>
  market.as(admin)(contract.payouts.payable, { query: { search } });
const request = () =>
  market.as(admin)(contract.payouts.createOrApprove, {
    body: { action: 'request', storeId: merchant.storeId },
  });
const statement = (account: TestAccount, id: string, offset = 0) =>
  market.as(account)(contract.payouts.statement, {
    params: { id },
    query: { limit: 100, offset },
  });
const csv = async (link: { url: string }): Promise<string[][]> =>
  parse((await market.app.inject({ url: link.url })).body, { bom: true, relax_column_count: true });

describe('payouts', () => {
  it('can be requested for each store that is owed money, for exactly the amount shown', async () => {
    await completeSale(merchant, 1_000_033);
    await completeSale(merchant, 777_777);
    await completeSale(other, 3_333_301);
    const { rows, count } = await payable();
    expect(count).toBe(2);
    expect(rows.map(({ payeeName, orders }) => [payeeName, orders])).toEqual([
      ['Kelvo Official', 1],
      ['Helios Yard', 2],
    ]);
    expect(rows[0]).not.toHaveProperty('bankName');
    const [row] = (await payable('helios')).rows;
    expect(row).toMatchObject({ bankName: 'GTBank', accountNumberLast4: '6785' });
    await expect(request()).resolves.toMatchObject({ amount: row?.available, orderCount: 2 });
    expect((await payable()).rows.map(({ payeeName }) => payeeName)).toEqual(['Kelvo Official']);
  });

  it('download as CSV with the rows of the filtered list', async () => {
    const query = { search: 'helios', status: 'pending', storeId: merchant.storeId } as const;
    const { rows } = await market.as(admin)(contract.payouts.list, { query });
    const [head, ...lines] = await csv(
      await market.as(admin)(contract.payouts.exportLink, { query }),
    );
    expect(head?.slice(0, 4)).toEqual(['Paid to', 'Reference', 'Orders', 'Amount (NGN)']);
    expect(lines.map((line) => line.slice(0, 4))).toEqual(
      rows.map(({ payeeName, reference, orderCount, amount }) => [
        payeeName,
        reference,
        String(orderCount),
        String(amount / 100),
      ]),
    );
    const none = await market.as(admin)(contract.payouts.exportLink, {
      query: { status: 'failed' },
    });
    expect(await csv(none)).toHaveLength(1);
  });
});

describe('a statement', () => {
  let payoutId = '';
  beforeAll(async () => {
    await completeSale(merchant, 5_000_011);
    await market.as(merchant)(contract.subscriptions.change, { body: { planId: 'growth' } });
    // A refund for an order that was paid out.
    await market.services.ledger.record(market.db, 'chargeback', randomUUID(), [
      { account: 'merchant_payable', storeId: merchant.storeId, amount: 12_345 },
      { account: 'psp_clearing', amount: -12_345 },
    ]);
    await completeSale(merchant, 100_001);
    payoutId = (await request()).id;
  });

  it('is the same for the merchant and the platform, and adds up to the payout', async () => {
    const statementView = await statement(admin, payoutId);
    expect(await statement(merchant, payoutId)).toEqual(statementView);
    expect(statementView).toMatchObject({
      payeeName: 'Helios Yard',
      count: 2,
      subscriptions: 1_500_000,
      other: -12_345,
    });
    const [first] = (await market.as(merchant)(contract.payouts.mine)).rows.slice(1);
    expect(statementView.from).toBe(first?.requestedAt);
    expect(statementView.paid).toBe(sumKobo(statementView.rows.map(({ total }) => total)));
    expect(statementView.due).toBe(sumKobo(statementView.rows.map(({ due }) => due)));
    expect(statementView.paid - statementView.commission - statementView.delivery).toBe(
      statementView.due,
    );
    expect(statementView.due - statementView.subscriptions + statementView.other).toBe(
      statementView.amount,
    );
    expect((await statement(merchant, payoutId, 1)).rows).toEqual(statementView.rows.slice(1));
  });

  it('deducts what was refunded between the request and its approval', async () => {
    await market.services.ledger.record(market.db, 'chargeback', randomUUID(), [
      { account: 'merchant_payable', storeId: merchant.storeId, amount: 1_000 },
      { account: 'psp_clearing', amount: -1_000 },
    ]);
    const before = await statement(merchant, payoutId);
    const [pending] = (await market.as(merchant)(contract.payouts.mine)).rows.slice(1);
    for (const id of [pending?.id ?? '', payoutId])
      await market.as(approver)(contract.payouts.createOrApprove, {
        body: { action: 'approve', payoutId: id },
      });
    const after = await statement(merchant, payoutId);
    expect([after.amount, after.other]).toEqual([before.amount - 1_000, before.other - 1_000]);
  });

  it('downloads as CSV with all orders and the same lines as the screen', async () => {
    const { rows, ...sums } = await statement(merchant, payoutId);
    for (const account of [merchant, admin]) {
      const link = await market.as(account)(contract.payouts.statementLink, {
        params: { id: payoutId },
      });
      const [, ...lines] = await csv(link);
      expect(lines).toEqual([
        ...rows.map((row) => [
          row.orderName,
          expect.any(String),
          String(row.total / 100),
          String(row.commission / 100),
          String((row.total - row.commission - row.due) / 100),
          String(row.due / 100),
        ]),
        [
          'All orders',
          '',
          ...[sums.paid, sums.commission, sums.delivery, sums.due].map((kobo) =>
            String(kobo / 100),
          ),
        ],
        ['Subscription fees', '', '', '', '', '-15000'],
        ['Refunds, disputes and other changes', '', '', '', '', String(sums.other / 100)],
        [`Payout ${sums.reference}`, '', '', '', '', String(sums.amount / 100)],
      ]);
    }
  });

  it('is not found by other stores, or through a link that has expired or was modified', async () => {
    await expect(statement(other, payoutId)).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(other)(contract.payouts.statementLink, { params: { id: payoutId } }),
    ).rejects.toMatchObject({ status: 404 });
    const { url } = await market.as(merchant)(contract.payouts.statementLink, {
      params: { id: payoutId },
    });
    expect(
      (await market.app.inject({ url: url.replace('signature=', 'signature=a') })).statusCode,
    ).toBe(404);
    market.clock.advance(minutes(6));
    expect((await market.app.inject({ url })).statusCode).toBe(404);
  });
});
