import { keepPreviousData } from '@tanstack/react-query';
import * as categories from '@market/api-client/contract/main/categories';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { platformProductSorts } from '@market/domain/catalogue/platform-products';
import { reviewStatuses } from '@market/domain/catalogue/product';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const productSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...reviewStatuses, 'all']), 'pending'),
  storeId: z.catch(z.optional(z.uuid()), undefined),
  sort: z.catch(z.optional(z.enum(platformProductSorts)), undefined),
});
export type ProductSearch = z.output<typeof productSearchSchema>;

export const productListQuery = (
  api: Queries,
  { page, size, status, search, storeId, sort }: ProductSearch,
) => ({
  ...api.query(productApprovals.list, {
    query: {
      ...pageWindow({ page, size }),
      search,
      storeId,
      sort,
      approvalStatus: status === 'all' ? undefined : status,
    },
  }),
  placeholderData: keepPreviousData,
});

export const productQuery = (api: Queries, id: string) =>
  api.query(productApprovals.byId, { params: { id } });

export const productVisibilityQuery = (api: Queries, id: string) =>
  api.query(productApprovals.visibility, { params: { id } });

export const productHistoryQuery = (api: Queries, id: string) =>
  api.query(productApprovals.history, { params: { id } });

export const decideOnProduct = (api: Queries) =>
  api.mutation(productApprovals.decide, { quiet: true });

export const categoriesQuery = (api: Queries) => api.query(categories.list);

export const addProduct = (api: Queries) =>
  api.mutation(productApprovals.addForStore, {
    quiet: true,
    success: 'Product added. The merchant is notified by email.',
  });
