import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { CategoryShowcase } from '@market/domain/catalogue/curation';
import type { ProductCard } from '@market/domain/catalogue/product';
import { lagosDate } from '@market/domain/lagos-time';
import { MAX_PAGE_SIZE } from '@market/domain/page-limits';
import type { StoreCard } from '@market/domain/stores/store-card';
import type { Db } from '../../db/db';
import { hours, type Clock } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import { listed } from './listing-filter';
import { cards, mostSoldFirst } from './product-cards';
import { bestOfEach, officialStores } from './store-directory';
import { categoriesTable, productsTable as products } from './catalogue.tables';

/** The product of the day is one of this many best sellers. */
const DAILY_CANDIDATES = 500;
const SECTION_SIZE = 12;

/** Sections of the home page. */
export const homeSections = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** The product of the day in Lagos, the same for everybody. Null when the catalogue is empty. */
  async dailyProduct(): Promise<ProductCard | null> {
    const candidates = db
      .select({ id: products.id })
      .from(products)
      .where(and(listed, sql`${products.inStock}`))
      .orderBy(...mostSoldFirst)
      .limit(DAILY_CANDIDATES);
    const drawn = sql`md5(${products.id}::text || ${lagosDate(clock.now())}::text)`;
    const [card] = await cards(db, sql`${products.id} in ${candidates}`, {
      order: [drawn],
      limit: 1,
    });
    return card ?? null;
  },

  /** The category of the hour with its best sellers. Null when the catalogue is empty. */
  async randomCategory(): Promise<CategoryShowcase | null> {
    const hour = Math.floor(clock.now().getTime() / hours(1));
    const hasProducts = sql`exists (select 1 from products where products.category_id = ${categoriesTable.id} and products.listed)`;
    const [category] = await db
      .select({ id: categoriesTable.id, name: categoriesTable.name, image: categoriesTable.image })
      .from(categoriesTable)
      .where(and(eq(categoriesTable.level, 1), hasProducts))
      .orderBy(sql`md5(${categoriesTable.id}::text || ${hour}::text)`)
      .limit(1);
    if (!category) return null;
    return {
      category: { ...category, image: category.image ?? undefined },
      products: await cards(db, and(listed, eq(products.categoryId, category.id)), {
        limit: SECTION_SIZE,
      }),
    };
  },

  /** The platform's official outlets, each with its best sellers. */
  async officialOutlets(): Promise<{ store: StoreCard; products: ProductCard[] }[]> {
    const outlets = await officialStores(db);
    if (outlets.length === 0) return [];
    const ids = outlets.map(({ id }) => id);
    const best = await cards(db, bestOfEach(db, ids), {
      order: [desc(products.soldCount), asc(products.id)],
      limit: MAX_PAGE_SIZE,
    });
    const byStore = groupBy(best, ({ store }) => store.id);
    return outlets.map((store) => ({ store, products: byStore.get(store.id) ?? [] }));
  },
});
