import * as z from 'zod/mini';
import type { Invoice, InvoiceSummary } from '@market/domain/transactions/invoice';
import type { DownloadLink } from '@market/domain/files';
import {
  platformTransactionFilterSchema,
  transactionFilterSchema,
  type PlatformTransaction,
  type PlatformTransactionDetail,
  type PlatformTransactionFilter,
  type PlatformTransactionListQuery,
  type Transaction,
  type TransactionDetail,
  type TransactionFilter,
  type TransactionListQuery,
} from '@market/domain/transactions/transaction';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore, type StoreScope } from '../../platform/scope';
import { verifySignedUrl, signDownload } from '../../platform/signed-download';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { listItems, type OrdersService } from '../orders';
import { toCursorPage, withExtraRow, type CursorPage } from './cursor-page';
import {
  countTransactions,
  findTransaction,
  listTransactions,
  matchingTransactions,
  listOrdersOfCheckouts,
  type PlatformTransactionRow,
  type TransactionCondition,
} from './platform-transactions.repository';
import {
  toInvoice,
  toInvoiceSummary,
  toPlatformTransaction,
  toTransaction,
  toTransactionDetail,
} from './transaction-view';
import { platformTransactionsCsv, transactionsCsv } from './transactions-csv';
import {
  countPaidOrders,
  findPaidOrder,
  listPaidOrders,
  type PaidOrderFilter,
  type PaidOrderRow,
} from './transactions.repository';

export const TRANSACTION_EXPORT_PATH = '/api/exports/transactions';

export const PAYMENT_EXPORT_PATH = '/api/exports/payments';

const linkSchema = z.object({ storeId: z.uuid(), filter: transactionFilterSchema });

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly orders: Pick<OrdersService, 'byId'>;
  /** Signs download URLs. */
  readonly secret: string;
  /** `VM` in `VM-204001`. */
  readonly orderPrefix: string;
}

export const transactionsService = ({ db, clock, orders, secret, orderPrefix }: Deps) => {
  const toFilter = (filter: TransactionFilter): PaidOrderFilter => {
    const { search = '' } = filter;
    const number = /\d+$/.exec(search)?.[0];
    return {
      ...filter,
      orderNames: /\d/.test(search) ? [search.toUpperCase(), `${orderPrefix}-${number ?? ''}`] : [],
    };
  };

  const page = async <T>(
    scope: StoreScope,
    { limit, after, ...filter }: TransactionListQuery,
    view: (row: PaidOrderRow) => T,
  ): Promise<CursorPage<T>> => {
    const conditions = toFilter(filter);
    const [found, counted] = await Promise.all([
      listPaidOrders(db, scope, conditions, withExtraRow({ limit, after })),
      countPaidOrders(db, scope, conditions),
    ]);
    const { rows, ...rest } = toCursorPage(found, { limit, counted }, (row) => row);
    return { ...rest, rows: rows.map(view) };
  };

  const getOrThrow = async (scope: StoreScope, id: string, what: string): Promise<PaidOrderRow> => {
    const row = await findPaidOrder(db, scope, id);
    if (!row) throw notFound(what);
    return row;
  };

  const toPlatformCondition = async ({
    search,
    ...period
  }: PlatformTransactionFilter): Promise<TransactionCondition> => ({
    ...period,
    found: await matchingTransactions(db, search),
  });

  const withOrders = async (
    rows: readonly PlatformTransactionRow[],
  ): Promise<PlatformTransaction[]> => {
    const orderRows =
      rows.length === 0
        ? []
        : await listOrdersOfCheckouts(
            db,
            rows.map(({ transaction }) => transaction.checkoutId),
          );
    const byCheckout = groupBy(orderRows, (order) => order.checkoutId);
    return rows.map((row) =>
      toPlatformTransaction(row, byCheckout.get(row.transaction.checkoutId) ?? []),
    );
  };

  return {
    mine: (principal: Principal, query: TransactionListQuery): Promise<CursorPage<Transaction>> =>
      page(requireStore(principal), query, toTransaction),

    async byId(principal: Principal, id: string): Promise<TransactionDetail> {
      const row = await getOrThrow(requireStore(principal), id, 'This transaction');
      return toTransactionDetail(row, await orders.byId(principal, id));
    },

    invoices: (
      principal: Principal,
      query: TransactionListQuery,
    ): Promise<CursorPage<InvoiceSummary>> =>
      page(requireStore(principal), query, toInvoiceSummary),

    async invoice(principal: Principal, id: string): Promise<Invoice> {
      const scope = requireStore(principal);
      const row = await getOrThrow(scope, id, 'This invoice');
      const order = await orders.byId(principal, id);
      const items = await listItems(db, id);
      return toInvoice(row, order, new Map(items.map((item) => [item.id, item.sku])));
    },

    exportLink: (principal: Principal, filter: TransactionFilter): DownloadLink =>
      signDownload(
        secret,
        TRANSACTION_EXPORT_PATH,
        { ...requireStore(principal), filter },
        clock.now(),
      ),

    export(query: unknown): AsyncGenerator<string> {
      const link = verifySignedUrl(secret, TRANSACTION_EXPORT_PATH, query, linkSchema, clock.now());
      if (!link) throw notFound('This download');
      const filter = toFilter(link.filter);
      return transactionsCsv((part) => listPaidOrders(db, link, filter, part));
    },

    platformExportLink: (filter: PlatformTransactionFilter): DownloadLink =>
      signDownload(secret, PAYMENT_EXPORT_PATH, filter, clock.now()),

    platformExport(query: unknown): AsyncGenerator<string> {
      const filter = verifySignedUrl(
        secret,
        PAYMENT_EXPORT_PATH,
        query,
        platformTransactionFilterSchema,
        clock.now(),
      );
      if (!filter) throw notFound('This download');
      const condition = toPlatformCondition(filter);
      return platformTransactionsCsv(
        async (part) => listTransactions(db, await condition, part),
        withOrders,
      );
    },

    async list({
      limit,
      after,
      sort,
      ...filter
    }: PlatformTransactionListQuery): Promise<CursorPage<PlatformTransaction>> {
      const condition = await toPlatformCondition(filter);
      const found = await listTransactions(db, condition, {
        ...withExtraRow({ limit, after }),
        sort,
      });
      const { rows, ...rest } = toCursorPage(
        found,
        { limit, counted: await countTransactions(db, condition) },
        ({ transaction }) => transaction,
      );
      return { ...rest, rows: await withOrders(rows) };
    },

    async platformById(principal: Principal, id: string): Promise<PlatformTransactionDetail> {
      const row = await findTransaction(db, id);
      const [transaction] = row ? await withOrders([row]) : [];
      if (!row || !transaction) throw notFound('This transaction');
      const bought = await Promise.all(
        transaction.orders.map(({ orderTrackerId }) => orders.byId(principal, orderTrackerId)),
      );
      const [first] = transaction.orders;
      return {
        ...transaction,
        orderTrackerId: first?.orderTrackerId,
        orderName: first?.orderName,
        paymentId: row.transaction.checkoutId,
        orderItems: bought.flatMap(({ orderItems }) => orderItems),
      };
    },
  };
};

export type TransactionsService = ReturnType<typeof transactionsService>;
