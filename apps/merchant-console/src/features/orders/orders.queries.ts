import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { OrderSearch } from './order-search.schema';

export const orderListQuery = (api: Queries, { page, size, ...filters }: OrderSearch) => ({
  ...api.query(merchantOrders.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

/** The filtered list, newest first, without paging. */
export const orderExportQuery = (
  api: Queries,
  { page: _, size: _size, sort: _sort, ...filters }: OrderSearch,
) => api.query(merchantOrders.exportLink, { query: filters });

export const orderQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.byId, { params: { id } });

/** The delivery address, as it was when the order was placed. */
export const orderAddressQuery = (api: Queries, id: string) =>
  api.query(merchantOrders.address, { params: { id } });

/** `ids` is comma-separated. */
export const packingSlipsQuery = (api: Queries, ids: string) =>
  api.query(merchantOrders.packingSlips, { query: { ids } });
