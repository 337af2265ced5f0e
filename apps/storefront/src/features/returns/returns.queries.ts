import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { returns } from '../../shared/endpoints';
import type { ReturnSearch } from './return-search';

/** The customer's own, the newest first. */
export const returnListQuery = (api: Queries, search: ReturnSearch) => ({
  ...api.query(returns('list'), {
    query: { ...pageWindow(search), search: search.search, status: search.status },
  }),
  placeholderData: keepPreviousData,
});

export const returnsOfOrderQuery = (api: Queries, orderId: string) =>
  api.query(returns('list'), { query: { orderId } });

export const returnQuery = (api: Queries, id: string) =>
  api.query(returns('byId'), { params: { id } });
