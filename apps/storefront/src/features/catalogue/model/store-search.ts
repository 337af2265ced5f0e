import { storeSorts, type StoreSort } from '@market/domain/catalogue/sorts';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

const PAGE_SIZE = 24;

/** The URL parameters of the store directory. */
export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, PAGE_SIZE),
    sort: oneOf(params['sort'], storeSorts),
  }),
};
export type StoreSearch = ReturnType<typeof storeSearch.parse>;

export const storeSortNames: Readonly<Record<StoreSort, string>> = {
  followers: 'Most followed',
  rating: 'Best rated',
  newest: 'Newest',
  name: 'Name, A to Z',
};

export const parseStoreSort = (value: string): StoreSort | undefined =>
  storeSorts.find((sort) => sort === value);
