import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import { MAX_KOBO } from '@market/domain/money';
import type { CatalogueQuery } from '@market/domain/catalogue/product';
import { productSorts, type ProductSort } from '@market/domain/catalogue/sorts';
import { pageWindow } from '@market/web-kit/router/list-search';
import {
  parseListValues,
  parseChoice,
  parseWholeNumber,
  type SearchParams,
} from '@market/web-kit/router/search-values';
import type { CategoryPlace } from './category-place';

const PAGE_SIZE = 24;

export interface ListingSearch {
  readonly page: number;
  readonly size: number;
  readonly search?: string | undefined;
  /** Comma-separated store ids. */
  readonly store?: string | undefined;
  /** Variant options, in the format of the domain's option-choices.ts. */
  readonly options?: string | undefined;
  /** Attribute filters, in the format of the domain's attribute-choices.ts. */
  readonly attributes?: string | undefined;
  /** In whole naira. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly rating?: number | undefined;
  /** A day in Lagos. It applies once the shopper's place is known. */
  readonly arrivesBy?: string | undefined;
  readonly inStock?: 'true' | undefined;
  readonly onSale?: 'true' | undefined;
  readonly sort?: ProductSort | undefined;
}

interface PriceRange {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

/** Swaps a minimum and maximum price given in the wrong order. */
export const sortPriceRange = ({ minPrice, maxPrice }: PriceRange) =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice };

const parseNairaParam = (value: string | undefined) => parseWholeNumber(value, 0, MAX_KOBO / 100);
const parseTextParam = (value: string | undefined) =>
  value && value.length <= 1000 ? value : undefined;
const parseDayParam = (value: string | undefined) =>
  value && /^20\d\d-[01]\d-[0-3]\d$/.test(value) ? value : undefined;
const parseFlagParam = (value: string | undefined) => parseChoice(value, ['true']);

/** Ignores invalid parameters. */
export const listingSearch = {
  parse: (params: SearchParams): ListingSearch => ({
    ...parseListValues(params, PAGE_SIZE),
    store: parseTextParam(params['store']),
    options: parseTextParam(params['options']),
    attributes: parseTextParam(params['attributes']),
    ...sortPriceRange({
      minPrice: parseNairaParam(params['minPrice']),
      maxPrice: parseNairaParam(params['maxPrice']),
    }),
    rating: parseWholeNumber(params['rating'], 1, 4),
    arrivesBy: parseDayParam(params['arrivesBy']),
    inStock: parseFlagParam(params['inStock']),
    onSale: parseFlagParam(params['onSale']),
    sort: parseChoice(params['sort'], productSorts),
  }),
};

/** A listing's place in the category tree; empty for all products. */
export type ListingScope = { [Level in keyof CategoryPlace]?: string | undefined } & {
  /** The state that the shopper's orders go to, if it is known. */
  deliverTo?: string | undefined;
};

/** A patch that clears every filter but keeps the search text and the sort order. */
export const noFilters = {
  store: undefined,
  options: undefined,
  attributes: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  arrivesBy: undefined,
  inStock: undefined,
  onSale: undefined,
} as const;

/** Whether filters are in use. Within a category, a search text counts as a filter too. */
export function isFiltered({ categoryId }: ListingScope, search: ListingSearch): boolean {
  const { store, options, attributes, minPrice, maxPrice, rating } = search;
  const { arrivesBy, inStock, onSale } = search;
  return [
    categoryId && search.search,
    store,
    options,
    attributes,
    minPrice,
    maxPrice,
    rating,
    arrivesBy,
    inStock,
    onSale,
  ].some((filter) => filter !== undefined);
}

/**
 * The filters of a listing as request parameters. Only the lowest level of the category is sent.
 */
export function toRequestFilters(
  { categoryId, subCategoryId, childCategoryId, deliverTo }: ListingScope,
  search: ListingSearch,
): Partial<CatalogueFilters> {
  const level = childCategoryId
    ? { childCategoryId }
    : subCategoryId
      ? { subCategoryId }
      : { categoryId };
  const { search: words, store, ...filters } = search;
  const { options, attributes, minPrice, maxPrice, rating, arrivesBy, inStock, onSale } = filters;
  return {
    ...level,
    search: words,
    storeId: store,
    options,
    attributes,
    minPrice,
    maxPrice,
    rating,
    ...(deliverTo && arrivesBy && { deliverTo, arrivesBy }),
    inStock,
    onSale,
  };
}

export const toCatalogueQuery = (
  scope: ListingScope,
  search: ListingSearch,
): Partial<CatalogueQuery> => ({
  ...pageWindow(search),
  ...toRequestFilters(scope, search),
  sort: search.sort,
});

/**
 * The filters in a URL, as parameters of a link to another category. Leaves out the page number.
 */
export function filterParameters(params: URLSearchParams): string {
  const parameters = new URLSearchParams(params);
  parameters.delete('page');
  return parameters.size > 0 ? `?${parameters}` : '';
}
