import {
  financeExportQuerySchema,
  type FinanceExportQuery,
  type FinanceFilter,
  type FinanceOrder,
  type FinanceOrderDetail,
  type FinanceOrdersQuery,
  type FinancePayment,
  type FinanceReport,
  type FinanceReportQuery,
  type PaymentReport,
  type StoreReport,
} from '@market/domain/finance/finance-report';
import type { DownloadLink } from '@market/domain/files';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { pagedCsv } from '../../platform/paged-csv';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { listItems } from '../orders';
import { selectStoreIdsByName } from '../stores/stores.reads';
import { paymentColumns, storeColumns } from './finance-csv';
import { addSums, toAmounts, toOrder, toOrderDetail, toPayments, toTotals } from './finance-view';
import {
  listEntries,
  findPaymentFee,
  findPayout,
  sumSubscriptionIncome,
} from './order-entries.repository';
import { listPayments } from './payment-page.repository';
import {
  findOrder,
  listOrders,
  listOrderNamesOfPayment,
  listPaymentOrders,
  type ReportPart,
  type OrderSelection,
} from './report-orders.repository';
import {
  sumLedgerDifference,
  listOrderIdsByName,
  sumByDelivery,
  sumByStore,
  type Sums,
} from './report.repository';
import { rebuildFinanceFigures, updateFinanceFigures } from './update-finance-figures';

export const FINANCE_EXPORT_PATH = '/api/exports/finance';

/** Which orders a report lists: delivered ones, all others, or both. */
const deliveredByReport = {
  sar: undefined,
  ndsr: false,
  ondpr: false,
  odpr: true,
} as const satisfies {
  [report in FinanceReport]: boolean | undefined;
};
const zeroSums: Sums = addSums([]);

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs download URLs. */
  readonly secret: string;
}

export const financeService = ({ db, clock, secret }: Deps) => {
  const select = async ({
    startDate,
    endDate,
    storeId,
    search = '',
  }: FinanceFilter): Promise<OrderSelection> => {
    const period =
      startDate === undefined || endDate === undefined ? undefined : { startDate, endDate };
    const storeIds = storeId === undefined ? undefined : [storeId];
    if (search === '') return { period, stores: storeIds, orderIds: undefined };
    const orderIds = await listOrderIdsByName(db, search);
    if (orderIds.length > 0) return { period, stores: storeIds, orderIds };
    const stores = (await selectStoreIdsByName(db, search)).map(({ id }) => id);
    return {
      period,
      stores: storeIds ? stores.filter((id) => id === storeId) : stores,
      orderIds: undefined,
    };
  };

  const readSums = async (
    selection: OrderSelection,
  ): Promise<Readonly<Record<FinanceReport, Sums>>> => {
    const rows = await sumByDelivery(db, selection);
    const sumsWhere = (delivered: boolean) =>
      rows.find((row) => row.delivered === delivered) ?? zeroSums;
    const [open, done] = [sumsWhere(false), sumsWhere(true)];
    return { sar: addSums([open, done]), ndsr: open, ondpr: open, odpr: done };
  };

  const readHead = async (report: FinanceReport, selection: OrderSelection) => {
    const all = await readSums(selection);
    const summary = (name: FinanceReport) => {
      const { orders, payments, totalOrderAmount } = toTotals(all[name]);
      return { orders, payments, totalOrderAmount };
    };
    const [sar, ndsr, ondpr, odpr] = [
      summary('sar'),
      summary('ndsr'),
      summary('ondpr'),
      summary('odpr'),
    ];
    return {
      totals: toTotals(all[report]),
      reports: { sar, ndsr, ondpr, odpr },
      subscriptions: selection.orderIds ? 0 : await sumSubscriptionIncome(db, selection),
      ledgerDifference: await sumLedgerDifference(db, selection.stores),
      calculatedAt: clock.now().toISOString(),
    };
  };

  const listStores = async (report: FinanceReport, selection: OrderSelection, part: ReportPart) => {
    const found = await sumByStore(db, selection, {
      ...part,
      delivered: deliveredByReport[report],
    });
    return {
      rows: found.map(({ storeId, storeName, orders, ...sums }) => ({
        ...toAmounts(sums),
        storeId,
        storeName,
        orders,
      })),
      count: found[0]?.count ?? 0,
    };
  };

  const readPayments = async (
    delivered: boolean,
    selection: OrderSelection,
    part: ReportPart,
  ): Promise<FinancePayment[]> => {
    const checkoutIds = await listPayments(db, selection, { ...part, delivered });
    return toPayments(checkoutIds, await listPaymentOrders(db, selection, delivered, checkoutIds));
  };

  return {
    async byStore(
      report: 'sar' | 'ndsr',
      { limit, offset, ...filter }: FinanceReportQuery,
    ): Promise<StoreReport> {
      await updateFinanceFigures(db);
      const selection = await select(filter);
      return {
        ...(await readHead(report, selection)),
        ...(await listStores(report, selection, { limit, offset })),
      };
    },

    async byPayment(
      report: 'ondpr' | 'odpr',
      { limit, offset, ...filter }: FinanceReportQuery,
    ): Promise<PaymentReport> {
      await updateFinanceFigures(db);
      const selection = await select(filter);
      const head = await readHead(report, selection);
      return {
        ...head,
        rows: await readPayments(deliveredByReport[report], selection, { limit, offset }),
        count: head.totals.payments,
      };
    },

    async orders({
      report,
      limit,
      offset,
      ...filter
    }: FinanceOrdersQuery): Promise<Page<FinanceOrder>> {
      await updateFinanceFigures(db);
      const selection = await select(filter);
      const part = { delivered: deliveredByReport[report], limit, offset };
      const [rows, sums] = await Promise.all([
        listOrders(db, selection, part),
        readSums(selection),
      ]);
      return { rows: rows.map(toOrder), count: sums[report].orders };
    },

    async order(id: string): Promise<FinanceOrderDetail> {
      const row = await findOrder(db, id);
      if (!row) throw notFound('This order');
      const items = await listItems(db, id);
      return toOrderDetail(row, {
        items: items.map(({ productName: name, quantity, unitPrice, discount }) => ({
          name,
          quantity,
          unitPrice,
          discount,
        })),
        names: await listOrderNamesOfPayment(db, row.checkoutId),
        entries: await listEntries(db, id),
        payment: await findPaymentFee(db, row.reference),
        payout: row.payoutId === null ? undefined : await findPayout(db, row.payoutId),
      });
    },

    exportLink: (query: FinanceExportQuery): DownloadLink =>
      signDownload(secret, FINANCE_EXPORT_PATH, query, clock.now()),

    async export(
      query: unknown,
    ): Promise<{ report: FinanceReport; lines: AsyncGenerator<string> }> {
      const link = verifySignedUrl(
        secret,
        FINANCE_EXPORT_PATH,
        query,
        financeExportQuerySchema,
        clock.now(),
      );
      if (!link) throw notFound('This download');
      const { report, ...filter } = link;
      await updateFinanceFigures(db);
      const selection = await select(filter);
      const lines =
        report === 'sar' || report === 'ndsr'
          ? pagedCsv(storeColumns, async (part) => (await listStores(report, selection, part)).rows)
          : pagedCsv(paymentColumns, (part) =>
              readPayments(deliveredByReport[report], selection, part),
            );
      return { report, lines };
    },

    /** Runs regularly, so that reports have little left to add. */
    updateFigures: (): Promise<void> => updateFinanceFigures(db),
    rebuildFigures: (): Promise<void> => rebuildFinanceFigures(db),
  };
};

export type FinanceService = ReturnType<typeof financeService>;
