import { asc, count } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { listed } from './listing-filter.repository';
import { categoriesTable, productsTable } from './catalogue.tables';

export type CategoryRow = typeof categoriesTable.$inferSelect;

/** All three levels, each in its order. */
export const allCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categoriesTable)
    .orderBy(asc(categoriesTable.position), asc(categoriesTable.name));

/** The number of listed products by top-level category. */
export async function listedCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ categoryId: productsTable.categoryId, products: count() })
    .from(productsTable)
    .where(listed)
    .groupBy(productsTable.categoryId);
  return new Map(rows.map(({ categoryId, products }) => [categoryId, products]));
}
