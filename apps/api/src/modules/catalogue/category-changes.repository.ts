import { count, eq, gt, inArray, max, or, sql, sum, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { categoriesTable, mergedCategoriesTable, productsTable } from './catalogue.tables';
import type { CategoryRow } from './categories.repository';
import { categoryProductsTable } from './category-products.tables';
import { productRevisionsTable } from './product-revisions.tables';

/**
 * Makes this transaction the only one that changes the category tree. Other transactions can still
 * read the tree and save products.
 */
export const lockCategoryTree = (db: Db) =>
  db.execute(sql`lock table ${categoriesTable} in share row exclusive mode`);

export const insertCategory = (db: Db, row: typeof categoriesTable.$inferInsert) =>
  db.insert(categoriesTable).values(row);

export const renameCategory = (db: Db, id: string, name: string) =>
  db.update(categoriesTable).set({ name }).where(eq(categoriesTable.id, id));

export async function saveCategoryOrder(db: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(categoriesTable).set({ position }).where(eq(categoriesTable.id, id));
}

export async function findNextCategoryPosition(db: Db, parentId: string | null): Promise<number> {
  const [row] = await db
    .select({ last: max(categoriesTable.position) })
    .from(categoriesTable)
    .where(sql`${categoriesTable.parentId} is not distinct from ${parentId}::uuid`);
  return (row?.last ?? -1) + 1;
}

const columnByLevel = {
  1: productsTable.categoryId,
  2: productsTable.subCategoryId,
  3: productsTable.childCategoryId,
} as const;
const fieldsByLevel = ['categoryId', 'subCategoryId', 'childCategoryId'] as const;

type CategoryLevel = Pick<CategoryRow, 'id' | 'level'>;

const productCondition = ({ id, level }: CategoryLevel): SQL =>
  sql`${columnByLevel[level]} = ${id}`;
const revisionCondition = ({ id, level }: CategoryLevel): SQL =>
  eq(productRevisionsTable[fieldsByLevel[level - 1] ?? 'categoryId'], id);

export interface CategoryMerge {
  readonly source: CategoryRow;
  /** The ids of the target and the categories above it, from the first level down. */
  readonly targetPath: readonly string[];
  readonly now: Date;
}

/**
 * Moves the products and categories of `source` into the target, and redirects its id to the
 * target. Waits for products that are being saved into `source`; products saved later go into the
 * target. The tree must be locked.
 */
export async function mergeCategory(
  db: Db,
  { source, targetPath, now }: CategoryMerge,
): Promise<void> {
  const targetId = targetPath.at(-1) ?? source.id;
  // Products are locked first, in the order in which saving locks them: the product, then its
  // category.
  await db
    .select({ id: productsTable.id })
    .from(productsTable)
    .where(
      or(
        productCondition(source),
        inArray(
          productsTable.id,
          db
            .select({ id: productRevisionsTable.productId })
            .from(productRevisionsTable)
            .where(revisionCondition(source)),
        ),
      ),
    )
    .orderBy(productsTable.id)
    .for('update');
  await db
    .select({ id: categoriesTable.id })
    .from(categoriesTable)
    .where(eq(categoriesTable.id, source.id))
    .for('update');
  const target = Object.fromEntries(
    targetPath.map((id, index) => [fieldsByLevel[index] ?? '', id]),
  );
  await db.update(productsTable).set(target).where(productCondition(source));
  await db.update(productRevisionsTable).set(target).where(revisionCondition(source));
  const next = await findNextCategoryPosition(db, targetId);
  await db
    .update(categoriesTable)
    .set({ parentId: targetId, position: sql`${categoriesTable.position} + ${next}` })
    .where(eq(categoriesTable.parentId, source.id));
  await db
    .update(mergedCategoriesTable)
    .set({ targetId })
    .where(eq(mergedCategoriesTable.targetId, source.id));
  await db.insert(mergedCategoriesTable).values({ id: source.id, targetId, mergedAt: now });
  await db.delete(categoriesTable).where(eq(categoriesTable.id, source.id));
}

/**
 * Locks categories so that they are neither deleted nor merged until the transaction ends. The
 * result leaves out categories that were merged before the lock.
 */
export const lockCategories = (db: Db, ids: readonly string[]): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categoriesTable)
    .where(inArray(categoriesTable.id, [...ids]))
    .for('key share');

export async function listMergeTargets(
  db: Db,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(mergedCategoriesTable)
    .where(ids && inArray(mergedCategoriesTable.id, [...ids]));
  return new Map(rows.map(({ id, targetId }) => [id, targetId]));
}

export interface CategoryUse {
  readonly products: number;
  readonly stores: number;
}

/** Counts at every level. Deleted products do not count. */
export async function countCategoryUses(db: Db): Promise<ReadonlyMap<string, CategoryUse>> {
  const { categoryId, products } = categoryProductsTable;
  const rows = await db
    .select({ id: categoryId, products: sum(products).mapWith(Number), stores: count() })
    .from(categoryProductsTable)
    .where(gt(products, 0))
    .groupBy(categoryId);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}
