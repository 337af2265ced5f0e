import * as z from 'zod/mini';
import { transactionStatusSchema } from '@market/domain/transactions/transaction';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const day = z.catch(z.optional(z.iso.date()), undefined);

/** `/transactions?status=refunded&startDate=2026-11-01`; `after` is where the page before ended. Invoices are found the same way. */
export const transactionSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(transactionStatusSchema), undefined),
  startDate: day,
  endDate: day,
  after: z.catch(z.optional(z.string()), undefined),
});
export type TransactionSearch = z.output<typeof transactionSearchSchema>;

export const isFiltered = ({ search, status, startDate, endDate }: TransactionSearch): boolean =>
  Boolean(search ?? status ?? startDate ?? endDate);

/** Another filter is another list: it begins at its newest row. */
export const noFilters = {
  search: undefined,
  status: undefined,
  startDate: undefined,
  endDate: undefined,
  after: undefined,
};
