import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
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

/** The newest unassigned orders and their count. */
export const ordersToAssignQuery = (api: Queries) =>
  api.query(adminOrders.list, { query: { limit: 5, assignment: 'unassigned' } });
