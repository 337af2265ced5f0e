import {
  ratingSteps,
  type CatalogueFacets,
  type CatalogueFilters,
} from '@market/domain/catalogue/facets';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { ttlCache } from '../../platform/ttl-cache';
import type { Arrivals } from './arrivals';
import { countFacets } from './facets.repository';
import { listingFilter, type ListingFilter, type ListingScope } from './listing-filter.repository';
import { isPriceOrder, type ListingOrder } from './listing-order.repository';
import { listingReader } from './listing.repository';
import { matchingVariantsReader } from './matching-variants.repository';
import { toCard, toVariantCard } from './product-cards.repository';
import type { PageOfRows } from './products.repository';
import { correctSearch } from './search';
import { parseSearch } from './search-text';

/** With fewer products than this, counting is as fast as listing. */
const MIN_CACHED_COUNT = 1_000;

interface ProductSearch extends PageOfRows {
  readonly filters?: Partial<CatalogueFilters>;
  readonly arrivals?: Arrivals | undefined;
  readonly order?: ListingOrder | undefined;
  readonly store?: string;
}

export function productFinder(db: Db, clock: Clock) {
  const read = listingReader(db);
  const readVariants = matchingVariantsReader(db);
  const counted = ttlCache<CatalogueFacets>(clock, { milliseconds: 30_000, max: 500 });

  /** A page of cards that show the variants that match the filter. */
  const readCards = async (
    filter: ListingFilter,
    order: ListingOrder,
    page: PageOfRows,
  ): Promise<Page<ProductCard>> => {
    const { rows, count } = await read(filter, order, page);
    const variants = await readVariants(
      filter,
      rows.flatMap(({ id, variantProperties }) => (variantProperties.length > 0 ? id : [])),
      { isByPrice: isPriceOrder(order) },
    );
    return {
      rows: rows.map((row) => {
        const variant = variants.get(row.id);
        return variant ? toVariantCard(row, variant) : toCard(row);
      }),
      count,
    };
  };

  /** The filter for the search text as typed; undefined when it has no words. */
  const toFilter = (
    { search = '', ...filters }: Partial<CatalogueFilters>,
    scope: ListingScope,
  ): ListingFilter | undefined => {
    if (search === '') return listingFilter(filters, undefined, scope);
    const query = parseSearch(search);
    return query && listingFilter(filters, query, scope);
  };

  const toCorrectedFilter = async (
    { search = '', deliverTo, ...filters }: Partial<CatalogueFilters>,
    scope: ListingScope,
  ): Promise<{ filter: ListingFilter; didYouMean: string | undefined } | undefined> => {
    if (search === '') return undefined;
    // An empty result may be due to other filters. In that case, do not show products that were not
    // searched for.
    const corrected = await correctSearch(db, search, {
      orAny: Object.values(filters).every((value) => value === undefined),
    });
    return (
      corrected && {
        filter: listingFilter({ ...filters, deliverTo }, corrected.query, scope),
        didYouMean: corrected.didYouMean,
      }
    );
  };

  const asTyped = async ({
    filters = {},
    order = 'relevance',
    store,
    arrivals,
    limit,
    offset,
  }: ProductSearch): Promise<Page<ProductCard>> => {
    const filter = toFilter(filters, { store, arrivals });
    return filter ? readCards(filter, order, { limit, offset }) : { rows: [], count: 0 };
  };

  return {
    /**
     * The best results for a text that is still being typed. One statement, without spelling
     * correction.
     */
    async suggest(search: string, limit: number): Promise<ProductCard[]> {
      const query = parseSearch(search, 'last');
      return query
        ? (await read(listingFilter({}, query), 'relevance', { limit, offset: 0 })).rows.map(toCard)
        : [];
    },

    /**
     * One statement; three when the text as typed finds nothing; one more when the filter concerns
     * variants. `correctedTo` is the corrected text.
     */
    async list(
      wanted: ProductSearch,
    ): Promise<Page<ProductCard> & { correctedTo?: string | undefined }> {
      const found = await asTyped(wanted);
      if (found.count > 0) return found;
      const { filters = {}, order = 'relevance', store, arrivals, limit, offset } = wanted;
      const corrected = await toCorrectedFilter(filters, { store, arrivals });
      if (!corrected) return found;
      const page = await readCards(corrected.filter, order, { limit, offset });
      return page.count > 0 ? { ...page, correctedTo: corrected.didYouMean } : page;
    },

    /**
     * Facets of the marketplace. One statement, or three like a list. Counts of many products are
     * cached for half a minute.
     */
    async facets(
      filters: Partial<CatalogueFilters>,
      arrivals?: Arrivals,
    ): Promise<CatalogueFacets> {
      const key = JSON.stringify(filters);
      const recent = counted.get(key);
      if (recent) return recent;
      const filter = toFilter(filters, { arrivals });
      if (!filter) return noFacets;
      const first = await countFacets(db, filters, filter, arrivals);
      const corrected =
        first.facets.count === 0 ? await toCorrectedFilter(filters, { arrivals }) : undefined;
      const { facets, candidates } = corrected
        ? await countFacets(db, filters, corrected.filter, arrivals)
        : first;
      if (candidates >= MIN_CACHED_COUNT) counted.set(key, facets);
      return facets;
    },
  };
}

export type ProductFinder = ReturnType<typeof productFinder>;

const noFacets: CatalogueFacets = {
  count: 0,
  categories: [],
  price: null,
  ratings: ratingSteps.map((rating) => ({ rating, count: 0 })),
  stores: [],
  options: [],
  attributes: [],
  arrivals: [],
  inStock: 0,
  onSale: 0,
  isPartial: false,
};
