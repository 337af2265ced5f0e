import * as z from 'zod/mini';
import { transactionStatusSchema } from '@market/domain/transactions/transaction';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

/**
 * The state of both lists in the URL: `/transactions?status=refunded&startDate=2026-11-01`.
 * `after` is the last row of the previous page.
 */
export const transactionSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(transactionStatusSchema), undefined),
  startDate: dateSearchField,
  endDate: dateSearchField,
  after: z.catch(z.optional(z.string()), undefined),
});
export type TransactionSearch = z.output<typeof transactionSearchSchema>;

export const isFiltered = ({ search, status, startDate, endDate }: TransactionSearch): boolean =>
  Boolean(search ?? status ?? startDate ?? endDate);

/** Changing a filter returns to the newest rows. */
export const noFilters = {
  search: undefined,
  status: undefined,
  startDate: undefined,
  endDate: undefined,
  after: undefined,
};
