import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ProductCard } from '@market/domain/catalogue/product';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import type { Db } from '../../db/db';
import { categoriesTable, productsTable as products } from './catalogue.tables';
import { isListedExpression } from './listing-filter.repository';
import { listCards, mostSoldFirst } from './product-cards.repository';
import { isBestOfStore } from './store-directory.repository';

/** The product of the day is one of this many best sellers. */
const DAILY_CANDIDATES = 500;

/** Draws a product in stock, the same one for the whole day. */
export async function pickDailyProduct(db: Db, day: string): Promise<ProductCard | undefined> {
  const candidates = db
    .select({ id: products.id })
    .from(products)
    .where(and(isListedExpression, sql`${products.inStock}`))
    .orderBy(...mostSoldFirst)
    .limit(DAILY_CANDIDATES);
  const drawn = sql`md5(${products.id}::text || ${day}::text)`;
  const [card] = await listCards(db, sql`${products.id} in ${candidates}`, {
    order: [drawn],
    limit: 1,
  });
  return card;
}

/** Draws a top-level category with products, the same one for the whole hour. */
export async function pickCategory(db: Db, hour: number) {
  const hasProducts = sql`exists (select 1 from products where products.category_id = ${categoriesTable.id} and products.listed)`;
  const [category] = await db
    .select({ id: categoriesTable.id, name: categoriesTable.name, image: categoriesTable.image })
    .from(categoriesTable)
    .where(and(eq(categoriesTable.level, 1), hasProducts))
    .orderBy(sql`md5(${categoriesTable.id}::text || ${hour}::text)`)
    .limit(1);
  return category;
}

export const listBestOfCategory = (
  db: Db,
  categoryId: string,
  limit: number,
): Promise<ProductCard[]> =>
  listCards(db, and(isListedExpression, eq(products.categoryId, categoryId)), { limit });

export const listBestOfStores = (db: Db, storeIds: readonly string[]): Promise<ProductCard[]> =>
  listCards(db, isBestOfStore(db, storeIds), {
    order: [desc(products.soldCount), asc(products.id)],
    limit: MAX_PAGE_SIZE,
  });
