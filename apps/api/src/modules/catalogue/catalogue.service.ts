import type {
  CatalogueFacets,
  CatalogueFilters,
  Suggestions,
} from '@market/domain/catalogue/facets';
import type { GoesWithQuery, Suggestion } from '@market/domain/catalogue/goes-with.schema';
import type {
  CatalogueQuery,
  CustomerProduct,
  ProductCard,
} from '@market/domain/catalogue/product';
import type { KeyFacts } from '@market/domain/catalogue/key-facts';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import type { Page } from '@market/domain/paging';
import { isNigerianState } from '@market/domain/shipping/nigerian-states';
import type { StoreCard, StoreDirectoryQuery } from '@market/domain/stores/store-card';
import type { StoreSections } from '@market/domain/stores/store-page';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import { ttlCache } from '../../platform/ttl-cache';
import type { ShippingService } from '../shipping';
import { estimateArrivals, type Arrivals } from './arrivals';
import { listSellingStores } from './arrivals.repository';
import type { CategoriesService } from './categories.service';
import { productFinder } from './find-products';
import { listBoughtProducts } from './bought-products.repository';
import { readKeyFacts } from './key-facts.repository';
import { suggestGoesWith } from './goes-with';
import { createProductReader } from './product-detail.repository';
import type { PageOfRows } from './products.repository';
import { listRelatedProducts } from './related.repository';
import { listSaleLines, type WantedItem } from './sale-lines.repository';
import { homeSections } from './home-sections';
import { findLiveStoreId, listStores } from './store-directory.repository';
import { storeShelves } from './store-shelves';
import { readStoreSections } from './store-shelves.repository';
import { suggest } from './suggestions';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly categories: Pick<CategoriesService, 'list' | 'currentFilters'>;
  readonly shipping: Pick<ShippingService, 'tariff'>;
}

type StoreListing = Pick<CatalogueQuery, 'limit' | 'offset' | 'search' | 'sort'> &
  Partial<Pick<CatalogueQuery, 'categoryId' | 'onSale'>>;

export const catalogueService = ({ db, clock, categories, shipping }: Deps) => {
  const find = productFinder(db, clock);
  const read = createProductReader(db);

  const promises = ttlCache<Arrivals>(clock, { milliseconds: 30_000, max: 40 });

  const readArrivals = async (state: string | undefined): Promise<Arrivals | undefined> => {
    if (state === undefined || !isNigerianState(state)) return undefined;
    const recent = promises.get(state);
    if (recent) return recent;
    const [tariff, stores] = await Promise.all([shipping.tariff(db), listSellingStores(db)]);
    const arrivals = estimateArrivals({ tariff, stores, state, at: clock.now() });
    promises.set(state, arrivals);
    return arrivals;
  };

  /** Includes products that are not on the marketplace. Throws 404 for a store that is not live. */
  const listStoreProducts = async (
    slugOrId: string,
    { search, sort, limit, offset, ...given }: StoreListing,
    defaultSort: 'featured' | 'relevance',
  ): Promise<Page<ProductCard>> => {
    const [store, filters] = await Promise.all([
      findLiveStoreId(db, slugOrId),
      categories.currentFilters(given),
    ]);
    return find.list({
      store,
      filters: { search, ...filters },
      order: sort ?? (search ? 'relevance' : defaultSort),
      limit,
      offset,
    });
  };

  return {
    ...homeSections({ db, clock }),
    ...storeShelves({ db, clock }),

    async list({
      sort,
      limit,
      offset,
      ...given
    }: CatalogueQuery): Promise<Page<ProductCard> & { correctedTo?: string | undefined }> {
      const [filters, arrivals] = await Promise.all([
        categories.currentFilters(given),
        given.arrivesBy === undefined ? undefined : readArrivals(given.deliverTo),
      ]);
      return find.list({ filters, arrivals, order: sort, limit, offset });
    },

    async facets(given: CatalogueFilters): Promise<CatalogueFacets> {
      const [filters, arrivals] = await Promise.all([
        categories.currentFilters(given),
        readArrivals(given.deliverTo),
      ]);
      return find.facets(filters, arrivals);
    },

    /** Ignores ids that do not belong to a product. */
    keyFacts: (ids: readonly string[]): Promise<KeyFacts[]> => readKeyFacts(db, ids),

    suggestions: (search: string): Promise<Suggestions> =>
      suggest({ db, find, categories }, search),

    /** Includes products that are not on the marketplace. */
    async byId(id: string): Promise<CustomerProduct> {
      const product = await read(id);
      if (!product) throw notFound('This product');
      return product;
    },

    related: (id: string): Promise<ProductCard[]> => listRelatedProducts(db, id),

    bought: (userId: string): Promise<ProductCard[]> => listBoughtProducts(db, userId),

    goesWith: (query: GoesWithQuery): Promise<Suggestion[]> => suggestGoesWith(db, query),

    /** Products below their list price, largest discount in per cent first. */
    fixedDiscount: (page: PageOfRows): Promise<Page<ProductCard>> =>
      find.list({ filters: { onSale: 'true' }, order: 'saving', ...page }),

    marketplace: (page: PageOfRows): Promise<Page<ProductCard>> => find.list(page),

    async storeMarketplace(
      slugOrId: string,
      { search, ...page }: StoreListing,
    ): Promise<Page<ProductCard>> {
      const storeId = await findLiveStoreId(db, slugOrId);
      return find.list({ filters: { search, storeId }, ...page });
    },

    themed: (store: string, listing: StoreListing): Promise<Page<ProductCard>> =>
      listStoreProducts(store, listing, 'featured'),

    async storeSections(slugOrId: string): Promise<StoreSections> {
      return readStoreSections(db, await findLiveStoreId(db, slugOrId));
    },

    storeProducts: (store: string, listing: StoreListing): Promise<Page<ProductCard>> =>
      listStoreProducts(store, listing, 'relevance'),

    stores: async (
      { store, ...query }: StoreDirectoryQuery,
      userId?: string,
    ): Promise<Page<StoreCard>> => {
      if (store !== 'subscriptions') return listStores(db, query);
      return userId === undefined
        ? { rows: [], count: 0 }
        : listStores(db, { ...query, followedBy: userId });
    },

    linesFor: (db: Db, items: readonly WantedItem[]): Promise<SaleLine[]> =>
      listSaleLines(db, items),
  };
};

export type CatalogueService = ReturnType<typeof catalogueService>;
