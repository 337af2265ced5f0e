import { keepPreviousData } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as orders from '@market/api-client/contract/main/orders';
import type { Queries } from '@market/api-client/queries';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

type Filters = Omit<OrderSearch, 'page' | 'size'>;
type Window = ReturnType<typeof pageWindow>;

const allOrders = (api: Queries, { view: _, ...filters }: Filters, window: Window) =>
  api.query(adminOrders.list, { query: { ...window, ...filters } });

const waitingOrders = (
  api: Queries,
  { view: _, assignment: _assignment, status: _status, ...filters }: Filters,
  window: Window,
) => api.query(adminOrders.waiting, { query: { ...window, ...filters } });

export const orderListQuery = (api: Queries, { page, size, ...filters }: OrderSearch) => ({
  ...(filters.view === 'waiting' ? waitingOrders : allOrders)(
    api,
    filters,
    pageWindow({ page, size }),
  ),
  placeholderData: keepPreviousData,
});

const countOnly = { limit: 1, offset: 0 };

/** Counts the orders of the other tab: all orders, or those that are waiting for the platform. */
export const otherCountsQuery = (
  api: Queries,
  { page: _, size: _size, ...filters }: OrderSearch,
) => ({
  ...(filters.view === 'waiting' ? allOrders : waitingOrders)(
    api,
    { ...filters, status: undefined, sort: undefined },
    countOnly,
  ),
  placeholderData: keepPreviousData,
});

/** Long enough that loading an order and then showing it sends only one request. */
const FRESH_MS = 2_000;
const RECHECK_MS = 15_000;

/** One order. Refetched regularly, because its customer, store or rider may change it. */
export const orderQuery = (api: Queries, id: string) => ({
  ...api.query(adminOrders.byId, { params: { id } }),
  staleTime: FRESH_MS,
  refetchInterval: RECHECK_MS,
});

export const ordersOfPaymentQuery = (api: Queries, reference: string) =>
  api.query(adminOrders.list, { query: { search: reference, limit: MAX_PAGE_SIZE } });

/** The delivery address, as it was when the order was placed. */
export const orderAddressQuery = (api: Queries, id: string) =>
  api.query(adminOrders.address, { params: { id } });

export const orderMessagesQuery = (api: Queries, id: string) =>
  api.query(adminOrders.messages, { params: { id } });

export const completeDelivery = (api: Queries) =>
  api.mutation(adminOrders.completeDelivery, {
    invalidates: [adminOrders.list],
    quiet: true,
    success: 'Delivery completed',
  });

export const cancelOrder = (api: Queries) =>
  api.mutation(orders.update, {
    invalidates: [adminOrders.list],
    quiet: true,
    success: 'Order cancelled',
  });
