import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { returnSorts, returnStatusSchema } from '@market/domain/orders/order-return';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

/** The list's state in the URL: `/returns?status=requested&refund=false`. */
const returnSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(returnStatusSchema), undefined),
  /** `true` lists refunds, `false` replacements. */
  refund: z.catch(z.optional(z.enum(['true', 'false'])), undefined),
  sort: z.catch(z.optional(z.enum(returnSorts)), undefined),
});
export type ReturnSearch = z.output<typeof returnSearchSchema>;

/** Whether any filter is set. An empty list then says that nothing matches. */
export const isFiltered = ({ search, status, refund }: ReturnSearch): boolean =>
  Boolean(search ?? status ?? refund);

/** The returns of the user's store, or of all stores for the platform. */
export const returnList = urlList(returnSearchSchema, (api, { page, size, ...filters }) =>
  api.query(returns.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const returnQuery = (api: Queries, id: string) =>
  api.query(returns.byId, { params: { id } });

/** The lists to refetch after a change to a return, which also changes its order and its refund. */
export const listsChangedByReturns = [
  returns.list,
  refunds.list,
  merchantOrders.list,
  adminOrders.list,
];

export const updateReturnStatus = (api: Queries) =>
  api.mutation(returns.updateStatus, { invalidates: listsChangedByReturns });

/** `quiet`: the dialog shows the error. */
export const receiveReturn = (api: Queries) =>
  api.mutation(returns.updateStatus, { invalidates: listsChangedByReturns, quiet: true });

/** `quiet`: the form shows the error. */
export const rejectReturn = (api: Queries) =>
  api.mutation(returns.updateStatus, {
    invalidates: listsChangedByReturns,
    quiet: true,
    success: 'Return rejected',
  });
