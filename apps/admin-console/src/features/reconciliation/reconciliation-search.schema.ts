import * as z from 'zod/mini';
import {
  reconciliationLists,
  type ReconciliationFilter,
} from '@market/domain/reconciliation/reconciliation';
import { monthSearchSchema, resolvePeriod } from '@market/console/period/period';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const reconciliationSearchSchema = z.extend(monthSearchSchema, {
  search: listSearchFields.search,
  list: z.catch(z.enum([...reconciliationLists, 'days']), 'unmatched'),
});
export type ReconciliationSearch = z.output<typeof reconciliationSearchSchema>;

/** The list in the URL. The tab "By day" has no list of its own and uses the unmatched items. */
export const toReconciliationFilter = (
  search: ReconciliationSearch,
  now: Date,
): ReconciliationFilter => ({
  ...resolvePeriod(search, now),
  list: search.list === 'days' ? 'unmatched' : search.list,
  search: search.search,
});
