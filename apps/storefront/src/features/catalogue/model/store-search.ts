import { storeSorts, type StoreSort } from '@market/domain/catalogue/sorts';
import { listValues, oneOf, type SearchParams } from '@market/web-kit/router/search-values';

const PAGE_SIZE = 12;
const MAX_TEXT = 40;

const text = (value: string | undefined) => (value && value.length <= MAX_TEXT ? value : undefined);

/** The URL parameters of the store directory. */
export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...listValues(params, PAGE_SIZE),
    sort: oneOf(params['sort'], storeSorts),
    official: oneOf(params['official'], ['true']),
    state: text(params['state']),
    /** The id of a category of the first level. */
    category: text(params['category']),
  }),
};
export type StoreSearch = ReturnType<typeof storeSearch.parse>;

/** A patch that clears every filter but keeps the sort order. */
export const noStoreFilters = {
  search: undefined,
  official: undefined,
  state: undefined,
  category: undefined,
} as const;

export const storeSortNames: Readonly<Record<StoreSort, string>> = {
  followers: 'Most followed',
  rating: 'Best rated',
  newest: 'Newest',
  name: 'Name, A to Z',
};

export const parseStoreSort = (value: string): StoreSort | undefined =>
  storeSorts.find((sort) => sort === value);
