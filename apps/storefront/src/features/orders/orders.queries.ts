import { keepPreviousData } from '@tanstack/react-query';
import * as orders from '@market/api-client/contract/main/orders';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

const MINUTE = 60_000;

/** The customer's own, the newest first; searched by number, product or store. */
export function orderListQuery(api: Queries, { search, status, ...page }: OrderSearch) {
  const query = { ...pageWindow(page), status };
  const options = search === undefined ? api.query(orders.list, { query }) : api.query(orders.search, { query: { ...query, search } });
  return { ...options, placeholderData: keepPreviousData };
}

/** Followed while it is looked at: a rider may be at the gate. */
export const orderQuery = (api: Queries, id: string) => ({ ...api.query(orders.byId, { params: { id } }), refetchInterval: MINUTE });

/** The server's own list: statuses are never written into an app (spec section 4). */
export const orderStatusesQuery = (api: Queries) => ({ ...api.query(orders.statuses, { query: { orderType: 'all' } }), staleTime: 30 * MINUTE });
