import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { returnStatuses } from '@market/domain/orders/return-status';
import { pageWindow } from '@market/web-kit/router/list-search';
import {
  parseListValues,
  parseChoice,
  type SearchParams,
} from '@market/web-kit/router/search-values';
import { returns } from '../../shared/endpoints';

export const returnSearch = {
  parse: (params: SearchParams) => ({
    ...parseListValues(params, DEFAULT_PAGE_SIZE),
    status: parseChoice(params['status'], returnStatuses),
  }),
};
export type ReturnSearch = ReturnType<typeof returnSearch.parse>;

export const returnListQuery = (api: Queries, search: ReturnSearch) => ({
  ...api.query(returns('list'), {
    query: { ...pageWindow(search), search: search.search, status: search.status },
  }),
  placeholderData: keepPreviousData,
});
