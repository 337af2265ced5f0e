import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { catalogue, stores } from '../../shared/endpoints';
import { productSorts } from '@market/domain/catalogue/sorts';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

/** Full rows of two, three and five. */
const PAGE_SIZE = 30;

/** The URL parameters of a store's products. */
export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, PAGE_SIZE),
    sort: oneOf(params['sort'], productSorts),
  }),
};
export type StoreSearch = ReturnType<typeof storeSearch.parse>;

const MINUTE = 60_000;

/** A store as shoppers see it, with its look. */
export const storePageQuery = (api: Queries, slug: string) => ({
  ...api.query(stores('page'), { params: { id: slug } }),
  staleTime: 5 * MINUTE,
});

/** A store's products, including those not listed on the marketplace; featured products first. */
export const storeProductsQuery = (
  api: Queries,
  slug: string,
  { page, size, search, sort }: StoreSearch,
) => ({
  ...api.query(catalogue('themed'), {
    params: { id: slug },
    query: { ...pageWindow({ page, size }), search, sort },
  }),
  placeholderData: keepPreviousData,
});
