import * as refunds from '@market/api-client/contract/main/refunds';
import * as returns from '@market/api-client/contract/main/returns';
import type { Queries } from '@market/api-client/queries';
import { listsChangedByReturns as invalidates } from '@market/console/returns/returns.queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { refundStatuses } from '@market/domain/checkout/refund';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

/** The default is `failed`: the refunds that need attention. */
const refundSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...refundStatuses, 'all']), 'failed'),
});
export type RefundSearch = z.output<typeof refundSearchSchema>;

export const refundList = urlList(refundSearchSchema, (api, { page, size, search, status }) =>
  api.query(refunds.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
);

export const retryRefund = (api: Queries) =>
  api.mutation(refunds.retry, {
    invalidates: [refunds.list, returns.list],
    success: 'Refund retried',
  });

export const approveRefund = (api: Queries) =>
  api.mutation(returns.decideRefund, {
    invalidates,
    quiet: true,
    success: 'Refund approved',
  });
export const declineRefund = (api: Queries) =>
  api.mutation(returns.decideRefund, { invalidates, quiet: true, success: 'Refund declined' });
export const bookChargeback = (api: Queries) =>
  api.mutation(returns.decideChargeback, {
    invalidates,
    quiet: true,
    success: 'Chargeback recorded',
  });
export const contestChargeback = (api: Queries) =>
  api.mutation(returns.decideChargeback, {
    invalidates,
    quiet: true,
    success: 'Chargeback contested',
  });
