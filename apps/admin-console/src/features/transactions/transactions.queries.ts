import * as transactions from '@market/api-client/contract/main/transactions';
import type { Queries } from '@market/api-client/queries';
import * as z from 'zod/mini';
import { transactionSorts } from '@market/domain/transactions/transaction';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const transactionSearchSchema = z.object({
  ...listSearchFields,
  startDate: dateSearchField,
  endDate: dateSearchField,
  sort: z.catch(z.optional(z.enum(transactionSorts)), undefined),
  /** The cursor at the end of the previous page. */
  after: z.catch(z.optional(z.string()), undefined),
});
export type TransactionSearch = z.output<typeof transactionSearchSchema>;

export const isFiltered = ({ search, startDate, endDate }: TransactionSearch): boolean =>
  Boolean(search ?? startDate ?? endDate);

export const transactionList = urlList(
  transactionSearchSchema,
  (api, { search, startDate, endDate, sort, size, after }) =>
    api.query(transactions.list, {
      query: { search, startDate, endDate, sort, limit: size, after },
    }),
);

export const transactionQuery = (api: Queries, id: string) =>
  api.query(transactions.platformById, { params: { id } });

/** The download URL of the filtered list. It expires after five minutes. */
export const transactionExportQuery = (
  api: Queries,
  { search, startDate, endDate }: TransactionSearch,
) => api.query(transactions.platformExportLink, { query: { search, startDate, endDate } });
