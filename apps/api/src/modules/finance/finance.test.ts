import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addDays } from '@market/domain/calendar';
import {
  financeReports,
  type FinanceAmounts,
  type FinancePayment,
  type FinanceReport,
  type FinanceStore,
} from '@market/domain/finance/finance-report';
import { formatDate, lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import {
  checkoutsTable,
  financeFiguresTable,
  financeSharedPaymentsTable,
  orderItemsTable,
  ordersTable,
} from '../../db/schema';
import { days } from '../../platform/clock';
import {
  checkReports,
  readWholeReport,
  type ReportFilter,
  type ReportReader,
} from '../../test/check-reports';
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

interface DrawnFilter {
  /** Days after the market's start, and the length of the period in days. */
  readonly period: readonly [number, number] | undefined;
  readonly store: number | undefined;
  readonly search: readonly [kind: 'order' | 'reference' | 'store', pick: number] | undefined;
}

/** Any combination of a period, a store and a search. Its order is picked after the history. */
const drawnFilter: fc.Arbitrary<DrawnFilter> = fc.record({
  period: fc.option(fc.tuple(fc.integer({ min: -3, max: 60 }), fc.nat(60)), { nil: undefined }),
  store: fc.option(fc.nat(2), { nil: undefined, freq: 1 }),
  search: fc.option(fc.tuple(fc.constantFrom('order', 'reference', 'store'), fc.nat(999)), {
    nil: undefined,
  }),
});

/** Parts of the stores' names, in any case, and a text that no name contains. */
const nameParts = ['KELVO OFFICIAL', 'el', 'O', 'city s', 'yard', 'zebra'];

function toFilter(
  { period, store, search }: DrawnFilter,
  {
    orders,
    checkouts,
  }: {
    orders: readonly { orderName: string }[];
    checkouts: readonly { reference: string }[];
  },
): ReportFilter {
  const [kind, pick = 0] = search ?? [];
  const texts = {
    order: orders.map(({ orderName }) => orderName),
    reference: checkouts.map(({ reference }) => reference),
    store: nameParts,
  };
  const text = kind && texts[kind][pick % texts[kind].length];
  const startDate = period && addDays('2026-11-20', period[0]);
  return {
    ...(period && startDate && { startDate, endDate: addDays(startDate, period[1]) }),
    ...(store !== undefined && { storeId: merchants[store]?.storeId ?? '' }),
    ...(text !== undefined && { search: text }),
  };
}

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

const reader: ReportReader = {
  readStores: (report, query) => market.as(admin)(contract.finance[report], { query }),
  readPayments: (report, query) => market.as(admin)(contract.finance[report], { query }),
  listOrders: (query) => market.as(admin)(contract.finance.orders, { query }),
};
const check = (filter: ReportFilter) => checkReports(market.db, reader, filter);
const readReport = (report: FinanceReport, filter: ReportFilter) =>
  market.as(admin)(contract.finance[report], { query: { ...filter, limit: 100 } });

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

/** The titles of the CSV's last columns, with the amounts of the screen that they contain. */
const csvAmounts = [
  ['Sales (NGN)', 'totalSalesOrderAmount'],
  ['Delivery (NGN)', 'totalDeliveryAmount'],
  ['Shipping discounts (NGN)', 'shippingDiscounts'],
  ['Total (NGN)', 'totalOrderAmount'],
  ['Commission (NGN)', 'commission'],
  ['Due to merchants (NGN)', 'dueToMerchant'],
  ['Paid out (NGN)', 'paidOut'],
  ['Outstanding (NGN)', 'outstanding'],
  ['Due to shipping partners (NGN)', 'dueToPartners'],
  ['Due to the platform (NGN)', 'dueToPlatform'],
  ['Due to the card provider (NGN)', 'dueToCardProvider'],
  ['To remit to the platform (NGN)', 'toRemitToPlatform'],
] as const satisfies readonly (readonly [string, keyof FinanceAmounts])[];

/** A cell of a CSV file: amounts in kobo. */
const toCell = (text: string, title = ''): string | number =>
  title.endsWith('(NGN)') ? Math.round(Number(text) * 100) : text;

/** The cells of a row on the screen: what it is about, then its amounts. */
const screenCells = (row: FinanceStore | FinancePayment): (string | number)[] => [
  ...('storeName' in row
    ? [row.storeName, String(row.orders)]
    : [
        formatDate(row.date),
        row.reference,
        row.customerName,
        row.orders.map(({ orderName }) => orderName).join(' '),
        row.orders.map(({ storeName }) => storeName).join(', '),
      ]),
  ...csvAmounts.map(([, amount]) => row[amount]),
];

describe('finance reports', () => {
  it('agree with the ledger and each other after any history, for every filter', async () => {
    // Ensures at least one order that the partner delivers, whatever the random histories contain:
    // dispatchers deliver the first store's orders.
    await takeStep({ kind: 'buy', from: [1], onDelivery: false });
    await takeStep({ kind: 'deliver', pick: 0 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 12, maxLength: 12 }),
        fc.array(drawnFilter, { minLength: 6, maxLength: 6 }),
        async (steps, drawn) => {
          for (const next of steps) {
            await takeStep(next);
            await market.services.finance.updateFigures();
          }
          const [orders, checkouts] = await Promise.all([
            market.db.select().from(ordersTable).orderBy(ordersTable.orderName),
            market.db.select().from(checkoutsTable),
          ]);
          const order = orders.at(-1);
          const checkout = checkouts.find(({ id }) => id === order?.checkoutId);
          for (const filter of [
            {},
            { startDate: '2026-11-01', endDate: '2026-11-30' },
            ...merchants.map(({ storeId }) => ({ storeId })),
            // These searches match two stores and all stores.
            ...['el', 'a'].map((search) => ({ search })),
            ...(order && checkout
              ? [{ search: order.orderName }, { search: checkout.reference }]
              : []),
            ...drawn.map((filter) => toFilter(filter, { orders, checkouts })),
          ])
            await check(filter);
          await checkStores();
          await market.services.sales.updateProjection();
          await checkStores();
          const figuresBefore = await figures();
          await market.services.finance.rebuildFigures();
          expect(await figures()).toEqual(figuresBefore);
        },
      ),
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

  it('can be downloaded as CSV with the same rows, amounts and totals as on the screen', async () => {
    const days = { startDate: '2026-11-20', endDate: lagosDate(market.clock.now()) };
    const [{ storeId = '' } = {}] = merchants;
    for (const filter of [{}, { ...days, storeId }, { ...days, search: 'el' }])
      for (const report of financeReports) {
        const { rows, totals } =
          report === 'sar' || report === 'ndsr'
            ? await readWholeReport((part) => reader.readStores(report, { ...filter, ...part }))
            : await readWholeReport((part) => reader.readPayments(report, { ...filter, ...part }));
        const { url } = await market.as(admin)(contract.finance.exportLink, {
          query: { ...filter, report },
        });
        const { body, headers } = await market.app.inject({ url });
        expect(headers['content-disposition']).toContain(report);
        const [header = [], ...lines]: string[][] = parse(body, { bom: true });
        expect(header.slice(-csvAmounts.length)).toEqual(csvAmounts.map(([title]) => title));
        const cells = lines.map((line) => line.map((text, index) => toCell(text, header[index])));
        expect(cells, report).toEqual(rows.map(screenCells));
        for (const [title, amount] of csvAmounts) {
          const column = header.indexOf(title);
          expect(sumKobo(cells.map((line) => Number(line[column]))), title).toBe(totals[amount]);
        }
        expect((await market.app.inject({ url: `${url}0` })).statusCode).toBe(404);
      }
    const { rows } = await readReport('sar', {});
    expect(rows).toHaveLength(merchants.length);
  });

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
