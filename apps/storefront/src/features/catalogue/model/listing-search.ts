import * as z from 'zod/mini';
import type { CatalogueFilters } from '@market/domain/catalogue/finding';
import { MAX_KOBO } from '@market/domain/money';
import { productSorts, type CatalogueQuery } from '@market/domain/catalogue/product';
import { listSearchFields, pageWindow } from '@market/web-kit/router/list-search';
import type { CategoryPlace } from './category-place';

const PAGE_SIZE = 24;

/** Whole naira; anything else in a link is as if it were not there. */
const naira = z.catch(
  z.optional(z.coerce.number<unknown>().check(z.int(), z.minimum(0), z.maximum(MAX_KOBO / 100))),
  undefined,
);
const text = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(1000))), undefined);
const flag = z.catch(z.optional(z.literal('true')), undefined);

/** What the address of a listing says, beyond which category it is. */
const listingFields = z.object({
  page: listSearchFields.page,
  size: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)), PAGE_SIZE),
  search: listSearchFields.search,
  /** Store ids, parted by commas. */
  store: text,
  /** Variant options as option-choices.ts of the domain writes them. */
  options: text,
  minPrice: naira,
  maxPrice: naira,
  rating: z.catch(
    z.optional(z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(4))),
    undefined,
  ),
  inStock: flag,
  onSale: flag,
  sort: z.catch(z.optional(z.enum(productSorts)), undefined),
});

interface PriceRange {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

/** Prices that stand the wrong way round are taken the right way round. */
export const inOrder = ({ minPrice, maxPrice }: PriceRange) =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice };

export const listingSearchSchema = listingFields.check(
  z.overwrite((search) => ({ ...search, ...inOrder(search) })),
);
export type ListingSearch = z.infer<typeof listingSearchSchema>;

/** Where a listing stands in the category tree; nowhere for all products. */
export type ListingScope = { [Level in keyof CategoryPlace]?: string | undefined };

/** A patch that takes every filter off; the search text and the sorting stay. */
export const noFilters = {
  store: undefined,
  options: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  inStock: undefined,
  onSale: undefined,
} as const;

/** What narrows a listing, as the server takes it. The narrowest level of the category wins. */
export function wireFilters(
  { categoryId, subCategoryId, childCategoryId }: ListingScope,
  search: ListingSearch,
): Partial<CatalogueFilters> {
  const level = childCategoryId
    ? { childCategoryId }
    : subCategoryId
      ? { subCategoryId }
      : { categoryId };
  const { search: words, store, options, minPrice, maxPrice, rating, inStock, onSale } = search;
  return {
    ...level,
    search: words,
    storeId: store,
    options,
    minPrice,
    maxPrice,
    rating,
    inStock,
    onSale,
  };
}

export const wireQuery = (scope: ListingScope, search: ListingSearch): Partial<CatalogueQuery> => ({
  ...pageWindow(search),
  ...wireFilters(scope, search),
  sort: search.sort,
});

/** The filters of an address as parameters for a link to another shelf: the page is left behind. */
export function keptParameters(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return kept.size > 0 ? `?${kept}` : '';
}
