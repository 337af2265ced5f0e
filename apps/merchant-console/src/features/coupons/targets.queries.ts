import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as categories from '@market/api-client/contract/main/categories';
import * as products from '@market/api-client/contract/main/products';

/** What a coupon can apply to. */
export const targetCategoriesQuery = (api: Queries) => api.query(categories.list);

export const targetProductsQuery = (api: Queries, search: string) => ({
  ...api.query(products.list, { query: { limit: 20, search } }),
  placeholderData: keepPreviousData,
});

export const targetProductQuery = (api: Queries, id: string) => api.query(products.byId, { params: { id } });
