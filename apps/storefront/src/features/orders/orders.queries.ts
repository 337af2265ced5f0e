import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { lagosDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { orderStatusCodes } from '@market/domain/orders/order-lifecycle';
import { pageWindow } from '@market/web-kit/router/list-search';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';
import { orders } from '../../shared/endpoints';

/** The URL parameters of the order list. */
export const orderSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, DEFAULT_PAGE_SIZE),
    status: oneOf(params['status'], orderStatusCodes),
  }),
};
export type OrderSearch = ReturnType<typeof orderSearch.parse>;

const MINUTE = 60_000;

/** The customer's own, the newest first; searched by number, product or store. */
export function orderListQuery(api: Queries, { search, status, ...page }: OrderSearch) {
  const query = { ...pageWindow(page), status };
  const options =
    search === undefined
      ? api.query(orders('list'), { query })
      : api.query(orders('search'), { query: { ...query, search } });
  return { ...options, placeholderData: keepPreviousData };
}

/** All that the customer ordered on the day of this one: what was paid with it is among them. */
export function ordersOfDayQuery(api: Queries, { createdAt }: Pick<Order, 'createdAt'>) {
  const day = lagosDate(new Date(createdAt));
  return api.query(orders('list'), {
    query: { limit: MAX_PAGE_SIZE, offset: 0, from: day, to: day },
  });
}

/** Polled while it is open, because a rider may be about to arrive. */
export const orderQuery = (api: Queries, id: string) => ({
  ...api.query(orders('byId'), { params: { id } }),
  refetchInterval: MINUTE,
});

/** The server's own list: statuses are never written into an app (spec section 4). */
export const orderStatusesQuery = (api: Queries) => ({
  ...api.query(orders('statuses'), { query: { orderType: 'all' } }),
  staleTime: 30 * MINUTE,
});
