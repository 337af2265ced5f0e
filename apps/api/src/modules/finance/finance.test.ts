import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { FinanceReport } from '@market/domain/finance/finance-report';
import { lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import {
  checkoutsTable,
  financeFiguresTable,
  financeSharedPaymentsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
  orderItemsTable,
  ordersTable,
} from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  acceptPayOnDelivery,
  buyWithPayOnDelivery,
  deliverAndCollect,
} from '../../test/pay-on-delivery';
import {
  buy,
  createBankAccount,
  createPartner,
  createProduct,
  deliver,
  setStatus,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
let approver: TestAccount;
let partner: TestAccount;
const merchants: TestAccount[] = [];
const items: Item[] = [];
interface Placed {
  readonly id: string;
  readonly customer: TestAccount;
  readonly merchant: TestAccount;
  readonly toCollect?: number;
}
const placed: Placed[] = [];

beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  approver = await market.create.superAdmin();
  partner = await createPartner(market);
  for (const [storeName, price] of [
    ['Helios Yard', 1_000_033],
    ['Kelvo Official', 777_777],
    ['Coal City Solar', 3_333_301],
  ] as const) {
    const merchant = await market.create.merchant({ storeName });
    await createBankAccount(market, merchant);
    await acceptPayOnDelivery(market, merchant, 50_000_000);
    merchants.push(merchant);
    items.push(await createProduct(market, merchant, { price, stock: 500 }));
  }
  await market.as(admin)(contract.shippingDiscounts.create, {
    body: {
      name: 'Launch',
      discountType: 'Percent',
      percentOff: 15,
      startDate: lagosDate(market.clock.now()),
      endDate: '2099-12-31',
      active: true,
    },
  });
});
afterAll(() => market.close());

type Step =
  | { readonly kind: 'buy'; readonly from: readonly number[]; readonly onDelivery: boolean }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'deliver' | 'cancel' | 'return' | 'payout'; readonly pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      from: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
      onDelivery: fc.boolean(),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      kind: fc.constantFrom('deliver', 'cancel', 'return', 'payout'),
      pick: fc.nat(99),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 9 }),
    }),
    weight: 2,
  },
);

const readStatus = async (id: string): Promise<string> => {
  const [row] = await market.db.select().from(ordersTable).where(eq(ordersTable.id, id));
  return row?.status ?? '';
};

async function returnAll({ id, customer, merchant }: Placed): Promise<void> {
  const lines = await market.db
    .select()
    .from(orderItemsTable)
    .where(eq(orderItemsTable.orderId, id));
  const opened = await market.as(customer)(contract.returns.returnOrder, {
    params: { id },
    body: {
      items: lines.map((line) => ({
        orderItemId: line.id,
        quantity: 1,
        reason: 'Does not work' as const,
        photos: [],
      })),
      // The bank account that receives the refund of an order paid in cash.
      refundAccount: { bankCode: '058', accountNumber: '0123456785' },
    },
  });
  await market.as(merchant)(contract.returns.updateStatus, {
    params: { id: opened.id },
    body: { status: 'approved' },
  });
  await market.as(admin)(contract.returns.decideRefund, {
    params: { id: opened.id },
    body: { approved: true },
  });
}

/**
 * Performs one step with the real services. Steps that the orders' statuses do not allow are
 * skipped.
 */
async function takeStep(next: Step): Promise<void> {
  if (next.kind === 'buy') {
    const bought = next.from
      .flatMap((index) => items[index] ?? [])
      .map((item) => ({ ...item, quantity: 2 }));
    const shop = next.onDelivery ? buyWithPayOnDelivery : buy;
    // Each order has a new customer, because a customer can have only a few unpaid
    // pay-on-delivery orders.
    const customer = await market.create.customer();
    const { orders } = await shop(market, customer, bought);
    for (const { id, storeId, total } of orders)
      placed.push({
        id,
        customer,
        merchant: merchants.find((each) => each.storeId === storeId) ?? admin,
        ...(next.onDelivery && { toCollect: total }),
      });
    return;
  }
  if (next.kind === 'wait') {
    market.clock.advance(days(next.days));
    await market.runJobs();
    return;
  }
  const pickedOrder = placed[next.pick % Math.max(1, placed.length)];
  if (!pickedOrder) return;
  const { id, customer, merchant, toCollect } = pickedOrder;
  const status = await readStatus(id);
  if (next.kind === 'payout') {
    const call = (account: TestAccount, body: object) =>
      market
        .as(account)(contract.payouts.createOrApprove, { body: { action: 'request', ...body } })
        .catch(() => undefined);
    const payout = await call(admin, { storeId: merchant.storeId });
    if (payout) await call(approver, { action: 'approve', payoutId: payout.id });
    await market.runJobs();
  } else if (next.kind === 'return' && status === 'delivered')
    await returnAll(pickedOrder).catch(() => undefined);
  else if (next.kind === 'deliver' && status === 'pending') {
    const carrier = merchant === merchants[0] ? {} : { partner };
    const people = { merchant, customer, admin, orderId: id, ...carrier };
    await (toCollect === undefined
      ? deliver(market, people)
      : deliverAndCollect(market, people, toCollect));
  } else if (next.kind === 'cancel' && status === 'pending')
    await setStatus(market, customer, id, 'cancelled');
}

interface Filter {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly storeId?: string;
  readonly search?: string;
}
const readReport = (report: FinanceReport, filter: Filter) =>
  market.as(admin)(contract.finance[report], { query: { ...filter, limit: 100 } });

/** The totals of the filtered orders, summed from their ledger entries. */
async function recount({ startDate = '', endDate = '9', storeId, search }: Filter) {
  const [orders, checkouts, transactions, entries] = await Promise.all([
    market.db.select().from(ordersTable),
    market.db.select().from(checkoutsTable),
    market.db.select().from(ledgerTransactionsTable),
    market.db.select().from(ledgerEntriesTable),
  ]);
  const names = new Map(
    merchants.map(({ storeId }, index) => [
      storeId,
      ['Helios Yard', 'Kelvo Official', 'Coal City Solar'][index],
    ]),
  );
  const findReference = (checkoutId: string) =>
    checkouts.find(({ id }) => id === checkoutId)?.reference;
  const listed = orders.filter(
    (order) =>
      // A pay-on-delivery order is unpaid until it is delivered.
      (!order.payOnDelivery || order.deliveredAt !== null) &&
      lagosDate(order.createdAt) >= startDate &&
      lagosDate(order.createdAt) <= endDate &&
      (storeId === undefined || order.storeId === storeId) &&
      (search === undefined ||
        [order.orderName, findReference(order.checkoutId)].includes(search) ||
        names.get(order.storeId)?.toLowerCase().includes(search.toLowerCase())),
  );
  const findFee = (checkoutId: string) => {
    const event = transactions.find(
      ({ kind, ref }) => kind === 'provider_fee' && ref === findReference(checkoutId),
    );
    return sumKobo(
      entries
        .filter((entry) => entry.transactionId === event?.id && entry.account === 'psp_fee')
        .map(({ amount }) => amount),
    );
  };
  const balance = (delivered: boolean, start: RegExp) => {
    const ids = new Set(
      listed
        .filter(
          ({ status }) => ['delivered', 'completed', 'returned'].includes(status) === delivered,
        )
        .map(({ id }) => id),
    );
    return (
      0 -
      sumKobo(
        entries
          .filter(
            ({ orderId, account }) => orderId !== null && ids.has(orderId) && start.test(account),
          )
          .map(({ amount }) => amount),
      )
    );
  };
  const sums = (delivered: boolean) => ({
    dueToMerchant: balance(delivered, /^(escrow|merchant_payable|dispute_hold)$/),
    commission: balance(delivered, /^commission_/),
    totalDeliveryAmount: balance(delivered, /^delivery_(deferred|revenue)$/),
    dueToPartners: 0 - balance(delivered, /^delivery_cost$/),
    shippingDiscounts: sumKobo(
      listed
        .filter(
          ({ status }) =>
            status !== 'cancelled' &&
            ['delivered', 'completed', 'returned'].includes(status) === delivered,
        )
        .map(({ shippingDiscount }) => shippingDiscount?.amount ?? 0),
    ),
    orders: listed.filter(
      ({ status }) => ['delivered', 'completed', 'returned'].includes(status) === delivered,
    ).length,
    payments: new Set(
      listed
        .filter(
          ({ status }) => ['delivered', 'completed', 'returned'].includes(status) === delivered,
        )
        .map(({ checkoutId }) => checkoutId),
    ).size,
  });
  const checkoutIds = new Set(listed.map(({ checkoutId }) => checkoutId));
  return {
    open: sums(false),
    done: sums(true),
    fees:
      storeId === undefined && (search === undefined || search.startsWith('pay'))
        ? sumKobo([...checkoutIds].map(findFee))
        : undefined,
  };
}

async function check(filter: Filter): Promise<void> {
  const [sar, ndsr, ondpr, odpr] = await Promise.all([
    readReport('sar', filter),
    readReport('ndsr', filter),
    readReport('ondpr', filter),
    readReport('odpr', filter),
  ]);
  const { open, done, fees } = await recount(filter);
  const { payments: _, ...openStores } = open;
  expect(ndsr.totals).toMatchObject(openStores);
  expect(ondpr.totals).toMatchObject(open);
  expect(odpr.totals).toMatchObject(done);
  if (fees !== undefined) expect(sar.totals.dueToCardProvider).toBe(fees);
  const amounts = [
    'totalSalesOrderAmount',
    'totalDeliveryAmount',
    'shippingDiscounts',
    'totalOrderAmount',
    'commission',
    'dueToMerchant',
    'paidOut',
    'outstanding',
    'dueToPartners',
    'dueToPlatform',
    'dueToCardProvider',
    'toRemitToPlatform',
  ] as const;
  for (const name of amounts) {
    expect(sar.totals[name], name).toBe(ndsr.totals[name] + odpr.totals[name]);
    expect(ondpr.totals[name], name).toBe(ndsr.totals[name]);
  }
  for (const { totals, rows, count, ledgerDifference } of [sar, ndsr, ondpr, odpr]) {
    expect(totals.totalOrderAmount).toBe(
      totals.dueToMerchant +
        totals.dueToPartners +
        totals.toRemitToPlatform +
        totals.dueToCardProvider,
    );
    expect(totals.dueToMerchant).toBe(totals.paidOut + totals.outstanding);
    expect(count).toBe(rows.length);
    for (const name of amounts)
      expect(sumKobo(rows.map((row) => row[name])), name).toBe(totals[name]);
    expect(ledgerDifference).toBe(0);
  }
  expect(ondpr.count).toBe(open.payments);
  expect(odpr.count).toBe(done.payments);
  for (const [report, all] of [
    ['ondpr', ondpr],
    ['odpr', odpr],
  ] as const)
    for (let offset = 1; offset <= all.count; offset += 3) {
      const query = { ...filter, limit: 3, offset };
      const { rows } = await market.as(admin)(contract.finance[report], { query });
      expect(rows, `${report} from ${offset}`).toEqual(all.rows.slice(offset, offset + 3));
    }
  for (const report of ['sar', 'ndsr', 'ondpr', 'odpr'] as const) {
    const orders = (offset: number) =>
      market.as(admin)(contract.finance.orders, {
        query: { ...filter, report, limit: 20, offset },
      });
    const { count } = await orders(0);
    const { rows } = await orders(Math.max(0, count - 1));
    expect(rows, `orders of ${report}`).toHaveLength(Math.min(1, count));
  }
}

/** Checks that the platform's report and the store count the same orders. */
async function checkStores(): Promise<void> {
  for (const { storeId } of merchants) {
    const orders = await market.db
      .select()
      .from(ordersTable)
      .where(eq(ordersTable.storeId, storeId));
    const isOpen = ({ status }: (typeof orders)[number]) => openStatuses.includes(status);
    await expect(
      market.as(admin)(contract.merchants.figures, { params: { id: storeId } }),
    ).resolves.toMatchObject({
      orders: orders.filter(
        (order) => !order.payOnDelivery || order.deliveredAt !== null || isOpen(order),
      ).length,
      openOrders: orders.filter(isOpen).length,
    });
  }
}

const figures = () =>
  Promise.all([
    market.db
      .select()
      .from(financeFiguresTable)
      .orderBy(
        financeFiguresTable.grain,
        financeFiguresTable.start,
        financeFiguresTable.storeId,
        financeFiguresTable.delivered,
      ),
    market.db
      .select()
      .from(financeSharedPaymentsTable)
      .orderBy(
        financeSharedPaymentsTable.grain,
        financeSharedPaymentsTable.start,
        financeSharedPaymentsTable.delivered,
        financeSharedPaymentsTable.storeIds,
      ),
  ]);

describe('finance reports', () => {
  it('agree with the ledger and each other after any history, for every filter', async () => {
    // Ensures at least one order that the partner delivers, whatever the random histories contain:
    // dispatchers deliver the first store's orders.
    await takeStep({ kind: 'buy', from: [1], onDelivery: false });
    await takeStep({ kind: 'deliver', pick: 0 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (steps) => {
        for (const next of steps) {
          await takeStep(next);
          await market.services.finance.updateFigures();
        }
        const today = lagosDate(market.clock.now());
        const [newest] = placed.slice(-1);
        const [order] = await market.db
          .select()
          .from(ordersTable)
          .where(eq(ordersTable.id, newest?.id ?? admin.userId));
        const [checkout] = order
          ? await market.db
              .select()
              .from(checkoutsTable)
              .where(eq(checkoutsTable.id, order.checkoutId))
          : [];
        for (const filter of [
          {},
          { startDate: '2026-11-01', endDate: '2026-11-30' },
          { startDate: '2026-11-21', endDate: today > '2026-11-21' ? today : '2026-11-22' },
          ...merchants.map(({ storeId }) => ({ storeId })),
          // These searches match one store, two stores and all stores.
          ...['Kelvo Official', 'el', 'a'].map((search) => ({ search })),
          { search: 'el', startDate: '2026-11-21', endDate: '2026-11-30' },
          ...(order && checkout
            ? [{ search: order.orderName }, { search: checkout.reference }]
            : []),
        ])
          await check(filter);
        await checkStores();
        await market.services.sales.updateProjection();
        await checkStores();
        const figuresBefore = await figures();
        await market.services.finance.rebuildFigures();
        expect(await figures()).toEqual(figuresBefore);
      }),
      { numRuns: 5 },
    );
    expect(placed.length).toBeGreaterThan(5);
    const { totals } = await readReport('sar', {});
    expect(totals.dueToPartners).toBeGreaterThan(0);
    expect(totals.shippingDiscounts).toBeGreaterThan(0);
  }, 240_000);

  it('include the amounts paid out to merchants', async () => {
    await takeStep({ kind: 'buy', from: [0], onDelivery: false });
    await takeStep({ kind: 'deliver', pick: placed.length - 1 });
    await takeStep({ kind: 'wait', days: 9 });
    await takeStep({ kind: 'payout', pick: placed.length - 1 });
    const { totals } = await readReport('sar', {});
    const { processedPayment } = await market.as(admin)(contract.payouts.stats, {});
    expect(processedPayment).toBeGreaterThan(0);
    expect(totals.paidOut).toBe(processedPayment);
  });

  it('list an order’s ledger entries by event, each summing to zero', async () => {
    await takeStep({ kind: 'buy', from: [0, 1], onDelivery: false });
    const [{ id } = { id: '' }] = placed.slice(-1);
    const order = await market.as(admin)(contract.finance.order, { params: { id } });
    expect(order.events.map(({ kind }) => kind)).toEqual(['capture', 'provider_fee']);
    for (const { entries } of order.events)
      expect(sumKobo(entries.map(({ amount }) => amount))).toBe(0);
    expect(order.sharedWith).toHaveLength(1);
    expect(order.totalOrderAmount).toBe(order.paid);
    const { rows } = await market.as(admin)(contract.finance.orders, {
      query: { report: 'ndsr', search: order.reference },
    });
    expect(sumKobo(rows.map(({ dueToCardProvider }) => dueToCardProvider))).toBe(order.paymentFee);
  });

  it.each(['sar', 'odpr'] as const)(
    'can be downloaded as CSV with the same total as on the screen: %s',
    async (report) => {
      const { totals, count } = await readReport(report, {});
      const { url } = await market.as(admin)(contract.finance.exportLink, { query: { report } });
      const { body } = await market.app.inject({ url });
      const [header = [], ...rows]: string[][] = parse(body, { bom: true });
      expect(rows).toHaveLength(count);
      const column = header.indexOf('Total (NGN)');
      const kobo = rows.map((row) => Math.round(Number(row[column]) * 100));
      expect(sumKobo(kobo)).toBe(totals.totalOrderAmount);
      const { statusCode } = await market.app.inject({ url: `${url}0` });
      expect(statusCode).toBe(404);
    },
  );

  it('include a CSV of all payments with the same amounts as in the list', async () => {
    const { rows } = await market.as(admin)(contract.transactions.list, { query: { limit: 100 } });
    const { url } = await market.as(admin)(contract.transactions.platformExportLink, { query: {} });
    const { body } = await market.app.inject({ url });
    const [header = [], ...lines]: string[][] = parse(body, { bom: true });
    const column = header.indexOf('Amount (NGN)');
    expect(lines.map((line) => Math.round(Number(line[column]) * 100))).toEqual(
      rows.map(({ amount }) => amount),
    );
    const other = await market.app.inject({ url: url.replace('payments', 'finance') });
    expect(other.statusCode).toBe(404);
  });

  it('reject a period with only one date, and staff without access to reports', async () => {
    await expect(readReport('sar', { startDate: '2026-11-01' })).rejects.toMatchObject({
      status: 422,
    });
    const other = await market.create.account('admin', { resources: ['orders'] });
    await expect(market.as(other)(contract.finance.sar, { query: {} })).rejects.toMatchObject({
      status: 403,
    });
  });
});
