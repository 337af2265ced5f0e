import type { CategoryMapping } from '@market/domain/catalogue/product-import';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { categoryChoicesTable as choices } from './product-imports.tables';

export const listRememberedChoices = (db: Db, { storeId }: StoreScope) =>
  db.select().from(choices).where(eq(choices.storeId, storeId));

/** Stores the choices for the next file. Deletes those without a category. */
export async function rememberChoices(
  db: Db,
  { storeId }: StoreScope,
  mapping: readonly CategoryMapping[],
): Promise<void> {
  for (const { kind, value, choice } of mapping) {
    if (choice)
      await db
        .insert(choices)
        .values({ storeId, kind, value, choice })
        .onConflictDoUpdate({
          target: [choices.storeId, choices.kind, choices.value],
          set: { choice },
        });
    else
      await db
        .delete(choices)
        .where(and(eq(choices.storeId, storeId), eq(choices.kind, kind), eq(choices.value, value)));
  }
}

const levelFields = ['categoryId', 'subCategoryId', 'childCategoryId'] as const;

/**
 * `path` has the ids of the target category and the categories above it, from the first level down.
 */
export async function replaceChosenCategory(
  db: Db,
  { from, path }: { readonly from: string; readonly path: readonly string[] },
): Promise<void> {
  const level = levelFields[path.length - 1];
  if (level === undefined) return;
  const target = Object.fromEntries(path.map((id, index) => [levelFields[index] ?? '', id]));
  await db
    .update(choices)
    .set({ choice: sql`${choices.choice} || ${JSON.stringify(target)}::jsonb` })
    .where(sql`${choices.choice} ->> ${level} = ${from}`);
}
