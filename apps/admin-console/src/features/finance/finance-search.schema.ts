import * as z from 'zod/mini';
import { financeReportSchema, type FinanceFilter } from '@market/domain/finance/finance-report';
import { monthSearchSchema, periodOf } from '@market/console/period/period';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The reports' state in the URL: `/finance?report=ndsr&period=last-month`. */
export const financeSearchSchema = z.extend(monthSearchSchema, {
  search: listSearchFields.search,
  report: z.catch(financeReportSchema, 'sar'),
  storeId: z.catch(z.optional(z.uuid()), undefined),
});
export type FinanceSearch = z.output<typeof financeSearchSchema>;

/** What the URL selects, with the days of its period. */
export const filterOf = (search: FinanceSearch, now: Date): FinanceFilter => ({
  ...periodOf(search, now),
  storeId: search.storeId,
  search: search.search,
});
