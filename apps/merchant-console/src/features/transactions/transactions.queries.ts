import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as transactions from '@market/api-client/contract/main/transactions';
import type { TransactionSearch } from './transaction-search.schema';

const filterOf = ({ search, status, startDate, endDate }: TransactionSearch) => ({
  search,
  status,
  startDate,
  endDate,
});
const windowOf = ({ size, after }: TransactionSearch) => ({ limit: size, after });

export const transactionListQuery = (api: Queries, search: TransactionSearch) => ({
  ...api.query(transactions.mine, { query: { ...filterOf(search), ...windowOf(search) } }),
  placeholderData: keepPreviousData,
});

export const transactionQuery = (api: Queries, id: string) =>
  api.query(transactions.byId, { params: { id } });

/**
 * The download URL of the filtered list. It expires after five minutes, so it is requested each
 * time.
 */
export const transactionExportQuery = (api: Queries, search: TransactionSearch) =>
  api.query(transactions.exportLink, { query: filterOf(search) });

export const invoiceListQuery = (api: Queries, search: TransactionSearch) => ({
  ...api.query(transactions.invoices, { query: { ...filterOf(search), ...windowOf(search) } }),
  placeholderData: keepPreviousData,
});

export const invoiceQuery = (api: Queries, id: string) =>
  api.query(transactions.invoice, { params: { id } });
