import { storeSorts, type StoreSort } from '@market/domain/catalogue/sorts';
import {
  parseListValues,
  parseChoice,
  type SearchParams,
} from '@market/web-kit/router/search-values';

const PAGE_SIZE = 12;
const MAX_TEXT_LENGTH = 40;

const parseTextParam = (value: string | undefined) =>
  value && value.length <= MAX_TEXT_LENGTH ? value : undefined;

export const storeSearch = {
  parse: (params: SearchParams) => ({
    ...parseListValues(params, PAGE_SIZE),
    sort: parseChoice(params['sort'], storeSorts),
    official: parseChoice(params['official'], ['true']),
    state: parseTextParam(params['state']),
    /** The id of a category of the first level. */
    category: parseTextParam(params['category']),
  }),
};
export type StoreDirectorySearch = ReturnType<typeof storeSearch.parse>;

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
