import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import type { OrderSummary } from '@market/domain/orders/order';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-lifecycle';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

export const orderListQuery = (api: Queries, { page, size, ...filters }: OrderSearch) => ({
  ...api.query(merchantOrders.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

/** The filtered list without paging. */
export const orderExportQuery = (api: Queries, { page: _, size: __, ...filters }: OrderSearch) =>
  api.query(merchantOrders.exportLink, { query: filters });

export const orderQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.byId, { params: { id } });

/** The delivery address, as it was when the order was placed. */
export const orderAddressQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.address, { params: { id } });

/** `ids` is comma-separated. */
export const packingSlipsQuery = (api: Queries, ids: string) =>
  api.query(merchantOrders.packingSlips, { query: { ids } });

/** The newest orders and the number of orders in each status, for the dashboard and the sidebar. */
export const latestOrdersQuery = (api: Queries) =>
  api.query(merchantOrders.list, { query: { limit: 5 } });

const LOOK_AGAIN_MS = 20_000;

interface Latest {
  rows: readonly Pick<OrderSummary, 'id'>[];
  statusCounts: Readonly<Record<string, number>>;
}

/**
 * Polls for new orders every 20 seconds while the window has focus. Polling instead of a push
 * connection: the response is two short index reads, any server can answer it, and a phone that
 * loses its network needs no reconnect. Failed polls are ignored, because the next one follows.
 */
export const newestOrdersQuery = (api: Queries, latest: Latest | undefined) => ({
  ...api.query(merchantOrders.newest),
  ...(latest && {
    initialData: {
      ids: latest.rows.map(({ id }) => id),
      toConfirm: latest.statusCounts[DEFAULT_ORDER_STATUS] ?? 0,
    },
  }),
  // `latest` has no number of returns.
  initialDataUpdatedAt: 0,
  enabled: latest !== undefined,
  staleTime: LOOK_AGAIN_MS,
  refetchInterval: LOOK_AGAIN_MS,
  meta: { quiet: true },
});
