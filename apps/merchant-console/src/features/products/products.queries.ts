import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as categories from '@market/api-client/contract/main/categories';
import * as products from '@market/api-client/contract/main/products';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ProductSearch } from './product-search.schema';

export const productListQuery = (api: Queries, { page, size, ...filters }: ProductSearch) => ({
  ...api.query(products.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const productQuery = (api: Queries, id: string) => api.query(products.byId, { params: { id } });

export const productCategoriesQuery = (api: Queries) => api.query(categories.list);

/** As many products as one answer holds, to see which of them run low. */
export const stockQuery = (api: Queries) => api.query(products.list, { query: { limit: 100 } });

/** How many products were sent back with a reason. */
export const sentBackQuery = (api: Queries) => ({
  ...api.query(products.list, { query: { limit: 1, approvalStatus: 'rejected' } }),
  select: ({ count }: { count: number }) => count,
});
