import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq, sql, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import type { ReconciliationList } from '@market/domain/reconciliation/reconciliation';
import {
  checkoutsTable,
  payoutsTable,
  providerSettlementsTable,
  reconciliationFiguresTable,
  reconciliationItemsTable,
  refundsTable,
  sandboxPaymentsTable,
  settledPaymentsTable,
  storesTable,
} from '../../db/schema';
import { days, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory } from '../../test/mails-and-history';
import {
  buy,
  createBankAccount,
  createProduct,
  deliver,
  goodCard,
  setStatus,
  startPayment,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const foreignCard = '4111111111111111';

let market: TestMarket;
let superAdmin: TestAccount;
let finance: TestAccount;
let customer: TestAccount;
let merchant: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  superAdmin = await market.create.superAdmin();
  finance = await market.create.admin({ resources: ['reports', 'payouts'] });
  customer = await market.create.customer();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  await createBankAccount(market, merchant);
  item = await createProduct(market, merchant, { price: 25_000_033, stock: 500 });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const list = (of: ReconciliationList, search?: string, page = { limit: 100, offset: 0 }) =>
  market.as(finance)(contract.reconciliation.list, {
    query: {
      list: of,
      startDate: '2026-11-01',
      endDate: lagosDate(market.clock.now()),
      ...page,
      ...(search !== undefined && { search }),
    },
  });
const one = (reference: string) =>
  market.as(finance)(contract.reconciliation.byReference, { params: { reference } });
const read = () => market.services.reconciliation.readSettlements();
const nextDay = async () => {
  market.clock.advance(days(1));
  await market.runJobs();
  await read();
};
const payWith = async (card: string) => {
  const { reference } = await startPayment(market, customer, [item]);
  await market.services.sandbox.pay(reference, card);
  await market.as(customer)(contract.checkout.createOrder, { body: { reference } });
  return reference;
};
/** The customer pays, but neither the redirect nor the provider's notice reaches the shop. */
const payUnnoticed = async () => {
  const { reference } = await startPayment(market, customer, [item]);
  await market.services.sandbox.pay(reference, goodCard);
  market.clock.advance(days(1));
  await read();
  return reference;
};

/** Sends a bank transfer that differs from the price, and lets the payment expire. */
const transfer = async (difference: number) => {
  const { reference, amount } = await startPayment(market, customer, [item], {
    channel: 'bank_transfer',
  });
  await market.services.sandbox.receiveTransfer(reference, {
    id: randomUUID(),
    amount: amount + difference,
  });
  market.clock.advance(minutes(15));
};

describe('reconciliation', () => {
  it('matches to the kobo after any history, however often settlements are read', async () => {
    const step = fc.constantFrom(
      'buy',
      'buy foreign',
      'transfer too much',
      'transfer too little',
      'cancel',
      'unnoticed',
      'day',
    );
    const cancellable: string[] = [];
    const runStep = async (next: string): Promise<void> => {
      if (next === 'buy') {
        const { orders } = await buy(market, customer, [item]);
        cancellable.push(...orders.map(({ id }) => id));
      }
      if (next === 'buy foreign') await payWith(foreignCard);
      if (next === 'transfer too much') await transfer(70_000);
      if (next === 'transfer too little') await transfer(-70_000);
      if (next === 'unnoticed') await payUnnoticed();
      if (next === 'day') await nextDay();
      const id = next === 'cancel' ? cancellable.shift() : undefined;
      if (id !== undefined) await setStatus(market, customer, id, 'cancelled');
      await market.runJobs();
      await read();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 8 }), async (steps) => {
        for (const next of steps) await runStep(next);
        await Promise.all([read(), read()]);

        const settlements = await market.db.select().from(providerSettlementsTable);
        const settled = await market.db.select().from(settledPaymentsTable);
        const { summary } = await list('matched');
        expect(sumKobo(settlements.map(({ amount, fees }) => amount - fees))).toBe(
          sumKobo(settled.map(({ amount, fees }) => amount - fees)),
        );
        expect(summary.provider).toBe(sumKobo(settled.map(({ amount, fees }) => amount - fees)));
        expect(summary.difference).toBe(summary.provider - summary.ledger);
        const lists = await Promise.all([list('unmatched'), list('matched'), list('explained')]);
        expect(sumKobo(lists.flatMap(({ rows }) => rows.map(({ difference }) => difference)))).toBe(
          summary.difference,
        );
        for (const { rows, count, counts } of lists) {
          expect(rows).toHaveLength(count);
          expect(counts).toEqual(lists[0].counts);
        }
        expect((await list('matched', 'pay-')).counts).toEqual(lists[0].counts);

        // The balance of the ledger's clearing account equals what the provider still owes.
        const clearing = await market.services.ledger.balances(market.db, ['psp_clearing']);
        const [refunds] = await market.db
          .select({ amount: sum(refundsTable.amount) })
          .from(refundsTable)
          .where(eq(refundsTable.status, 'sent'));
        const deducted = sumKobo(settlements.map(({ deductions }) => deductions));
        expect(clearing.get('psp_clearing') ?? 0).toBe(
          summary.waiting - summary.difference - (Number(refunds?.amount ?? 0) - deducted),
        );

        // The stored items and figures equal those of a comparison of all items.
        const readStored = async () => [
          await market.db
            .select()
            .from(reconciliationItemsTable)
            .orderBy(reconciliationItemsTable.reference),
          new Set(await market.db.select().from(reconciliationFiguresTable)),
        ];
        const stored = await readStored();
        await market.services.reconciliation.rebuild();
        expect(await readStored()).toEqual(stored);
        const [pending] = await market.db
          .select({ bytes: sql`pg_relation_size('reconciliation_pending')`.mapWith(Number) })
          .from(sql`(select) one`);
        expect(pending).toEqual({ bytes: 0 });

        const byDay = await market.as(finance)(contract.reconciliation.days, {
          query: {
            startDate: '2026-11-01',
            endDate: lagosDate(market.clock.now()),
            limit: 100,
          },
        });
        expect(sumKobo(byDay.rows.map(({ provider }) => provider))).toBe(summary.provider);
        expect(sumKobo(byDay.rows.map(({ difference }) => difference))).toBe(summary.difference);
        expect(sumKobo(byDay.rows.map(({ paidToBank }) => paidToBank))).toBe(
          sumKobo(settlements.map(({ amount, fees, deductions }) => amount - fees - deductions)),
        );
      }),
      { numRuns: 4 },
    );
    const matched = await list('matched');
    expect(matched.count).toBeGreaterThan(3);
    const pages = await Promise.all(
      matched.rows.map((_, offset) => list('matched', undefined, { limit: 1, offset })),
    );
    expect(pages.flatMap(({ rows }) => rows)).toEqual(matched.rows);
  }, 240_000);

  it('corrects a fee once, with a reason, and the finance reports include the correction', async () => {
    const reference = await payWith(foreignCard);
    await nextDay();
    const item = await one(reference);
    const { provider, ledger } = item;
    expect(item.state).toBe('feeDiffers');
    expect(item.difference).toBe((ledger?.fees ?? 0) - (provider?.fees ?? 0));
    expect(item.difference).toBeLessThan(0);
    const fees = async () =>
      (await market.as(finance)(contract.finance.sar, { query: {} })).totals.dueToCardProvider;
    const before = await fees();
    const correct = (reason: string) =>
      market.as(finance)(contract.reconciliation.correctFee, {
        params: { reference },
        body: { reason },
      });
    await expect(correct(' ')).rejects.toMatchObject({ status: 422 });
    const answers = await Promise.allSettled([
      correct('Card from abroad'),
      correct('Card from abroad'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await one(reference)).toMatchObject({ state: 'matched', difference: 0 });
    expect((await fees()) - before).toBe(-item.difference);
    const [matched] = (await list('matched', shortPaymentReference(reference))).rows;
    const { events } = await market.as(finance)(contract.finance.order, {
      params: { id: matched?.orders[0]?.id ?? '' },
    });
    expect(events.flatMap(({ entries }) => entries)).toContainEqual({
      account: 'psp_fee',
      amount: provider?.fees,
    });
    const [entry] = (
      await market.as(superAdmin)(contract.audit.list, {
        query: { search: shortPaymentReference(reference) },
      })
    ).rows;
    expect(entry).toMatchObject({
      action: 'payment.feeCorrected',
      subjectName: reference,
      reason: 'Card from abroad',
    });
    const { recordId = '' } = await one(reference);
    expect(await listHistory(market, superAdmin, recordId)).toHaveLength(1);
    const paid = await market.as(finance)(contract.transactions.list, {
      query: { search: reference },
    });
    const { paymentId } = await market.as(finance)(contract.transactions.platformById, {
      params: { id: paid.rows[0]?.id ?? '' },
    });
    expect(paymentId, 'the transaction has the history of its payment').toBe(recordId);
  });

  it('finds a payment that is not in the ledger, and creates its order', async () => {
    const reference = await payUnnoticed();
    expect(await one(reference)).toMatchObject({
      state: 'missingInLedger',
      difference: expect.any(Number),
      orders: [],
    });
    const check = () =>
      market.as(finance)(contract.reconciliation.check, { params: { reference } });
    expect(await check()).toMatchObject({
      state: 'matched',
      late: false,
      difference: 0,
      orders: [{ orderName: expect.stringMatching(/^VM-/) }],
    });
    await expect(check()).rejects.toMatchObject({ status: 409 });
  });

  it('lists refunded late payments, and lists those whose refund failed as unmatched', async () => {
    const reference = await payUnnoticed();
    const setStore = (status: 'suspended' | 'live') =>
      market.db.update(storesTable).set({ status }).where(eq(storesTable.id, merchant.storeId));
    await setStore('suspended');
    const lateItem = await market.as(finance)(contract.reconciliation.check, {
      params: { reference },
    });
    await setStore('live');
    expect(lateItem).toMatchObject({ state: 'matched', late: true, difference: 0, orders: [] });
    await market.runJobs();
    expect((await list('late')).rows.map((row) => row.reference)).toContain(reference);
    const [checkout] = await market.db
      .select()
      .from(checkoutsTable)
      .where(eq(checkoutsTable.reference, reference));
    const setRefund = (status: 'failed' | 'sent') =>
      market.db
        .update(refundsTable)
        .set({ status })
        .where(eq(refundsTable.checkoutId, checkout?.id ?? ''));
    await setRefund('failed');
    expect((await list('unmatched', reference)).rows).toMatchObject([{ state: 'refundFailed' }]);
    await setRefund('sent');
  });

  it('expects a settlement within five days, and keeps an explanation until the difference changes', async () => {
    const reference = await payWith(goodCard);
    const [lost] = await market.db
      .delete(sandboxPaymentsTable)
      .where(eq(sandboxPaymentsTable.reference, reference))
      .returning();
    await nextDay();
    expect(await one(reference)).toMatchObject({ state: 'waiting' });
    market.clock.advance(days(5));
    const { state, difference } = await one(reference);
    expect(state).toBe('missingAtProvider');
    const explain = () =>
      market.as(finance)(contract.reconciliation.explain, {
        params: { reference },
        body: { reason: 'The provider settles it by hand' },
      });
    expect(await explain()).toMatchObject({
      state: 'explained',
      difference,
      explanation: { reason: 'The provider settles it by hand' },
    });
    await expect(explain()).rejects.toMatchObject({ status: 409 });
    expect((await list('explained')).rows.map((row) => row.reference)).toContain(reference);

    if (!lost) throw new Error('The provider has no such payment');
    await market.db
      .insert(sandboxPaymentsTable)
      .values({ ...lost, amount: lost.amount - 100, paidAt: market.clock.now() });
    await nextDay();
    expect(await one(reference)).toMatchObject({ state: 'amountDiffers', difference: -100 });
  });

  it('shows refused and confirmed payouts as the bank reports them', async () => {
    const { orders } = await buy(market, customer, [item]);
    await deliver(market, {
      merchant,
      customer,
      admin: superAdmin,
      orderId: orders[0]?.id ?? '',
    });
    market.clock.advance(days(9));
    await market.runJobs();
    const { id } = await market.as(merchant)(contract.payouts.createOrApprove, {
      body: { action: 'request' },
    });
    const approve = async () => {
      await market.as(superAdmin)(contract.payouts.createOrApprove, {
        body: { action: 'approve', payoutId: id },
      });
      const [payout] = await market.db.select().from(payoutsTable).where(eq(payoutsTable.id, id));
      return payout?.reference ?? '';
    };
    const reference = await approve();
    expect(await one(reference)).toMatchObject({ kind: 'payout', state: 'waiting' });
    await market.services.payouts.transferEnded({
      reference,
      status: 'failed',
      reason: 'The account is closed.',
    });
    const [refused] = (await list('unmatched', 'Helios')).rows.filter(
      ({ kind }) => kind === 'payout',
    );
    expect(refused).toMatchObject({
      state: 'refused',
      failureReason: 'The account is closed.',
    });
    expect(refused?.ledger).toBeUndefined();
    await market.db
      .update(storesTable)
      .set({ storeName: 'Selene Yard' })
      .where(eq(storesTable.id, merchant.storeId));
    expect((await list('unmatched', 'selene')).rows).toEqual([
      { ...refused, counterparty: 'Selene Yard' },
    ]);
    expect((await list('unmatched', 'Helios')).rows).toEqual([]);
    const secondApproval = await approve();
    await market.runJobs();
    const paid = await one(secondApproval);
    expect(paid).toMatchObject({ state: 'matched', difference: 0 });
    expect(paid.bank?.amount).toBe(paid.ledger?.amount);
  });

  it('offers each list as a CSV download with the same differences as the screen', async () => {
    await payWith(foreignCard);
    await nextDay();
    const { rows } = await list('unmatched');
    const { url } = await market.as(finance)(contract.reconciliation.exportLink, {
      query: {
        list: 'unmatched',
        startDate: '2026-11-01',
        endDate: lagosDate(market.clock.now()),
      },
    });
    const { body } = await market.app.inject({ url });
    const [header = [], ...lines]: string[][] = parse(body, { bom: true });
    const column = (name: string) => lines.map((line) => line[header.indexOf(name)] ?? '');
    expect(column('Reference')).toEqual(rows.map(({ reference }) => reference));
    expect(column('Difference (NGN)').map((naira) => Math.round(Number(naira) * 100))).toEqual(
      rows.map(({ difference }) => difference),
    );
    expect((await market.app.inject({ url: `${url}0` })).statusCode).toBe(404);
  });

  it('can be read by staff with access to reports, and changed by staff with access to payouts', async () => {
    const reader = market.as(await market.create.admin({ resources: ['reports'] }));
    const [{ reference } = { reference: '' }] = (await list('unmatched')).rows;
    await expect(
      reader(contract.reconciliation.byReference, { params: { reference } }),
    ).resolves.toMatchObject({ reference });
    await expect(
      reader(contract.reconciliation.explain, {
        params: { reference },
        body: { reason: 'Known' },
      }),
    ).rejects.toMatchObject({ status: 403 });
    const other = market.as(await market.create.admin({ resources: ['orders'] }));
    await expect(
      other(contract.reconciliation.byReference, { params: { reference } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(one('pay-unknown')).rejects.toMatchObject({ status: 404 });
  });
});
