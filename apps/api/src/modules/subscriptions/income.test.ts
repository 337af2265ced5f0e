import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import {
  subscriptionStatuses,
  type SubscriptionCharge,
  subscriptionStatusTexts,
} from '@market/domain/subscriptions/income';
import { planCodes, type PlanCode } from '@market/domain/subscriptions/subscription';
import { ledgerBalancesTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
const merchants: TestAccount[] = [];
let firstDay = '';

beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  for (const storeName of ['Helios Yard', 'Kelvo Official', 'Coal City Solar', 'Apapa Lubes'])
    merchants.push(await market.create.merchant({ storeName }));
  firstDay = lagosDate(market.clock.now());
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const pick = (index: number): TestAccount => {
  const merchant = merchants[index % merchants.length];
  if (!merchant) throw new Error('There are no merchants');
  return merchant;
};
const earn = ({ storeId }: TestAccount, amount: number) =>
  market.services.ledger.record(market.db, 'completion', randomUUID(), [
    { account: 'escrow', storeId, amount },
    { account: 'merchant_payable', storeId, amount: -amount },
  ]);
/** Plans that the balance does not cover, or that the store already has, are rejected. */
const choose = (merchant: TestAccount, planId: PlanCode) =>
  market
    .as(merchant)(contract.subscriptions.change, { body: { planId } })
    .catch((error: unknown) => expect(error).toMatchObject({ status: 409 }));
async function wait(time: number): Promise<void> {
  market.clock.advance(time);
  await market.runJobs();
}

type Query = NonNullable<Parameters<typeof income>[0]>;
const income = (query: {
  startDate?: string;
  endDate?: string;
  planId?: PlanCode;
  status?: SubscriptionCharge['status'];
  storeId?: string;
  search?: string;
  limit?: number;
  offset?: number;
}) => market.as(admin)(contract.subscriptions.income, { query: { limit: 100, ...query } });
const ofStore = ({ storeId }: TestAccount) =>
  market.as(admin)(contract.subscriptions.ofStore, { params: { id: storeId } });

/** All charges that match a filter, page by page. */
async function allRows(query: Query): Promise<SubscriptionCharge[]> {
  const rows: SubscriptionCharge[] = [];
  for (;;) {
    const page = await income({ ...query, limit: 3, offset: rows.length });
    rows.push(...page.rows);
    if (rows.length >= page.count || page.rows.length === 0) return rows;
  }
}

async function ledgerIncome(): Promise<number> {
  const all = await market.services.ledger.balances(market.db, ['subscription_revenue']);
  return 0 - (all.get('subscription_revenue') ?? 0);
}

async function expectIdentities(query: Query): Promise<void> {
  const shown = await income(query);
  const rows = await allRows(query);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(shown.count);
  const parts = [rows, shown.plans, shown.months, shown.months.flatMap(({ plans }) => plans)];
  for (const part of parts) expect(sumKobo(part.map(({ amount }) => amount))).toBe(shown.amount);
  expect(shown.months.filter(({ charges }) => charges === 0)).toEqual([]);
  for (const { month, plans } of shown.months)
    for (const { planId, amount } of plans)
      expect(amount).toBe(
        sumKobo(
          rows
            .filter((row) => lagosDate(new Date(row.paidAt)).startsWith(month.slice(0, 7)))
            .filter((row) => row.planId === planId)
            .map((row) => row.amount),
        ),
      );
  for (const status of subscriptionStatuses)
    expect(sumKobo(shown.plans.map(({ stores }) => stores[status]))).toBe(shown.stores[status]);
  expect(shown.ledgerDifference).toBe(0);

  const { url } = await market.as(admin)(contract.subscriptions.incomeExportLink, { query });
  const [, ...lines] = parse((await market.app.inject({ url })).body, { bom: true });
  expect(lines.map((line: string[]) => [line[1], line[2], line[3], line[4]])).toEqual(
    rows.map(({ storeName, planName, status, amount }) => [
      storeName,
      planName,
      subscriptionStatusTexts[status].label,
      String(amount / 100),
    ]),
  );
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('earn' as const), who: fc.nat(3), kobo: fc.nat(20_000_000) }),
  fc.record({
    kind: fc.constant('plan' as const),
    who: fc.nat(3),
    plan: fc.constantFrom(...planCodes),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
);

describe('subscription income', () => {
  it('agrees with the ledger, the finance reports and the CSV after any history, for every filter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (history) => {
        for (const merchant of merchants) await earn(merchant, 6_000_000);
        for (const each of history) {
          if (each.kind === 'earn') await earn(pick(each.who), each.kobo + 1);
          else if (each.kind === 'plan') await choose(pick(each.who), each.plan);
          else await wait(days(each.days));
        }
        expect((await income({})).amount).toBe(await ledgerIncome());
        await expectIdentities({});
        const today = lagosDate(market.clock.now());
        const middle = lagosDate(new Date((Date.parse(firstDay) + Date.parse(today)) / 2));
        for (const period of [
          { startDate: firstDay, endDate: middle },
          { startDate: middle, endDate: today },
        ]) {
          await expectIdentities(period);
          await expectIdentities({ ...period, status: 'active' });
          const { storeId } = pick(1);
          for (const filter of [period, { ...period, storeId }])
            expect((await income(filter)).amount).toBe(
              (await market.as(admin)(contract.finance.sar, { query: filter })).subscriptions,
            );
        }
        for (const planId of planCodes) await expectIdentities({ planId });
        for (const status of subscriptionStatuses) await expectIdentities({ status });
        await expectIdentities({ search: 'kelvo', planId: 'growth' });
      }),
      { numRuns: 2, seed: 7 },
    );
    expect(await ledgerIncome()).toBeGreaterThan(0);
  }, 60_000);

  it('distinguishes active, lapsed and cancelled stores', async () => {
    const [stays, lapses, cancels] = [
      await market.create.merchant({ storeName: 'Stays' }),
      await market.create.merchant({ storeName: 'Lapses' }),
      await market.create.merchant({ storeName: 'Cancels' }),
    ];
    await earn(stays, 9_000_000);
    await earn(lapses, 1_500_000);
    await earn(cancels, 9_000_000);
    for (const merchant of [stays, lapses, cancels]) await choose(merchant, 'growth');
    await choose(cancels, 'free');
    await expect(ofStore(cancels)).resolves.toMatchObject({
      status: 'active',
      nextPlanName: 'Free',
    });
    const { stores: before } = await income({ search: 'Cancels' });
    expect(before).toEqual({ active: 1, ending: 1, lapsed: 0, cancelled: 0 });

    await wait(days(32));
    expect((await income({ storeId: stays.storeId })).stores).toMatchObject({ active: 1 });
    expect((await income({ storeId: lapses.storeId })).stores).toMatchObject({ lapsed: 1 });
    expect((await income({ storeId: cancels.storeId })).stores).toMatchObject({
      cancelled: 1,
      ending: 0,
    });
    await expect(ofStore(stays)).resolves.toMatchObject({
      status: 'active',
      amount: 3_000_000,
      count: 2,
    });
    await expect(ofStore(lapses)).resolves.toMatchObject({
      status: 'lapsed',
      amount: 1_500_000,
      endedAt: expect.any(String),
      rows: [{ planName: 'Growth', amount: 1_500_000 }],
    });

    // A job that runs again must not renew the plan, even though the balance then covers it.
    await earn(lapses, 9_000_000);
    await market.services.subscriptions.renew(lapses.storeId);
    await expect(ofStore(lapses)).resolves.toMatchObject({ status: 'lapsed', count: 1 });
    await choose(lapses, 'scale');
    const again = await ofStore(lapses);
    expect(again).toMatchObject({ status: 'active', planName: 'Scale', count: 2 });
    expect(again.endedAt).toBeUndefined();
    for (const status of subscriptionStatuses) await expectIdentities({ status });
    await expect(ofStore(await market.create.merchant())).rejects.toMatchObject({ status: 404 });
  });

  it('shows a difference from the ledger, and rejects modified links and a period with only one date', async () => {
    const { storeId } = pick(0);
    await market.db
      .insert(ledgerBalancesTable)
      .values({ storeId, account: 'subscription_revenue', balance: -1 })
      .onConflictDoUpdate({
        target: [ledgerBalancesTable.storeId, ledgerBalancesTable.account],
        set: { balance: -1 },
      });
    const difference = (await income({ storeId })).ledgerDifference;
    expect(difference).toBeGreaterThan(0);
    expect((await income({ storeId: pick(1).storeId })).ledgerDifference).toBe(0);
    await expect(income({ startDate: firstDay })).rejects.toMatchObject({ status: 422 });
    const { url } = await market.as(admin)(contract.subscriptions.incomeExportLink, { query: {} });
    expect((await market.app.inject({ url: url.replace('of=', 'of=e') })).statusCode).toBe(404);
  });
});
