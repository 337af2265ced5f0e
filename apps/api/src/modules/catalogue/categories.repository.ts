import { asc, count, inArray, min } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { isListedExpression } from './listing-filter.repository';
import { categoriesTable, productsTable } from './catalogue.tables';

export type CategoryRow = typeof categoriesTable.$inferSelect;

export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categoriesTable)
    .orderBy(asc(categoriesTable.position), asc(categoriesTable.name));

export interface CategoryOffer {
  readonly productCount: number;
  /** Kobo. */
  readonly lowestPrice: number | null;
}

export async function listCategoryOffers(db: Db): Promise<Map<string, CategoryOffer>> {
  const rows = await db
    .select({
      categoryId: productsTable.categoryId,
      productCount: count(),
      lowestPrice: min(productsTable.sellingPrice),
    })
    .from(productsTable)
    .where(isListedExpression)
    .groupBy(productsTable.categoryId);
  return new Map(rows.map(({ categoryId, ...offer }) => [categoryId, offer]));
}

export async function listCategoryNames(db: Db, path: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: categoriesTable.name })
    .from(categoriesTable)
    .where(inArray(categoriesTable.id, [...path]))
    .orderBy(asc(categoriesTable.level));
  return rows.map(({ name }) => name);
}
