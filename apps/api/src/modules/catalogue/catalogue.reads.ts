import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { categoriesTable, productsTable } from './catalogue.tables';

/** The tables that other modules read. */
export { categoriesTable, productsTable, variantsTable } from './catalogue.tables';

export async function isTopCategory(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ level: categoriesTable.level })
    .from(categoriesTable)
    .where(eq(categoriesTable.id, id));
  return rows[0]?.level === 1;
}

/** Whether all of these are direct children of the category. */
export async function areSubCategories(
  db: Db,
  categoryId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const [found] = await db
    .select({ count: count() })
    .from(categoriesTable)
    .where(and(eq(categoriesTable.parentId, categoryId), inArray(categoriesTable.id, [...ids])));
  return found?.count === new Set(ids).size;
}

export async function countProducts(db: Db, { storeId }: StoreScope): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(productsTable)
    .where(eq(productsTable.storeId, storeId));
  return row?.count ?? 0;
}
