import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { bankAccountsTable, ledgerEntriesTable, ledgerTransactionsTable } from '../../db/schema';
import { addMilliseconds, days, hours } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailKindsTo } from '../../test/mails-and-history';
import { buy, createBankAccount, createProduct, deliver } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let [creator, approver]: TestAccount[] = [];

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  creator = await market.create.superAdmin();
  approver = await market.create.superAdmin();
  await createBankAccount(market, merchant);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const callPayout = (
  account: TestAccount | undefined,
  body: { action: 'request' | 'approve'; payoutId?: string; storeId?: string },
) => {
  if (!account) throw new Error('Nobody acts');
  return market.as(account)(contract.payouts.createOrApprove, { body });
};
const readOwnPayouts = () => market.as(merchant)(contract.payouts.mine);

/** Creates a sale of ₦10,000.00, of which the merchant is owed ₦9,200.00. */
async function completeSale(): Promise<void> {
  const customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  await deliver(market, {
    merchant,
    customer,
    admin: approver ?? merchant,
    orderId: orders[0]?.id ?? '',
  });
  market.clock.advance(days(7));
  await market.runJobs();
}

describe('store payouts', () => {
  it('pay for completed orders once: one person requests, another approves, and the transfer is sent', async () => {
    await expect(callPayout(merchant, { action: 'request' })).rejects.toMatchObject({
      status: 409,
    });
    await completeSale();
    await completeSale();
    expect(await readOwnPayouts()).toMatchObject({
      available: 1_840_000,
      held: 0,
      stats: { pendingPayment: 1_840_000 },
    });

    const payout = await callPayout(creator, { action: 'request', storeId: merchant.storeId });
    expect(payout).toMatchObject({
      status: 'pending',
      amount: 1_840_000,
      orderCount: 2,
      accountNumberLast4: '6785',
    });
    const listOrders = (query: { limit: number; offset: number }) =>
      market.as(merchant)(contract.payouts.orders, { params: { id: payout.id }, query });
    const all = await listOrders({ limit: 20, offset: 0 });
    expect(all).toMatchObject({ rows: [{ due: 920_000 }, { due: 920_000 }], count: 2 });
    expect(await listOrders({ limit: 1, offset: 1 })).toEqual({
      rows: all.rows.slice(1),
      count: 2,
    });
    await expect(callPayout(merchant, { action: 'request' })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      callPayout(creator, { action: 'approve', payoutId: payout.id }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'You requested this payout, so someone else must approve it.',
    });
    await expect(
      callPayout(merchant, { action: 'approve', payoutId: payout.id }),
    ).rejects.toMatchObject({
      status: 403,
    });

    await expect(
      callPayout(approver, { action: 'approve', payoutId: payout.id }),
    ).resolves.toMatchObject({
      status: 'approved',
      approvedBy: expect.any(String),
    });
    await expect(
      callPayout(approver, { action: 'approve', payoutId: payout.id }),
    ).rejects.toMatchObject({
      status: 409,
    });
    await market.runJobs();
    expect(await readOwnPayouts()).toMatchObject({
      available: 0,
      rows: [{ status: 'processed' }],
      stats: { processedPayment: 1_840_000, approvedPayment: 0, pendingPayment: 0 },
    });
    expect((await listMailKindsTo(market, merchant.email)).slice(0, 2)).toEqual([
      'payout-paid',
      'payout-approved',
    ]);
    expect(await listHistory(market, approver ?? merchant, payout.id)).toMatchObject([
      {
        action: 'payout.approved',
        actorId: approver?.userId,
        changes: [{ field: 'status', before: 'Pending', after: 'Processing' }],
      },
      { action: 'payout.requested', actorId: creator?.userId, subjectName: payout.reference },
    ]);
  });

  it('cannot be requested while the bank account is new', async () => {
    await completeSale();
    await market.db
      .update(bankAccountsTable)
      .set({ payoutsHeldUntil: addMilliseconds(market.clock.now(), hours(24)) })
      .where(eq(bankAccountsTable.storeId, merchant.storeId));
    await expect(callPayout(merchant, { action: 'request' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Payouts are on hold until'),
    });
    market.clock.advance(hours(24));
    await expect(callPayout(merchant, { action: 'request' })).resolves.toMatchObject({
      amount: 920_000,
    });
  });

  it('are paid to the bank account that was current when they were requested', async () => {
    const [requested] = (await readOwnPayouts()).rows;
    const before = await market.db
      .select()
      .from(bankAccountsTable)
      .where(eq(bankAccountsTable.storeId, merchant.storeId));
    await market.db
      .update(bankAccountsTable)
      .set({
        bankName: 'Zenith Bank',
        bankCode: '057',
        accountNumber: '2000000001',
        payoutsHeldUntil: addMilliseconds(market.clock.now(), hours(24)),
      })
      .where(eq(bankAccountsTable.storeId, merchant.storeId));
    expect((await readOwnPayouts()).rows[0]).toMatchObject({
      status: 'pending',
      bankName: 'GTBank',
      accountNumberLast4: '6785',
    });
    await expect(
      callPayout(approver, { action: 'approve', payoutId: requested?.id ?? '' }),
    ).resolves.toMatchObject({
      status: 'approved',
      bankName: 'GTBank',
      accountNumberLast4: '6785',
    });
    await market.db
      .update(bankAccountsTable)
      .set({ ...before[0] })
      .where(eq(bankAccountsTable.storeId, merchant.storeId));
  });

  it('are owed again when the transfer fails, and can be approved again', async () => {
    const [waiting] = (await readOwnPayouts()).rows;
    await market.services.payouts.transferEnded({
      reference: waiting?.reference ?? '',
      status: 'failed',
      reason: 'Account closed',
    });
    await market.services.payouts.transferEnded({
      reference: waiting?.reference ?? '',
      status: 'failed',
    });
    const [again] = (await readOwnPayouts()).rows;
    expect(again).toMatchObject({
      status: 'failed',
      failureReason: 'Account closed',
      amount: 920_000,
    });
    expect(again?.reference).not.toBe(waiting?.reference);
    expect(await market.services.ledger.owedToStore(market.db, merchant.storeId)).toBe(920_000);

    // The bank rejects the account, so the store adds another one, and the pending payout is paid
    // there.
    await market.db
      .update(bankAccountsTable)
      .set({ bankName: 'Zenith Bank', bankCode: '057', accountNumber: '2000000001' })
      .where(eq(bankAccountsTable.storeId, merchant.storeId));
    expect((await readOwnPayouts()).rows[0]).toMatchObject({
      bankName: 'Zenith Bank',
      accountNumberLast4: '0001',
    });
    await expect(
      callPayout(approver, { action: 'approve', payoutId: again?.id ?? '' }),
    ).resolves.toMatchObject({
      status: 'approved',
      bankName: 'Zenith Bank',
      accountNumberLast4: '0001',
    });
    expect((await market.services.outbox.mailsTo(market.db, merchant.email))[0]?.text).toContain(
      'Zenith Bank, account ending in 0001',
    );
    await market.runJobs();
    expect(
      (await readOwnPayouts()).rows.map(({ accountNumberLast4 }) => accountNumberLast4),
    ).toEqual(['0001', '6785']);
    expect(await readOwnPayouts()).toMatchObject({
      stats: { processedPayment: 2_760_000, pendingPayment: 0 },
    });
  });

  it('are listed for the platform by store and status, and found by reference', async () => {
    const call = market.as(approver ?? merchant);
    const { rows, count } = await call(contract.payouts.list, {
      query: { status: 'processed', search: 'helios' },
    });
    expect([count, rows.map(({ orderCount }) => orderCount)]).toEqual([2, [1, 2]]);
    const [{ reference = '' } = {}] = rows;
    const byReference = await call(contract.payouts.list, {
      query: { search: reference.slice(4, 20).toUpperCase() },
    });
    expect(byReference.rows).toMatchObject([{ reference }]);
    expect(await call(contract.payouts.list, { query: { search: 'nobody' } })).toEqual({
      rows: [],
      count: 0,
    });
    expect(await call(contract.payouts.stats)).toEqual({
      processedPayment: 2_760_000,
      approvedPayment: 0,
      pendingPayment: 0,
    });
  });

  it('are hidden from other stores', async () => {
    const other = await market.create.merchant();
    expect(await market.as(other)(contract.payouts.mine)).toMatchObject({ rows: [], available: 0 });
    await expect(
      callPayout(other, { action: 'request', storeId: merchant.storeId }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'There is no bank account for payouts. Add one first.',
    });
  });

  it('are limited to what is still owed after refunds', async () => {
    const goesBack = (amount: number) =>
      market.services.ledger.record(market.db, 'chargeback', randomUUID(), [
        { account: 'merchant_payable', storeId: merchant.storeId, amount },
        { account: 'psp_clearing', amount: -amount },
      ]);
    await completeSale();
    const payout = await callPayout(merchant, { action: 'request' });
    await goesBack(200_000);
    await expect(
      callPayout(approver, { action: 'approve', payoutId: payout.id }),
    ).resolves.toMatchObject({
      status: 'approved',
      amount: 720_000,
    });
    await completeSale();
    const next = await callPayout(merchant, { action: 'request' });
    await goesBack(1_000_000);
    await expect(
      callPayout(approver, { action: 'approve', payoutId: next.id }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('used up the store’s balance'),
    });
  });
});

describe('the ledger', () => {
  it('rejects unbalanced entries, updates and deletions', async () => {
    const transactionId = randomUUID();
    const oneSided = market.db.transaction(async (db) => {
      await db.insert(ledgerTransactionsTable).values({
        id: transactionId,
        kind: 'capture',
        ref: 'one-sided',
        occurredAt: market.clock.now(),
      });
      await db
        .insert(ledgerEntriesTable)
        .values({ id: randomUUID(), transactionId, account: 'bank', amount: 5 });
    });
    await expect(oneSided).rejects.toMatchObject({
      cause: { message: expect.stringContaining('differ by 5 kobo') as unknown },
    });
    await expect(market.db.update(ledgerEntriesTable).set({ amount: 1 })).rejects.toThrow();
    await expect(market.db.delete(ledgerEntriesTable)).rejects.toThrow();
  });
});
