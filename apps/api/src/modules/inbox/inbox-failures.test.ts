import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { InboxKind } from '@market/domain/inbox/inbox';
import {
  checkoutsTable,
  paymentEventsTable,
  refundsTable,
  sandboxPaymentsTable,
} from '../../db/schema';
import { days } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  buy,
  createBankAccount,
  createProduct,
  deliver,
  goodCard,
  setStatus,
  startPayment,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let superAdmin: TestAccount;
/** A payout that the bank rejected. */
let payoutId: string;
let refundId: string;
let eventId: string;
/** A payment that is not in the ledger, and one that the provider has not settled for six days. */
let unrecorded: string;
let unsettled: string;
const failureKinds = ['transfer', 'failedRefund', 'paymentEvent', 'difference'] as const;

beforeAll(async () => {
  market = await startMarket();
  superAdmin = await market.create.superAdmin();
  const merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const customer = await market.create.customer();
  await createBankAccount(market, merchant);
  const panel = await createProduct(market, merchant, { stock: 50 });

  const { orders } = await buy(market, customer, [panel]);
  await deliver(market, { merchant, customer, admin: superAdmin, orderId: orders[0]?.id ?? '' });
  unsettled = (await startPayment(market, customer, [panel])).reference;
  await market.services.sandbox.pay(unsettled, goodCard);
  await market.as(customer)(contract.checkout.createOrder, { body: { reference: unsettled } });
  await market.db.delete(sandboxPaymentsTable).where(eq(sandboxPaymentsTable.reference, unsettled));
  market.clock.advance(days(9));
  await market.runJobs();
  const { id } = await market.as(merchant)(contract.payouts.createOrApprove, {
    body: { action: 'request' },
  });
  const { reference } = await market.as(superAdmin)(contract.payouts.createOrApprove, {
    body: { action: 'approve', payoutId: id },
  });
  payoutId = id;
  await market.services.payouts.transferEnded({
    reference,
    status: 'failed',
    reason: 'Account closed',
  });

  const unnoticed = await startPayment(market, customer, [panel]);
  unrecorded = unnoticed.reference;
  await market.services.sandbox.pay(unrecorded, goodCard);
  market.clock.advance(days(1));
  await market.services.reconciliation.readSettlements();
  await market.services.reconciliation.update();

  const other = await market.create.customer();
  const cancelled = await buy(market, other, [panel]);
  await setStatus(market, other, cancelled.orders[0]?.id ?? '', 'cancelled');
  const [refund] = await market.db
    .update(refundsTable)
    .set({ status: 'failed', failureReason: 'The card has expired.' })
    .returning();
  refundId = refund?.id ?? '';
  eventId = randomIds(market.clock).next();
  await market.db.insert(paymentEventsTable).values({
    id: eventId,
    provider: 'sandbox',
    source: 'notice',
    key: 'unread:1',
    name: 'unreadable',
    reference: unsettled,
    payload: '{}',
    status: 'failed',
    reason: 'It has no event.',
    tries: 12,
    receivedAt: market.clock.now(),
  });
});
afterAll(() => market.close());

const read = (account: TestAccount, kind?: InboxKind) =>
  market.as(account)(contract.inbox.list, {
    query: { group: 'money', limit: 100, ...(kind && { kind }) },
  });
const detail = (kind: InboxKind, id: string) =>
  market.as(superAdmin)(contract.inbox.detail, { query: { kind, id } });

describe('the inbox', () => {
  it('lists rejected transfers, failed refunds, failed payment events and differences with their value and reason', async () => {
    const { rows, kindCounts } = await read(superAdmin);
    expect(kindCounts).toMatchObject({
      transfer: 1,
      failedRefund: 1,
      paymentEvent: 1,
      difference: 2,
    });
    const [checkout] = await market.db
      .select()
      .from(checkoutsTable)
      .where(eq(checkoutsTable.reference, unsettled));
    const find = (kind: InboxKind, id: string) =>
      rows.find((row) => row.kind === kind && row.id === id);
    expect(find('transfer', payoutId)).toMatchObject({
      title: 'Helios Yard',
      detail: 'Transfer rejected: Account closed',
      value: expect.any(Number) as number,
    });
    expect(find('failedRefund', refundId)).toMatchObject({
      title: expect.stringMatching(/^VM-\d+, /) as string,
      detail: 'Refund failed: The card has expired.',
      waitingSince: market.clock.now().toISOString(),
    });
    expect(find('paymentEvent', eventId)).toMatchObject({
      title: `Unreadable webhook, ${unsettled}`,
      detail: 'Payment event: It has no event.',
      value: checkout?.amount,
    });
    expect(find('difference', unrecorded)).toMatchObject({
      title: expect.stringMatching(`^${unrecorded}, `) as string,
      detail: 'Reconciliation: Not in ledger',
    });
    expect(find('difference', unsettled)).toMatchObject({
      title: expect.stringMatching(/^VM-\d+, /) as string,
      detail: 'Reconciliation: Not settled',
      value: expect.any(Number) as number,
    });
  });

  it('shows each kind of failure only to those who can resolve it', async () => {
    const kinds = async (account: TestAccount) => {
      const { kindCounts } = await read(account);
      return failureKinds.filter((kind) => kindCounts[kind] !== undefined);
    };
    const { create } = market;
    expect(await kinds(await create.admin({ resources: ['payouts'] }))).toEqual([
      'transfer',
      'paymentEvent',
    ]);
    expect(await kinds(await create.admin({ resources: ['reports'] }))).toEqual([]);
    expect(await kinds(await create.admin({ resources: ['reports', 'payouts'] }))).toEqual([
      'transfer',
      'paymentEvent',
      'difference',
    ]);
    const refunds = await create.admin({ resources: ['returns'] });
    expect(await kinds(refunds)).toEqual(['failedRefund']);
    await expect(
      market.as(refunds)(contract.inbox.detail, { query: { kind: 'transfer', id: payoutId } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(detail('difference', 'pay-unknown')).rejects.toMatchObject({ status: 404 });
  });

  it('explains a failure, and removes it once someone has resolved it', async () => {
    const admin = market.as(superAdmin);
    expect(await detail('transfer', payoutId)).toMatchObject({
      isOpen: true,
      checks: [{ ok: false, text: expect.stringMatching(/has not entered another one/) }],
    });
    await admin(contract.payouts.createOrApprove, { body: { action: 'approve', payoutId } });
    expect(await detail('transfer', payoutId)).toMatchObject({
      isOpen: false,
      answer: { action: 'payout.approved', byReader: true },
    });

    expect((await detail('failedRefund', refundId)).checks).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    await admin(contract.refunds.retry, { params: { id: refundId } });
    expect(await detail('failedRefund', refundId)).toMatchObject({
      isOpen: false,
      answer: { action: 'refund.retried' },
    });

    // The event cannot be processed this time either, so it stays.
    await admin(contract.paymentEvents.retry, { params: { id: eventId } });
    expect(await detail('paymentEvent', eventId)).toMatchObject({
      isOpen: true,
      checks: [{ ok: true }, { ok: false, text: expect.stringMatching(/^13 attempts failed/) }],
    });
    await admin(contract.paymentEvents.handle, {
      params: { id: eventId },
      body: { note: 'A test of theirs' },
    });

    const { amounts } = await detail('difference', unsettled);
    const [settled, recorded, difference] = amounts.map(({ amount }) => amount);
    expect([settled, difference]).toEqual([0, recorded]);
    await admin(contract.reconciliation.explain, {
      params: { reference: unsettled },
      body: { reason: 'Settled by hand' },
    });
    expect(await detail('difference', unsettled)).toMatchObject({
      isOpen: false,
      answer: { action: 'payment.differenceExplained' },
    });
    await admin(contract.reconciliation.check, { params: { reference: unrecorded } });
    expect((await read(superAdmin)).rows.filter(({ kind }) => kind !== 'payout')).toEqual([]);
  });
});
