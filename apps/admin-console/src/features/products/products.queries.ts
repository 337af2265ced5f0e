import { keepPreviousData } from '@tanstack/react-query';
import type { Data } from '@market/api-client/kernel';
import type { Queries } from '@market/api-client/queries';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ProductSearch } from './product-search.schema';

export const productListQuery = (api: Queries, { page, size, status, search }: ProductSearch) => ({
  ...api.query(productApprovals.list, {
    query: {
      ...pageWindow({ page, size }),
      search,
      approvalStatus: status === 'all' ? undefined : status,
    },
  }),
  placeholderData: keepPreviousData,
});

export const productQuery = (api: Queries, id: string) =>
  api.query(productApprovals.byId, { params: { id } });

/** The newest pending products and their count. */
export const productsToApproveQuery = (api: Queries) => ({
  ...api.query(productApprovals.list, { query: { limit: 5, approvalStatus: 'pending' } }),
  select: ({ rows, statusCounts }: Data<typeof productApprovals.list>) => ({
    rows,
    count: statusCounts.pending,
  }),
});
