import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as categories from '@market/api-client/contract/main/categories';
import * as featured from '@market/api-client/contract/main/featured';
import * as products from '@market/api-client/contract/main/products';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { ProductSearch } from './product-search.schema';

const productFilter = ({ page: _page, size: _size, sort: _sort, ...filter }: ProductSearch) =>
  filter;

export const productListQuery = (api: Queries, { page, size, ...filters }: ProductSearch) => ({
  ...api.query(products.list, { query: { ...pageWindow({ page, size }), ...filters } }),
  placeholderData: keepPreviousData,
});

export const productQuery = (api: Queries, id: string) =>
  api.query(products.byId, { params: { id } });

export const productVisibilityQuery = (api: Queries, id: string) =>
  api.query(products.visibility, { params: { id } });

export const STOCK_MOVEMENTS_SHOWN = 20;

/** Always stale, so that opening the history refetches it. */
export const stockMovementsQuery = (
  api: Queries,
  { id, page, variantId }: { id: string; page: number; variantId?: string },
) => ({
  ...api.query(products.stockMovements, {
    params: { id },
    query: {
      ...pageWindow({ page, size: STOCK_MOVEMENTS_SHOWN }),
      ...(variantId !== undefined && { variantId }),
    },
  }),
  placeholderData: keepPreviousData,
  staleTime: 0,
});

export const productCountsQuery = (api: Queries) => api.query(products.counts);

/** All products that match the filters, for a bulk change. Refetched each time. */
export const chosenProductsQuery = (api: Queries, search: ProductSearch) => ({
  ...api.query(products.chosen, { query: productFilter(search) }),
  staleTime: 0,
  gcTime: 0,
});

/** The download URL of the export. It expires after a few minutes, so it is requested each time. */
export const productExportQuery = (api: Queries, search: ProductSearch) =>
  api.query(products.exportLink, { query: productFilter(search) });

export const featuredQuery = (api: Queries) => api.query(featured.list);

export const productCategoriesQuery = (api: Queries) => api.query(categories.list);

export const brandsQuery = (api: Queries) => api.query(products.brands);
