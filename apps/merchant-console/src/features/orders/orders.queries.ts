import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-status';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

export const orderListQuery = (api: Queries, { page, size, ...filters }: OrderSearch) => ({
  ...api.query(merchantOrders.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (api: Queries, id: string) => api.query(merchantOrders.byId, { params: { id } });

/** The statuses of the product, as the server lists them. They change with a release of the server, if ever. */
export const orderStatusesQuery = (api: Queries) => ({ ...api.query(orders.statuses, { query: { orderType: 'all' } }), staleTime: 'static' as const });

/** The newest orders and how many stand in each status, for the dashboard and the sidebar. */
export const latestOrdersQuery = (api: Queries) => api.query(merchantOrders.list, { query: { limit: 5 } });

/** How many orders wait for the merchant's first move. */
export const ordersToConfirmQuery = (api: Queries) => ({
  ...latestOrdersQuery(api),
  select: ({ statusCounts }: { statusCounts: Readonly<Record<string, number>> }) => statusCounts[DEFAULT_ORDER_STATUS] ?? 0,
});
