import type { CategoryMapping } from '@market/domain/catalogue/product-import';
import { eq, and } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { categoryChoicesTable as choices } from './product-imports.tables';

export const rememberedChoices = (db: Db, { storeId }: StoreScope) =>
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
