import { keepPreviousData } from '@tanstack/react-query';
import * as finance from '@market/api-client/contract/main/finance';
import type { Queries } from '@market/api-client/queries';
import { type FinanceFilter, financeReportSchema } from '@market/domain/finance/finance-report';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { monthSearchSchema, resolvePeriod } from '@market/console/period/period';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const financeSearchSchema = z.extend(monthSearchSchema, {
  search: listSearchFields.search,
  report: z.catch(financeReportSchema, 'sar'),
  storeId: z.catch(z.optional(z.uuid()), undefined),
});
export type FinanceSearch = z.output<typeof financeSearchSchema>;

export const toFinanceFilter = (search: FinanceSearch, now: Date): FinanceFilter => ({
  ...resolvePeriod(search, now),
  storeId: search.storeId,
  search: search.search,
});

const toPageQuery = (search: FinanceSearch, now: Date) => ({
  ...toFinanceFilter(search, now),
  ...pageWindow(search),
});

export const storeReportQuery = (
  api: Queries,
  report: 'sar' | 'ndsr',
  search: FinanceSearch,
  now: Date,
) => ({
  ...api.query(finance[report], { query: toPageQuery(search, now) }),
  placeholderData: keepPreviousData,
});

export const paymentReportQuery = (
  api: Queries,
  report: 'ondpr' | 'odpr',
  search: FinanceSearch,
  now: Date,
) => ({
  ...api.query(finance[report], { query: toPageQuery(search, now) }),
  placeholderData: keepPreviousData,
});

export const storeOrdersQuery = (
  api: Queries,
  report: 'sar' | 'ndsr',
  filter: FinanceFilter,
  window: { offset: number; limit: number },
) => api.query(finance.orders, { query: { ...filter, report, ...window } });

const STORES_SHOWN = 20;

/** The stores with paid orders whose name contains the text, best-selling first. */
export const financeStoresQuery = (api: Queries, search: string | undefined) =>
  api.query(finance.sar, { query: { limit: STORES_SHOWN, search } });

/** One store with its all-time totals. Only its name is used. */
export const financeStoreQuery = (api: Queries, storeId: string | undefined) =>
  api.query(finance.sar, { query: { limit: 1, storeId } });

export const financeOrderQuery = (api: Queries, id: string) =>
  api.query(finance.order, { params: { id } });

export const financeExportQuery = (api: Queries, search: FinanceSearch, now: Date) =>
  api.query(finance.exportLink, {
    query: { ...toFinanceFilter(search, now), report: search.report },
  });
