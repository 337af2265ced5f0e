import * as z from 'zod/mini';
import { transactionStatusSchema } from '@market/domain/transactions/transaction';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

/**
 * The state of both lists, transactions and invoices, in the URL. `after` is the cursor at the end
 * of the previous page.
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

/** Includes the cursor, because changing a filter returns to the newest rows. */
export const noFilters = {
  search: undefined,
  status: undefined,
  startDate: undefined,
  endDate: undefined,
  after: undefined,
};
