import { keepPreviousData } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ReturnSearch } from './return-search.schema';

/** The reader's own, the newest first: a store's, or everybody's for the platform. */
export const returnListQuery = (api: Queries, { page, size, ...filters }: ReturnSearch) => ({
  ...api.query(returns.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

/** One return, by its id. */
export const returnQuery = (api: Queries, id: string) =>
  api.query(returns.byId, { params: { id } });

/** What a return does shows in its order's activity, and in the money on its way back. */
export const staleWithReturns = [returns.list, refunds.list, merchantOrders.list, adminOrders.list];

/** A move that needs no question first; a toast says what is refused. */
export const returnStatusUpdate = (api: Queries) =>
  api.mutation(returns.updateStatus, { invalidates: staleWithReturns });

/** The dialog that asks whether they are back shows its own errors. */
export const returnReceipt = (api: Queries) =>
  api.mutation(returns.updateStatus, { invalidates: staleWithReturns, quiet: true });

/** A form shows its own errors. */
export const returnRejection = (api: Queries) =>
  api.mutation(returns.updateStatus, {
    invalidates: staleWithReturns,
    quiet: true,
    success: 'Return rejected',
  });
