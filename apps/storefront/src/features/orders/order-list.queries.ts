import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { orderStatusCodes } from '@market/domain/orders/order-lifecycle';
import { pageWindow } from '@market/web-kit/router/list-search';
import {
  parseListValues,
  parseChoice,
  type SearchParams,
} from '@market/web-kit/router/search-values';
import { orders } from '../../shared/endpoints';

export const orderSearch = {
  parse: (params: SearchParams) => ({
    ...parseListValues(params, DEFAULT_PAGE_SIZE),
    status: parseChoice(params['status'], orderStatusCodes),
  }),
};
export type OrderSearch = ReturnType<typeof orderSearch.parse>;

/** The search covers the order number, products and stores. */
export function orderListQuery(api: Queries, { search, status, ...page }: OrderSearch) {
  const query = { ...pageWindow(page), status };
  const options =
    search === undefined
      ? api.query(orders('list'), { query })
      : api.query(orders('search'), { query: { ...query, search } });
  return { ...options, placeholderData: keepPreviousData };
}
