import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const day = z.catch(z.optional(z.iso.date()), undefined);

/** The list's state in the URL: `/transactions?search=pay-1&startDate=2026-11-01`. */
export const transactionSearchSchema = z.object({
  ...listSearchFields,
  startDate: day,
  endDate: day,
  /** The end of the previous page. */
  after: z.catch(z.optional(z.string()), undefined),
});
export type TransactionSearch = z.output<typeof transactionSearchSchema>;

export const isFiltered = ({ search, startDate, endDate }: TransactionSearch): boolean =>
  Boolean(search ?? startDate ?? endDate);
