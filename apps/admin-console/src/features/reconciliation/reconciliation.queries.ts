import { keepPreviousData } from '@tanstack/react-query';
import * as finance from '@market/api-client/contract/main/finance';
import * as reconciliation from '@market/api-client/contract/main/reconciliation';
import type { Queries } from '@market/api-client/queries';
import { resolvePeriod } from '@market/console/period/period';
import { pageWindow } from '@market/web-kit/router/list-search';
import { toReconciliationFilter, type ReconciliationSearch } from './reconciliation-search.schema';

export const reconciliationQuery = (api: Queries, search: ReconciliationSearch, now: Date) => ({
  ...api.query(reconciliation.list, {
    query: {
      ...toReconciliationFilter(search, now),
      ...(search.list === 'days' ? { limit: 1 } : pageWindow(search)),
    },
  }),
  placeholderData: keepPreviousData,
});

export const reconciliationDaysQuery = (api: Queries, search: ReconciliationSearch, now: Date) => ({
  ...api.query(reconciliation.days, {
    query: { ...resolvePeriod(search, now), ...pageWindow(search) },
  }),
  placeholderData: keepPreviousData,
});

export const reconciliationExportQuery = (api: Queries, search: ReconciliationSearch, now: Date) =>
  api.query(reconciliation.exportLink, { query: toReconciliationFilter(search, now) });

export const itemQuery = (api: Queries, reference: string) =>
  api.query(reconciliation.byReference, { params: { reference } });

/** Also invalidates the finance reports, which contain the corrected fee. */
export const correctFee = (api: Queries) =>
  api.mutation(reconciliation.correctFee, {
    invalidates: [reconciliation.list, finance.sar],
    quiet: true,
    success: 'Fee corrected',
  });

export const explainDifference = (api: Queries) =>
  api.mutation(reconciliation.explain, {
    invalidates: [reconciliation.list],
    quiet: true,
    success: 'Difference explained',
  });

export const checkPayment = (api: Queries) =>
  api.mutation(reconciliation.check, { success: 'Payment checked' });
