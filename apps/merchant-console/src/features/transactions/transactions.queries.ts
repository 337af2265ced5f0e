import type { Queries } from '@market/api-client/queries';
import * as transactions from '@market/api-client/contract/main/transactions';
import { urlList } from '@market/web-kit/router/url-list';
import { transactionSearchSchema, type TransactionSearch } from './transaction-search.schema';

const toTransactionFilter = ({ search, status, startDate, endDate }: TransactionSearch) => ({
  search,
  status,
  startDate,
  endDate,
});
const toPageWindow = ({ size, after }: TransactionSearch) => ({ limit: size, after });

export const transactionList = urlList(transactionSearchSchema, (api, search) =>
  api.query(transactions.mine, {
    query: { ...toTransactionFilter(search), ...toPageWindow(search) },
  }),
);

export const transactionQuery = (api: Queries, id: string) =>
  api.query(transactions.byId, { params: { id } });

/**
 * The download URL of the filtered list. It expires after five minutes, so it is requested each
 * time.
 */
export const transactionExportQuery = (api: Queries, search: TransactionSearch) =>
  api.query(transactions.exportLink, { query: toTransactionFilter(search) });

export const invoiceList = urlList(transactionSearchSchema, (api, search) =>
  api.query(transactions.invoices, {
    query: { ...toTransactionFilter(search), ...toPageWindow(search) },
  }),
);

export const invoiceQuery = (api: Queries, id: string) =>
  api.query(transactions.invoice, { params: { id } });
