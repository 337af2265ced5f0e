import { createHash } from 'node:crypto';
import type { Db } from '../db';
import { categoriesTable, paymentCategoriesTable } from '../schema';
import { categoryTree } from './category-tree';

export type CategoryPath = readonly [top: string, sub?: string, child?: string];

/** A stable id for each path, so that two processes that start together write the same rows. */
function idOf(path: readonly string[]): string {
  const hex = createHash('sha256').update(path.join(' / ')).digest('hex');
  // UUID version 8 of RFC 9562: custom contents.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of a category in the initial tree. */
export const categoryIdOf = (...path: CategoryPath): string =>
  idOf(path.filter((name) => name !== undefined));

/** Commission in basis points: 800 is 8 %. */
const paymentCategories = [
  {
    id: idOf(['payment category', 'Standard']),
    name: 'Standard',
    commissionBps: 800,
    isDefault: true,
  },
  {
    id: idOf(['payment category', 'Official outlet']),
    name: 'Official outlet',
    commissionBps: 600,
  },
  {
    id: idOf(['payment category', 'Heavy equipment']),
    name: 'Heavy equipment',
    commissionBps: 450,
  },
];

/**
 * Creates what merchants need in a new marketplace: product categories and payment categories. Does
 * nothing when there are any, so the platform's later changes are kept. Idempotent, even for
 * several processes. The delivery tariff is created by a migration.
 */
export async function ensureReferenceData(db: Db): Promise<void> {
  if (
    (await db.select({ id: paymentCategoriesTable.id }).from(paymentCategoriesTable).limit(1))
      .length === 0
  )
    await db.insert(paymentCategoriesTable).values(paymentCategories).onConflictDoNothing();
  if ((await db.select({ id: categoriesTable.id }).from(categoriesTable).limit(1)).length === 0)
    await db.insert(categoriesTable).values(categoryRows()).onConflictDoNothing();
}

/** The categories, with parents before their children. */
function categoryRows(): (typeof categoriesTable.$inferInsert)[] {
  const tree: Readonly<
    Record<string, { readonly below: Readonly<Record<string, readonly string[]>> }>
  > = categoryTree;
  return Object.entries(tree).flatMap(([top, { below }], position) => [
    { id: idOf([top]), level: 1, name: top, position },
    ...Object.entries(below).flatMap(([sub, children], position) => [
      { id: idOf([top, sub]), parentId: idOf([top]), level: 2 as const, name: sub, position },
      ...children.map((child, position) => ({
        id: idOf([top, sub, child]),
        parentId: idOf([top, sub]),
        level: 3 as const,
        name: child,
        position,
      })),
    ]),
  ]);
}
