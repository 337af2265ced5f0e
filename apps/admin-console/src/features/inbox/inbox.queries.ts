import { keepPreviousData } from '@tanstack/react-query';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as inbox from '@market/api-client/contract/main/inbox';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { InboxSearch } from './inbox-search.schema';

export const inboxQuery = (api: Queries, { page, size, ...filters }: InboxSearch) => ({
  ...api.query(inbox.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const recentDecisionsQuery = (api: Queries) => api.query(inbox.recent);

// All are quiet: the row shows the error.
export const storeDecision = (api: Queries) =>
  api.mutation(storeApprovals.decide, {
    invalidates: [inbox.list, storeApprovals.list],
    quiet: true,
  });
export const productDecision = (api: Queries) =>
  api.mutation(productApprovals.decide, {
    invalidates: [inbox.list, productApprovals.list],
    quiet: true,
  });
export const payoutApproval = (api: Queries) =>
  api.mutation(payouts.act, { invalidates: [inbox.list, payouts.list], quiet: true });
export const hubApproval = (api: Queries) =>
  api.mutation(hubs.approve, { invalidates: [inbox.list, hubs.applications], quiet: true });
export const hubRefusal = (api: Queries) =>
  api.mutation(hubs.decline, { invalidates: [inbox.list, hubs.applications], quiet: true });
