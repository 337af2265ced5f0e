import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { featuredProductsTable as featured } from './curation.tables';

export async function listFeaturedIds(db: Db, { storeId }: StoreScope): Promise<string[]> {
  const rows = await db
    .select({ productId: featured.productId })
    .from(featured)
    .where(eq(featured.storeId, storeId))
    .orderBy(asc(featured.addedAt), asc(featured.productId));
  return rows.map(({ productId }) => productId);
}

export const insertFeatured = async (db: Db, row: typeof featured.$inferInsert): Promise<void> => {
  await db.insert(featured).values(row).onConflictDoNothing();
};

export async function deleteFeatured(
  db: Db,
  { storeId }: StoreScope,
  productId: string,
): Promise<boolean> {
  const rows = await db
    .delete(featured)
    .where(and(eq(featured.storeId, storeId), eq(featured.productId, productId)))
    .returning({ productId: featured.productId });
  return rows.length > 0;
}
