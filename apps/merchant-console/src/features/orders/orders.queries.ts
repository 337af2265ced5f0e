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

/** The whole list as it is filtered, wherever its pages stand. */
export const orderExportQuery = (api: Queries, { page: _, size: __, ...filters }: OrderSearch) =>
  api.query(merchantOrders.exportLink, { query: filters });

export const orderQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.byId, { params: { id } });

/** Where an order goes, as it was when it was placed. */
export const orderAddressQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.address, { params: { id } });

/** Ids are separated by commas. */
export const packingSlipsQuery = (api: Queries, ids: string) =>
  api.query(merchantOrders.packingSlips, { query: { ids } });

/** The newest orders and how many stand in each status, for the dashboard and the sidebar. */
export const latestOrdersQuery = (api: Queries) =>
  api.query(merchantOrders.list, { query: { limit: 5 } });

const LOOK_AGAIN_MS = 20_000;

interface Latest {
  rows: readonly Pick<OrderSummary, 'id'>[];
  statusCounts: Readonly<Record<string, number>>;
}

/**
 * Looks for new orders at once, then every 20 seconds while the window is in front; what the latest orders said is shown until then. Asked for and not sent:
 * the answer is two short reads of an index, any of several servers can give it, and a phone that lost its network needs no
 * connection to be opened again. A look that fails is not worth a word: the next one comes.
 */
export const newestOrdersQuery = (api: Queries, latest: Latest | undefined) => ({
  ...api.query(merchantOrders.newest),
  ...(latest && {
    initialData: {
      ids: latest.rows.map(({ id }) => id),
      toConfirm: latest.statusCounts[DEFAULT_ORDER_STATUS] ?? 0,
    },
  }),
  // Of returns the latest orders say nothing.
  initialDataUpdatedAt: 0,
  enabled: latest !== undefined,
  staleTime: LOOK_AGAIN_MS,
  refetchInterval: LOOK_AGAIN_MS,
  meta: { quiet: true },
});
