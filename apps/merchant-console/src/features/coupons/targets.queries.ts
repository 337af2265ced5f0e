import { keepPreviousData } from '@tanstack/react-query';
import type { ProductOption } from '@market/domain/catalogue/merchant-products';
import type { Queries } from '@market/api-client/queries';
import * as categories from '@market/api-client/contract/main/categories';
import * as coupons from '@market/api-client/contract/main/coupons';

export const targetCategoriesQuery = (api: Queries) => api.query(categories.list);

export const targetProductsQuery = (api: Queries, search: string) => ({
  ...api.query(coupons.productOptions, { query: { limit: 20, search } }),
  placeholderData: keepPreviousData,
});

export const targetProductQuery = (api: Queries, id: string) => ({
  ...api.query(coupons.productOptions, { query: { id } }),
  select: ([product]: readonly ProductOption[]) => product ?? null,
});
