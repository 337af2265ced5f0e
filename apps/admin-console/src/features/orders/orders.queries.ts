import { keepPreviousData } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as orders from '@market/api-client/contract/main/orders';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

export const orderListQuery = (api: Queries, { page, size, ...filters }: OrderSearch) => ({
  ...api.query(adminOrders.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (api: Queries, id: string) =>
  api.query(adminOrders.byId, { params: { id } });

/** The delivery address at the time of the order. */
export const orderAddressQuery = (api: Queries, id: string) =>
  api.query(adminOrders.address, { params: { id } });

export const orderCancellation = (api: Queries) =>
  api.mutation(orders.update, {
    invalidates: [adminOrders.list],
    quiet: true,
    success: 'Order cancelled',
  });
