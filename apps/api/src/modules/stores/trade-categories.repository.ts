import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { businessesTable as businesses } from './stores.tables';

interface CategoryMove {
  readonly from: string;
  /** The ids of the target and the categories above it, from the first level down. */
  readonly path: readonly string[];
}

/**
 * Replaces a merged category in merchants' business details. A sub-category that is now below a
 * category other than the merchant's main one is left out.
 */
export async function replaceTradeCategory(db: Db, { from, path }: CategoryMove): Promise<void> {
  const [top, sub] = path;
  if (top === undefined || path.length > 2) return;
  if (sub === undefined) {
    await db.update(businesses).set({ categoryId: top }).where(eq(businesses.categoryId, from));
    return;
  }
  const states = sql`${from}::uuid = any (${businesses.subCategoryIds})`;
  const remaining = sql`array_remove(array_remove(${businesses.subCategoryIds}, ${from}::uuid), ${sub}::uuid)`;
  await db
    .update(businesses)
    .set({
      subCategoryIds: sql`case when ${businesses.categoryId} = ${top}::uuid then array_append(${remaining}, ${sub}::uuid) else array_remove(${businesses.subCategoryIds}, ${from}::uuid) end`,
    })
    .where(states);
}
