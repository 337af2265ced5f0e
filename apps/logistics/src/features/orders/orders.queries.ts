import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Role } from '@market/domain/accounts/roles';
import type { OrderListQuery } from '@market/domain/orders/order-list';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import type { Queries } from '@market/api-client/queries';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as partners from '@market/api-client/contract/main/partners';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const historySearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
});
export type HistorySearch = z.output<typeof historySearchSchema>;

export const assignmentStates = ['unassigned', 'offered', 'accepted'] as const;

/** The default is `unassigned`. */
export const dispatchSearchSchema = z.object({
  ...listSearchFields,
  assignment: z.catch(z.enum(assignmentStates), 'unassigned'),
});
export type DispatchSearch = z.output<typeof dispatchSearchSchema>;

export const listEndpoint = (role: Role) =>
  role === 'partner' ? partners.orders : role === 'dispatcher' ? dispatch.list : adminOrders.list;
const detailEndpoint = (role: Role) =>
  role === 'partner' ? partners.order : role === 'dispatcher' ? dispatch.byId : adminOrders.byId;

/**
 * Refetches often, because others change the data. `quiet`: a failed refetch shows a note on the
 * page.
 */
const liveOptions = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always' as const,
  meta: { quiet: true },
};

type OrderFilter = Pick<OrderListQuery, 'assignment' | 'status'>;

/**
 * One page of orders with this assignment state and status. The page is large enough for all of
 * them.
 */
export const liveOrdersQuery = (api: Queries, role: Role, filter: OrderFilter) => ({
  ...api.query(listEndpoint(role), { query: { ...filter, limit: MAX_PAGE_SIZE } }),
  ...liveOptions,
});

/** An offer disappears within this time once somebody else has answered it. */
const OFFER_REFRESH_MS = 10_000;

export const offersQuery = (api: Queries, role: Role) => ({
  ...liveOrdersQuery(api, role, { assignment: 'offered' }),
  refetchInterval: OFFER_REFRESH_MS,
});

/**
 * The ids of the orders whose steps are still being sent. The step queue writes them to the cache,
 * because the tabs of every page need them, but not the queue.
 */
export const unsentOrdersQuery = queryOptions<readonly string[]>({
  queryKey: ['unsentOrders'],
  queryFn: skipToken,
});

/** The number of the rider's active orders, which `countActiveOrders` writes to the cache. */
export const activeCountQuery = queryOptions<number>({
  queryKey: ['activeOrders'],
  queryFn: skipToken,
});

export const historyQuery = (
  api: Queries,
  role: Role,
  status: OrderStatusCode,
  { page, size, search }: HistorySearch,
) => ({
  ...api.query(listEndpoint(role), { query: { ...pageWindow({ page, size }), status, search } }),
  placeholderData: keepPreviousData,
  // The list shows a note.
  meta: { quiet: true },
});

export const dispatchQuery = (
  api: Queries,
  { page, size, search, assignment }: DispatchSearch,
) => ({
  ...api.query(adminOrders.list, { query: { ...pageWindow({ page, size }), assignment, search } }),
  ...liveOptions,
  placeholderData: keepPreviousData,
});

export const unassignedQuery = (api: Queries) => ({
  ...api.query(adminOrders.list, { query: { assignment: 'unassigned', limit: 1 } }),
  ...liveOptions,
});

/**
 * The delivery address, as it was when the order was placed. Only dispatchers have this endpoint.
 */
export const addressQuery = (api: Queries, role: Role, id: string) => ({
  ...api.query(dispatch.address, { params: { id } }),
  enabled: role === 'dispatcher',
});

export const orderQuery = (api: Queries, role: Role, id: string) => ({
  ...api.query(detailEndpoint(role), { params: { id } }),
  ...liveOptions,
});
