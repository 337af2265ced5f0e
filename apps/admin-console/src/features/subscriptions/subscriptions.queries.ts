import { keepPreviousData } from '@tanstack/react-query';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { resolvePeriod, yearSearchSchema } from '@market/console/period/period';
import { subscriptionStatusSchema, type IncomeFilter } from '@market/domain/subscriptions/income';
import { planCodeSchema } from '@market/domain/subscriptions/subscription';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const incomeSearchSchema = z.extend(yearSearchSchema, {
  search: listSearchFields.search,
  planId: z.catch(z.optional(planCodeSchema), undefined),
  status: z.catch(z.optional(subscriptionStatusSchema), undefined),
});
export type IncomeSearch = z.output<typeof incomeSearchSchema>;

export const toIncomeFilter = (search: IncomeSearch, now: Date): IncomeFilter => ({
  ...resolvePeriod(search, now),
  planId: search.planId,
  status: search.status,
  search: search.search,
});

export const isFiltered = ({ search, planId, status }: IncomeSearch): boolean =>
  Boolean(search ?? planId ?? status);

export const incomeQuery = (api: Queries, search: IncomeSearch, now: Date) => ({
  ...api.query(subscriptions.income, {
    query: { ...toIncomeFilter(search, now), ...pageWindow(search) },
  }),
  placeholderData: keepPreviousData,
});

export const incomeExportQuery = (api: Queries, search: IncomeSearch, now: Date) =>
  api.query(subscriptions.incomeExportLink, { query: toIncomeFilter(search, now) });

export const storeSubscriptionQuery = (api: Queries, id: string) =>
  api.query(subscriptions.ofStore, { params: { id } });
