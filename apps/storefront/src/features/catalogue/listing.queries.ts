import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { catalogue } from '../../shared/endpoints';
import {
  toRequestFilters,
  toCatalogueQuery,
  type ListingSearch,
  type ListingScope,
} from './model/listing-search';
import type { StoreDirectorySearch } from './model/store-search';

export const listingQuery = (api: Queries, scope: ListingScope, search: ListingSearch) => ({
  ...api.query(catalogue('list'), { query: toCatalogueQuery(scope, search) }),
  placeholderData: keepPreviousData,
});

/** The number of products that each filter would match. */
export const facetsQuery = (api: Queries, scope: ListingScope, search: ListingSearch) => ({
  ...api.query(catalogue('facets'), {
    query: { ...toRequestFilters(scope, search), deliverTo: scope.deliverTo },
  }),
  placeholderData: keepPreviousData,
});

/** Requests only the number of products. */
export const countQuery = (api: Queries, scope: ListingScope, search: ListingSearch) =>
  api.query(catalogue('list'), { query: { ...toRequestFilters(scope, search), limit: 1 } });

export const storeShelvesQuery = (
  api: Queries,
  { page, size, category, ...filters }: StoreDirectorySearch,
  followedOnly: boolean,
) => ({
  ...api.query(catalogue('storeShelves'), {
    query: {
      ...pageWindow({ page, size }),
      ...filters,
      categoryId: category,
      ...(followedOnly && { store: 'subscriptions' as const }),
    },
  }),
  placeholderData: keepPreviousData,
});
