import { and, asc, desc, lt, sql } from 'drizzle-orm';
import type { CatalogueQuery, CustomerProduct, ProductCard } from '@market/domain/catalogue/product';
import type { SaleLine } from '@market/domain/catalogue/sale-line';
import { lagosDate } from '@market/domain/lagos-time';
import { MAX_PAGE_SIZE, type Page } from '@market/domain/paging';
import type { StoreCard } from '@market/domain/stores/store';
import type { Db } from '../../db/db';
import { productsTable as products } from '../../db/schema';
import { notFound } from '../../http/errors';
import type { Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { findListedProduct } from './product-detail';
import type { PageOfRows } from './products.repository';
import { saleLines, type WantedItem } from './sale-lines';
import { bySimilarity, byWords, cardPage, cards, inStock, listed, matching, orderOf } from './shop.repository';
import { bestOfEach, officialStores, storePage } from './store-directory';

const saving = sql`(${products.price} - ${products.sellingPrice})`;

/** What shoppers see: approved products of live stores. */
export const catalogueService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** At most three statements: a page and its count, and one more search when the text as typed finds nothing. */
  async list({ search, sort, limit, offset, ...filters }: CatalogueQuery): Promise<Page<ProductCard>> {
    const where = matching(filters);
    const page = { limit, offset };
    if (!search) return cardPage(db, where, orderOf(sort, undefined), page);
    const words = byWords(search);
    const exact = words && (await cardPage(db, and(where, words.where), orderOf(sort, words), page));
    if (exact && exact.count > 0) return exact;
    const similar = bySimilarity(search);
    const rows = await cards(db, and(where, similar.where), orderOf(sort, similar), { limit: MAX_PAGE_SIZE, offset: 0 });
    return { rows: rows.slice(offset, offset + limit), count: rows.length };
  },

  async byId(id: string): Promise<CustomerProduct> {
    const product = await findListedProduct(db, id);
    if (!product) throw notFound('This product');
    return product;
  },

  /** Products below their list price, largest saving first. */
  fixedDiscount: (page: PageOfRows): Promise<Page<ProductCard>> => cardPage(db, and(listed, lt(products.sellingPrice, products.price)), [sql`${saving} desc`, asc(products.id)], page),

  /** The product of the day in Lagos: another one each day, the same for everybody; null for an empty catalogue. */
  async dailyProduct(): Promise<ProductCard | null> {
    const [card] = await cards(db, and(listed, inStock), [sql`md5(${products.id}::text || ${lagosDate(clock.now())}::text)`], { limit: 1, offset: 0 });
    return card ?? null;
  },

  /** `subscriptions` asks for the stores that the caller follows; there is no way to follow one yet, so there are none. */
  stores: async ({ store, ...query }: PageOfRows & { search?: string | undefined; store?: 'subscriptions' | undefined }): Promise<Page<StoreCard>> =>
    store === 'subscriptions' ? { rows: [], count: 0 } : storePage(db, query),

  /** The platform's chosen stores, each with its most sold products. */
  async officialOutlets(): Promise<{ store: StoreCard; products: ProductCard[] }[]> {
    const outlets = await officialStores(db);
    if (outlets.length === 0) return [];
    const ids = outlets.map(({ id }) => id);
    const best = await cards(db, bestOfEach(db, ids), [desc(products.soldCount), asc(products.id)], { limit: MAX_PAGE_SIZE, offset: 0 });
    const byStore = groupBy(best, ({ store }) => store.id);
    return outlets.map((store) => ({ store, products: byStore.get(store.id) ?? [] }));
  },

  /** What carts, coupons and the checkout know of these items; see `SaleLine`. Within the caller's transaction. */
  linesFor: (db: Db, items: readonly WantedItem[]): Promise<SaleLine[]> => saleLines(db, items),
});

export type CatalogueService = ReturnType<typeof catalogueService>;
