import { count, countDistinct, eq, inArray, min, sql } from 'drizzle-orm';
import type { CategoryOverview } from '@market/domain/catalogue/category-overview';
import type { Db } from '../../db/db';
import { categoriesTable, productsTable as products } from './catalogue.tables';
import { isListedExpression } from './listing-filter.repository';
import { listCards } from './product-cards.repository';

/** Counts and lowest prices of all levels and of the whole shop, in one pass over the products. */
const readLevels = (db: Db) =>
  db
    .select({
      id: sql<
        string | null
      >`coalesce(${products.categoryId}, ${products.subCategoryId}, ${products.childCategoryId})`,
      isFirstLevel: sql<boolean>`grouping(${products.categoryId}) = 0`,
      isWholeShop: sql<boolean>`grouping(${products.categoryId}, ${products.subCategoryId}, ${products.childCategoryId}) = 7`,
      productCount: count(),
      storeCount: countDistinct(products.storeId),
      lowestPrice: min(products.sellingPrice),
    })
    .from(products)
    .where(isListedExpression)
    .groupBy(
      sql`grouping sets ((), (${products.categoryId}), (${products.subCategoryId}), (${products.childCategoryId}))`,
    );

async function listBestSellers(db: Db) {
  const best = await db
    .select({ categoryId: categoriesTable.id, productId: sql<string>`best.id` })
    .from(categoriesTable)
    .innerJoinLateral(
      sql`(select p.id from products p where p.category_id = ${categoriesTable.id} and p.listed and p.in_stock order by p.popularity desc, p.id desc limit 1) best`,
      sql`true`,
    )
    .where(eq(categoriesTable.level, 1));
  const ids = best.map(({ productId }) => productId);
  const found = await listCards(db, inArray(products.id, ids), { limit: ids.length });
  const byId = new Map(found.map((card) => [card.id, card]));
  return new Map(best.map(({ categoryId, productId }) => [categoryId, byId.get(productId)]));
}

export async function readCategoryOverview(db: Db): Promise<CategoryOverview> {
  const [levels, mostBought] = await Promise.all([readLevels(db), listBestSellers(db)]);
  const shop = levels.find(({ isWholeShop }) => isWholeShop);
  const named = levels.flatMap(({ id, isWholeShop, ...level }) =>
    id === null || isWholeShop ? [] : [{ id, ...level }],
  );
  return {
    productCount: shop?.productCount ?? 0,
    storeCount: shop?.storeCount ?? 0,
    categories: named
      .filter(({ isFirstLevel }) => isFirstLevel)
      .map(({ id, productCount, lowestPrice }) => ({
        id,
        productCount,
        lowestPrice: lowestPrice ?? 0,
        mostBought: mostBought.get(id),
      })),
    countsBelow: Object.fromEntries(
      named
        .filter(({ isFirstLevel }) => !isFirstLevel)
        .map(({ id, productCount }) => [id, productCount]),
    ),
  };
}
