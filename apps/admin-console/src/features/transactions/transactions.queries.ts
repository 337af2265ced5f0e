import { keepPreviousData } from '@tanstack/react-query';
import * as transactions from '@market/api-client/contract/main/transactions';
import type { Queries } from '@market/api-client/queries';
import type { TransactionSearch } from './transaction-search.schema';

export const transactionListQuery = (
  api: Queries,
  { search, startDate, endDate, size, after }: TransactionSearch,
) => ({
  ...api.query(transactions.list, { query: { search, startDate, endDate, limit: size, after } }),
  placeholderData: keepPreviousData,
});

export const transactionQuery = (api: Queries, id: string) =>
  api.query(transactions.one, { params: { id } });

/** The download URL of the filtered list. It expires after five minutes. */
export const transactionExportQuery = (
  api: Queries,
  { search, startDate, endDate }: TransactionSearch,
) => api.query(transactions.platformExportLink, { query: { search, startDate, endDate } });
