import { keepPreviousData } from '@tanstack/react-query';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { filterOf, type IncomeSearch } from './income-search.schema';

export const incomeQuery = (api: Queries, search: IncomeSearch, now: Date) => ({
  ...api.query(subscriptions.income, {
    query: { ...filterOf(search, now), ...pageWindow(search) },
  }),
  placeholderData: keepPreviousData,
});

export const incomeExportQuery = (api: Queries, search: IncomeSearch, now: Date) =>
  api.query(subscriptions.incomeExportLink, { query: filterOf(search, now) });

export const storeSubscriptionQuery = (api: Queries, id: string) =>
  api.query(subscriptions.ofStore, { params: { id } });
