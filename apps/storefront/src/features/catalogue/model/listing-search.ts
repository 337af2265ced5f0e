import * as z from 'zod/mini';
import { productSorts, type CatalogueQuery } from '@market/domain/catalogue/product';
import { listSearchFields, pageWindow } from '@market/web-kit/router/list-search';

const PAGE_SIZE = 24;

/** Whole naira; anything else in a link is as if it were not there. */
const naira = z.catch(z.optional(z.coerce.number<unknown>().check(z.int(), z.minimum(0))), undefined);
const id = z.catch(z.optional(z.string().check(z.maxLength(64))), undefined);

/** What the address of a listing says, beyond which category it is. */
export const listingSearchSchema = z.object({
  page: listSearchFields.page,
  size: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)), PAGE_SIZE),
  search: listSearchFields.search,
  sub: id,
  child: id,
  store: id,
  minPrice: naira,
  maxPrice: naira,
  inStock: z.catch(z.optional(z.literal('true')), undefined),
  sort: z.catch(z.optional(z.enum(productSorts)), undefined),
});
export type ListingSearch = z.infer<typeof listingSearchSchema>;

export interface ListingScope {
  categoryId?: string | undefined;
}

/** A patch that takes every filter off; the search text and the sorting stay. */
export const noFilters = { sub: undefined, child: undefined, store: undefined, minPrice: undefined, maxPrice: undefined, inStock: undefined } as const;

/** The narrowest level wins: the server needs only that one. */
export function wireQuery({ categoryId }: ListingScope, search: ListingSearch): Partial<CatalogueQuery> {
  const { sub, child, store, minPrice, maxPrice, inStock, sort, search: text } = search;
  return {
    ...pageWindow(search),
    search: text,
    ...(child ? { childCategoryId: child } : sub ? { subCategoryId: sub } : { categoryId }),
    storeId: store,
    minPrice,
    maxPrice,
    inStock,
    sort,
  };
}
