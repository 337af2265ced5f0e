import { expect } from 'vitest';
import {
  financeReports,
  type FinanceAmounts,
  type FinanceOrder,
  type FinanceOrdersQuery,
  type FinanceReport,
  type FinanceReportQuery,
  type PaymentReport,
  type StoreReport,
} from '@market/domain/finance/finance-report';
import { lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import { deliveredStatuses } from '@market/domain/orders/order-lifecycle';
import type { Page } from '@market/domain/paging';
import type { Db } from '../db/db';
import {
  checkoutsTable,
  ledgerEntriesTable,
  ledgerTransactionsTable,
  ordersTable,
  storesTable,
} from '../db/schema';

export interface ReportFilter {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly storeId?: string;
  readonly search?: string;
}

/** Reads the finance reports, through the API or from the service. */
export interface ReportReader {
  readonly readStores: (report: 'sar' | 'ndsr', query: FinanceReportQuery) => Promise<StoreReport>;
  readonly readPayments: (
    report: 'ondpr' | 'odpr',
    query: FinanceReportQuery,
  ) => Promise<PaymentReport>;
  readonly listOrders: (query: FinanceOrdersQuery) => Promise<Page<FinanceOrder>>;
}

export const reportAmounts = [
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
] as const satisfies readonly (keyof FinanceAmounts)[];

const PAGE = 100;

/** A report with the rows of all its pages. */
export async function readWholeReport<Report extends Page<unknown>>(
  read: (part: { limit: number; offset: number }) => Promise<Report>,
): Promise<Report> {
  const whole = await read({ limit: PAGE, offset: 0 });
  while (whole.rows.length < whole.count) {
    const { rows } = await read({ limit: PAGE, offset: whole.rows.length });
    if (rows.length === 0) throw new Error('The report has fewer rows than it counts');
    whole.rows.push(...rows);
  }
  return whole;
}

const isDelivered = ({ status }: Pick<typeof ordersTable.$inferSelect, 'status'>): boolean =>
  deliveredStatuses.includes(status);

/** The totals of the filtered orders, summed from their ledger entries. */
async function recount(db: Db, { startDate = '', endDate = '9', storeId, search }: ReportFilter) {
  const [orders, checkouts, stores, transactions, entries] = await Promise.all([
    db.select().from(ordersTable),
    db.select().from(checkoutsTable),
    db.select().from(storesTable),
    db.select().from(ledgerTransactionsTable),
    db.select().from(ledgerEntriesTable),
  ]);
  const names = new Map(stores.map(({ id, storeName }) => [id, storeName.toLowerCase()]));
  const references = new Map(checkouts.map(({ id, reference }) => [id, reference]));
  const paid = orders.filter((order) => !order.payOnDelivery || order.deliveredAt !== null);
  // A search for the name of an order or the reference of a payment finds nothing else.
  const named = orders.filter(
    ({ orderName, checkoutId }) =>
      search !== undefined && [orderName, references.get(checkoutId)].includes(search),
  );
  const listed = paid.filter(
    (order) =>
      lagosDate(order.createdAt) >= startDate &&
      lagosDate(order.createdAt) <= endDate &&
      (storeId === undefined || order.storeId === storeId) &&
      (search === undefined ||
        (named.length > 0
          ? named.includes(order)
          : names.get(order.storeId)?.includes(search.toLowerCase()))),
  );
  const feeEvents = new Map(
    transactions
      .filter(({ kind }) => kind === 'provider_fee' || kind === 'fee_correction')
      .map(({ id, ref }) => [id, ref]),
  );
  const sumFees = (refs: ReadonlySet<string | undefined>) =>
    sumKobo(
      entries
        .filter(
          ({ transactionId, account }) =>
            account === 'psp_fee' && refs.has(feeEvents.get(transactionId) ?? ''),
        )
        .map(({ amount }) => amount),
    );
  const sums = (delivered: boolean) => {
    const some = listed.filter((order) => isDelivered(order) === delivered);
    const ids = new Set(some.map(({ id }) => id));
    const balance = (accounts: RegExp) =>
      0 -
      sumKobo(
        entries
          .filter(
            ({ orderId, account }) =>
              orderId !== null && ids.has(orderId) && accounts.test(account),
          )
          .map(({ amount }) => amount),
      );
    return {
      dueToMerchant: balance(/^(escrow|merchant_payable|dispute_hold)$/),
      commission: balance(/^commission_/),
      totalDeliveryAmount: balance(/^delivery_(deferred|revenue)$/),
      dueToPartners: 0 - balance(/^delivery_cost$/),
      shippingDiscounts: sumKobo(
        some
          .filter(({ status }) => status !== 'cancelled')
          .map(({ shippingDiscount }) => shippingDiscount?.amount ?? 0),
      ),
      orders: some.length,
      payments: new Set(some.map(({ checkoutId }) => checkoutId)).size,
    };
  };
  const checkoutIds = new Set(listed.map(({ checkoutId }) => checkoutId));
  const hasWholePayments = paid.every(
    (order) => !checkoutIds.has(order.checkoutId) || listed.includes(order),
  );
  return {
    open: sums(false),
    done: sums(true),
    /** Undefined when the filter lists only a part of a payment, whose fee is then shared. */
    fees: hasWholePayments
      ? sumFees(new Set([...checkoutIds].map((id) => references.get(id))))
      : undefined,
  };
}

/**
 * Checks the four reports for a filter: against each other, against the sums of their rows, and
 * against the ledger.
 */
export async function checkReports(
  db: Db,
  { readStores, readPayments, listOrders }: ReportReader,
  filter: ReportFilter,
): Promise<void> {
  const [sar, ndsr, ondpr, odpr] = await Promise.all([
    readWholeReport((part) => readStores('sar', { ...filter, ...part })),
    readWholeReport((part) => readStores('ndsr', { ...filter, ...part })),
    readWholeReport((part) => readPayments('ondpr', { ...filter, ...part })),
    readWholeReport((part) => readPayments('odpr', { ...filter, ...part })),
  ]);
  const { open, done, fees } = await recount(db, filter);
  const { payments: _, ...openStores } = open;
  expect(ndsr.totals).toMatchObject(openStores);
  expect(ondpr.totals).toMatchObject(open);
  expect(odpr.totals).toMatchObject(done);
  if (fees !== undefined) expect(sar.totals.dueToCardProvider).toBe(fees);
  for (const name of reportAmounts) {
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
    for (const name of reportAmounts)
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
      const { rows } = await readPayments(report, { ...filter, limit: 3, offset });
      expect(rows, `${report} from ${offset}`).toEqual(all.rows.slice(offset, offset + 3));
    }
  const counts: Readonly<Record<FinanceReport, number>> = {
    sar: open.orders + done.orders,
    ndsr: open.orders,
    ondpr: open.orders,
    odpr: done.orders,
  };
  const reports = { sar, ndsr, ondpr, odpr };
  for (const report of financeReports) {
    const orders = counts[report];
    expect(reports[report].totals.orders, report).toBe(orders);
    const offset = Math.max(0, orders - 1);
    const { rows, count } = await listOrders({ ...filter, report, limit: 20, offset });
    expect([count, rows.length], `orders of ${report}`).toEqual([orders, Math.min(1, orders)]);
  }
}
