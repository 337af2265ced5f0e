import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { catalogue, stores } from '../../shared/endpoints';
import { productSorts } from '@market/domain/catalogue/sorts';
import {
  parseListValues,
  parseChoice,
  type SearchParams,
} from '@market/web-kit/router/search-values';

/** The page size is divisible by two, three and five, so that every row is full. */
const PAGE_SIZE = 30;

const MAX_ID_LENGTH = 64;
const idText = (value: string | undefined) =>
  value && value.length <= MAX_ID_LENGTH ? value : undefined;

export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...parseListValues(params, PAGE_SIZE),
    sort: parseChoice(params['sort'], productSorts),
    /** The id of a category of the first level. */
    category: idText(params['category']),
    onSale: parseChoice(params['onSale'], ['true']),
  }),
};
export type StoreProductsSearch = ReturnType<typeof storeSearch.parse>;

const MINUTE = 60_000;

export const storePageQuery = (api: Queries, slug: string) => ({
  ...api.query(stores('page'), { params: { id: slug } }),
  staleTime: 5 * MINUTE,
});

/** A store's products, including those not listed on the marketplace; featured products first. */
export const storeProductsQuery = (
  api: Queries,
  slug: string,
  { page, size, category, ...filters }: StoreProductsSearch,
) => ({
  ...api.query(catalogue('storePageProducts'), {
    params: { id: slug },
    query: { ...pageWindow({ page, size }), ...filters, categoryId: category },
  }),
  placeholderData: keepPreviousData,
});

export const storeSectionsQuery = (api: Queries, slug: string) => ({
  ...api.query(catalogue('storeSections'), { params: { id: slug } }),
  staleTime: 5 * MINUTE,
});

const BEST_PRODUCTS = 3;

/** The most popular products of a store. */
export const bestProductsQuery = (api: Queries, slug: string) => ({
  ...api.query(catalogue('storePageProducts'), {
    params: { id: slug },
    query: { limit: BEST_PRODUCTS, sort: 'relevance' },
  }),
  staleTime: 5 * MINUTE,
});
