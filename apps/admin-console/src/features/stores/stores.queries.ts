import * as categories from '@market/api-client/contract/main/categories';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Data } from '@market/api-client/endpoint';
import type { Queries } from '@market/api-client/queries';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import { pageWindow } from '@market/web-kit/router/list-search';
import { isApprovedBy } from './model/approvals';
import * as z from 'zod/mini';
import type { storeStatuses } from '@market/domain/stores/store-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

/** Excludes stores in onboarding, which cannot be approved or sent back yet. */
export const queueStatuses = [
  'pending',
  'rejected',
  'live',
  'paused',
  'suspended',
] as const satisfies readonly (typeof storeStatuses)[number][];

const storeSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...queueStatuses, 'all']), 'pending'),
});
export type StoreSearch = z.output<typeof storeSearchSchema>;

export const storeList = urlList(storeSearchSchema, (api, { page, size, status, search }) =>
  api.query(storeApprovals.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
);

/** Pending stores, except those to which this approver gave the first approval. */
export const storesToApproveQuery = (api: Queries, approverId: string) => ({
  ...api.query(storeApprovals.list, { query: { limit: MAX_PAGE_SIZE, status: 'pending' } }),
  select: ({ rows, count }: Data<typeof storeApprovals.list>) => {
    const own = rows.filter((store) => !isApprovedBy(store, approverId));
    return { rows: own, count: count - (rows.length - own.length) };
  },
});

export const storeQuery = (api: Queries, id: string) =>
  api.query(storeApprovals.byId, { params: { id } });

export const categoryNameQuery = (api: Queries, id: string) => ({
  ...api.query(categories.list),
  select: (all: Data<typeof categories.list>) => all.find((category) => category.id === id)?.name,
});

export const decideOnStore = (api: Queries, success: string) =>
  api.mutation(storeApprovals.decide, { quiet: true, success });
