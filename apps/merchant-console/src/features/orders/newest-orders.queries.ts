import { lazyEndpoints } from '@market/api-client/lazy-endpoint';
import type { Queries } from '@market/api-client/queries';
import type { OrderSummary } from '@market/domain/orders/order';
import { DEFAULT_ORDER_STATUS } from '@market/domain/orders/order-lifecycle';

// The layout of every page counts new orders, so the order schemas are imported only when a request
// is sent.
const orders = lazyEndpoints(
  'merchantOrders',
  () => import('@market/api-client/contract/main/merchant-orders'),
);

/** The newest orders and the number of orders in each status, for the dashboard and the sidebar. */
export const latestOrdersQuery = (api: Queries) =>
  api.query(orders('list'), { query: { limit: 5 } });

const REFETCH_MS = 20_000;

interface Latest {
  rows: readonly Pick<OrderSummary, 'id'>[];
  statusCounts: Readonly<Record<string, number>>;
}

/**
 * Polls for new orders every 20 seconds while the window has focus. A push connection is not
 * needed: the response takes two short index reads, any server can answer it, and a phone that
 * loses its network need not reconnect. Failed polls are ignored, because another one follows.
 */
export const newestOrdersQuery = (api: Queries, latest: Latest | undefined) => ({
  ...api.query(orders('newest')),
  ...(latest && {
    initialData: {
      ids: latest.rows.map(({ id }) => id),
      toConfirm: latest.statusCounts[DEFAULT_ORDER_STATUS] ?? 0,
    },
  }),
  // Stale from the start, because `latest` does not include the number of returns.
  initialDataUpdatedAt: 0,
  enabled: latest !== undefined,
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
  meta: { quiet: true },
});
