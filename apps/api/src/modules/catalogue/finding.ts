import {
  ratingSteps,
  type CatalogueFacets,
  type CatalogueFilters,
} from '@market/domain/catalogue/finding';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { ttlCache } from '../../platform/ttl-cache';
import { countFacets } from './facets.repository';
import { listingFilter, type ListingFilter } from './listing-filter';
import { listingReader, type ListingOrder } from './listing.repository';
import type { PageOfRows } from './products.repository';
import { secondTry } from './search';
import { searchQuery } from './search-text';

/** Fewer products are counted as fast as they are listed. */
const WORTH_KEEPING = 1_000;

interface Wanted extends PageOfRows {
  readonly filters?: Partial<CatalogueFilters>;
  readonly order?: ListingOrder | undefined;
  /** The store whose own page it is; the marketplace without one. */
  readonly store?: string;
}

/** Listings, and what narrows them. */
export function finder(db: Db, clock: Clock) {
  const read = listingReader(db);
  const counted = ttlCache<CatalogueFacets>(clock, { milliseconds: 30_000, max: 500 });

  /** The text as it was typed, or none when it has no words. */
  const filterOf = (
    { search = '', ...filters }: Partial<CatalogueFilters>,
    store?: string,
  ): ListingFilter | undefined => {
    if (search === '') return listingFilter(filters, undefined, store);
    const query = searchQuery(search);
    return query && listingFilter(filters, query, store);
  };

  /** For what was probably meant by a text that found nothing. */
  const secondFilterOf = async (
    { search = '', ...filters }: Partial<CatalogueFilters>,
    store?: string,
  ): Promise<{ filter: ListingFilter; didYouMean: string | undefined } | undefined> => {
    if (search === '') return undefined;
    // Where something else narrows the list, it may be that which leaves nothing: no reason to show what was not looked for.
    const second = await secondTry(db, search, {
      orAny: Object.values(filters).every((value) => value === undefined),
    });
    return (
      second && {
        filter: listingFilter(filters, second.query, store),
        didYouMean: second.didYouMean,
      }
    );
  };

  const asTyped = async ({
    filters = {},
    order = 'relevance',
    store,
    limit,
    offset,
  }: Wanted): Promise<Page<ProductCard>> => {
    const filter = filterOf(filters, store);
    return filter ? read(filter, order, { limit, offset }) : { rows: [], count: 0 };
  };

  return {
    /** The best for a text that is still being typed. One statement; nothing is put right. */
    async whileTyping(search: string, limit: number): Promise<ProductCard[]> {
      const query = searchQuery(search, 'last');
      return query
        ? (await read(listingFilter({}, query), 'relevance', { limit, offset: 0 })).rows
        : [];
    },

    /** One statement; three when the text as it was typed finds nothing. `correctedTo` is what it was then corrected to. */
    async list(wanted: Wanted): Promise<Page<ProductCard> & { correctedTo?: string | undefined }> {
      const found = await asTyped(wanted);
      if (found.count > 0) return found;
      const { filters = {}, order = 'relevance', store, limit, offset } = wanted;
      const second = await secondFilterOf(filters, store);
      if (!second) return found;
      const page = await read(second.filter, order, { limit, offset });
      return page.count > 0 ? { ...page, correctedTo: second.didYouMean } : page;
    },

    /** Of the marketplace. One statement, or three like a list. What was counted among many products is answered again for half a minute. */
    async facets(filters: Partial<CatalogueFilters>): Promise<CatalogueFacets> {
      const key = JSON.stringify(filters);
      const recent = counted.get(key);
      if (recent) return recent;
      const filter = filterOf(filters);
      if (!filter) return noFacets;
      const first = await countFacets(db, filters, filter);
      const second = first.facets.count === 0 ? await secondFilterOf(filters) : undefined;
      const { facets, candidates } = second ? await countFacets(db, filters, second.filter) : first;
      if (candidates >= WORTH_KEEPING) counted.set(key, facets);
      return facets;
    },
  };
}

export type Finder = ReturnType<typeof finder>;

const noFacets: CatalogueFacets = {
  count: 0,
  categories: [],
  price: null,
  ratings: ratingSteps.map((rating) => ({ rating, count: 0 })),
  stores: [],
  options: [],
  inStock: 0,
  onSale: 0,
  isPartial: false,
};
