import type { Db } from '../../db/db';
import { toCategoryId, categoryTree } from '../../db/reference/category-tree';
import { categoriesTable } from './catalogue.tables';

export async function insertInitialCategories(db: Db): Promise<void> {
  const existing = await db.select({ id: categoriesTable.id }).from(categoriesTable).limit(1);
  if (existing.length > 0) return;
  await db.insert(categoriesTable).values(categoryRows()).onConflictDoNothing();
}

/** Parents come before their children. */
function categoryRows(): (typeof categoriesTable.$inferInsert)[] {
  const tree: Readonly<
    Record<string, { readonly below: Readonly<Record<string, readonly string[]>> }>
  > = categoryTree;
  return Object.entries(tree).flatMap(([top, { below }], position) => [
    { id: toCategoryId(top), level: 1, name: top, position },
    ...Object.entries(below).flatMap(([sub, children], position) => [
      {
        id: toCategoryId(top, sub),
        parentId: toCategoryId(top),
        level: 2 as const,
        name: sub,
        position,
      },
      ...children.map((child, position) => ({
        id: toCategoryId(top, sub, child),
        parentId: toCategoryId(top, sub),
        level: 3 as const,
        name: child,
        position,
      })),
    ]),
  ]);
}
