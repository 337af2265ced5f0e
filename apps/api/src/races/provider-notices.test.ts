import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { bankAccountsTable, disputesTable, ledgerTransactionsTable } from '../db/schema';
import { days } from '../platform/clock';
import { startMarket, type TestMarket } from '../test/harness';
import { listMailKindsTo } from '../test/mails-and-history';
import { startPaystackFake } from '../test/paystack-fake';
import {
  createAddress,
  createBankAccount,
  createProduct,
  deliver,
  startPayment,
  type Item,
} from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

const secretKey = 'sk_test_0123456789';
let fake: Awaited<ReturnType<typeof startPaystackFake>>;
let market: TestMarket;
let merchant: TestAccount;
let [asker, approver]: TestAccount[] = [];
let item: Item;

beforeAll(async () => {
  fake = await startPaystackFake(secretKey);
  market = await startMarket({
    parallel: true,
    env: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: fake.url },
  });
  merchant = await market.create.merchant();
  asker = await market.create.superAdmin();
  approver = await market.create.superAdmin();
  item = await createProduct(market, merchant, { stock: 100 });
  await createBankAccount(market, merchant);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(async () => {
  await market.close();
  await fake.close();
});

const assertDefined = (account: TestAccount | undefined): TestAccount => account ?? merchant;
const owed = () => market.services.ledger.owedToStore(market.db, merchant.storeId);
const listEvents = async (...refs: string[]) =>
  (
    await market.db
      .select()
      .from(ledgerTransactionsTable)
      .where(inArray(ledgerTransactionsTable.ref, refs))
  )
    .map(({ kind }) => kind)
    .sort();
const notify = async (event: string, data: object) => {
  const { body, headers } = fake.notice(event, data);
  const { statusCode } = await market.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (statusCode !== 200) throw new Error(`Answered ${statusCode}`);
};

/** A paid order of ₦10,000.00, of which the merchant gets ₦9,200.00. */
async function buy() {
  const customer = await market.create.customer();
  const { reference, amount } = await startPayment(market, customer, [item], {
    addressId: await createAddress(market, customer),
  });
  fake.payments.set(reference, { amount, status: 'success' });
  const { orders } = await market.as(customer)(contract.checkout.createOrder, {
    body: { reference },
  });
  return { reference, amount, customer, orderId: orders[0]?.id ?? '' };
}

async function complete({ customer, orderId }: Awaited<ReturnType<typeof buy>>): Promise<void> {
  await deliver(market, { merchant, customer, admin: assertDefined(approver), orderId });
  market.clock.advance(days(7));
  await market.runJobs();
}

async function approvedPayout() {
  const { id } = await market.as(assertDefined(asker))(contract.payouts.createOrApprove, {
    body: { action: 'request', storeId: merchant.storeId },
  });
  const { reference, amount } = await market.as(assertDefined(approver))(
    contract.payouts.createOrApprove,
    {
      body: { action: 'approve', payoutId: id },
    },
  );
  await market.runJobs();
  return { id, reference, amount };
}

const readStatus = async (id: string) =>
  (await market.as(assertDefined(approver))(contract.payouts.list, { query: {} })).rows.find(
    (row) => row.id === id,
  );

it('the server credits a reversed payout to the store once, for fifty simultaneous notifications', async () => {
  await complete(await buy());
  const before = await owed();
  const { id, reference, amount } = await approvedPayout();
  expect(await owed()).toBe(before - amount);
  const told = (status: 'success' | 'reversed') =>
    notify(`transfer.${status}`, {
      id: 7,
      reference,
      status,
      amount,
      ...(status === 'reversed' && { message: 'Account closed' }),
    });
  const { lost } = await race(market, listIndexes(100), (index) =>
    told(index % 2 === 0 ? 'success' : 'reversed'),
  );
  expect(statusCounts(lost)).toEqual({});
  await told('success');

  const failed = await readStatus(id);
  expect(failed).toMatchObject({ status: 'failed', amount, failureReason: 'Account closed' });
  expect(await owed()).toBe(before);
  expect([
    ['payout_approved', 'payout_failed'],
    ['payout_approved', 'payout_paid', 'payout_returned'],
  ]).toContainEqual(await listEvents(reference));
  expect(
    (await listMailKindsTo(market, merchant.email)).filter((kind) => kind === 'payout-failed'),
  ).toHaveLength(1);
  expect(await listMailKindsTo(market, assertDefined(asker).email)).toContain('transfer-failed');

  // The payout can be approved once more, and is paid to the store's current account.
  await market.db
    .update(bankAccountsTable)
    .set({ bankName: 'Zenith Bank', bankCode: '057', accountNumber: '2000000001' })
    .where(eq(bankAccountsTable.storeId, merchant.storeId));
  const again = await race(market, listIndexes(10), () =>
    market.as(assertDefined(approver))(contract.payouts.createOrApprove, {
      body: { action: 'approve', payoutId: id },
    }),
  );
  expect([again.won.length, statusCounts(again.lost)]).toEqual([1, { 409: 9 }]);
  expect(again.won[0]).toMatchObject({ status: 'approved', accountNumberLast4: '0001' });
  await market.runJobs();
  const next = again.won[0]?.reference ?? '';
  await race(market, listIndexes(50), (index) =>
    index % 2 === 0
      ? notify('transfer.success', { id: 8, reference: next, status: 'success', amount })
      : told('reversed'),
  );
  expect(await readStatus(id)).toMatchObject({ status: 'processed' });
  expect([await owed(), await listEvents(next)]).toEqual([
    before - amount,
    ['payout_approved', 'payout_paid'],
  ]);
}, 90_000);

it('the platform owes a payout again after the transfer is reversed', async () => {
  await complete(await buy());
  const before = await owed();
  const { id, reference, amount } = await approvedPayout();
  await notify('transfer.success', { id: 17, reference, status: 'success', amount });
  expect(await readStatus(id)).toMatchObject({ status: 'processed' });
  await notify('transfer.reversed', { id: 17, reference, status: 'reversed', amount });
  expect(await readStatus(id)).toMatchObject({ status: 'failed' });
  expect([await owed(), await listEvents(reference)]).toEqual([
    before,
    ['payout_approved', 'payout_paid', 'payout_returned'],
  ]);
}, 90_000);

it.each(['held', 'released'] as const)(
  'the server withholds a disputed share that was %s, and returns or deducts it once, for a hundred notifications in any order',
  async (state) => {
    for (const [resolution, outcome] of [
      ['declined', 'won'],
      ['merchant-accepted', 'lost'],
    ] as const) {
      const sale = await buy();
      if (state === 'released') await complete(sale);
      const { reference, amount } = sale;
      const balances = () => market.services.ledger.storeBalances(market.db, merchant.storeId);
      const before = await balances();
      const id = Number(`${state.length}${outcome.length}${outcome === 'won' ? 1 : 2}`);
      const dispute = (status: string, more: object = {}) => ({
        id,
        refund_amount: amount,
        currency: 'NGN',
        status,
        resolution: null,
        category: 'fraud',
        dueAt: '2026-12-01T10:00:00.000Z',
        transaction: { id: 1, reference, amount },
        ...more,
      });
      const { lost } = await race(market, listIndexes(100), (index) =>
        notify(
          index % 2 === 0 ? 'charge.dispute.create' : 'charge.dispute.remind',
          dispute('awaiting-merchant-feedback'),
        ),
      );
      expect(statusCounts(lost)).toEqual({});
      const held = await balances();
      expect(held.disputed - before.disputed).toBe(920_000);
      expect(before.held + before.owed - held.held - held.owed).toBe(920_000);

      await race(market, listIndexes(100), (index) =>
        notify(
          index % 2 === 0 ? 'charge.dispute.resolve' : 'charge.dispute.create',
          dispute(
            index % 2 === 0 ? 'resolved' : 'awaiting-merchant-feedback',
            index % 2 === 0 ? { resolution } : {},
          ),
        ),
      );
      const after = await balances();
      expect(after.disputed).toBe(before.disputed);
      expect(after.held + after.owed - before.held - before.owed).toBe(
        outcome === 'won' ? 0 : -920_000,
      );
      const [row] = await market.db
        .select()
        .from(disputesTable)
        .where(eq(disputesTable.providerId, String(id)));
      expect(row?.status).toBe(outcome);
      expect(await listEvents(row?.id ?? '')).toEqual(
        outcome === 'won' ? ['dispute_hold', 'dispute_release'] : ['chargeback', 'dispute_hold'],
      );
    }
  },
  90_000,
);
