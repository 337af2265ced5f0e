import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { listed } from './listing-filter.repository';
import { cards } from './product-cards.repository';
import { productsTable as products } from './catalogue.tables';
import {
  featuredProductsTable as featured,
  promotionProductsTable as promoted,
  promotionsTable as promotions,
} from './curation.tables';

/** Newest first. */
export const allPromotions = (db: Db) =>
  db
    .select({ id: promotions.id, title: promotions.title })
    .from(promotions)
    .orderBy(desc(promotions.createdAt), desc(promotions.id));

/** Product ids of these promotions, in the order in which they were added. */
export const promotedIds = (db: Db, promotionIds: readonly string[]) =>
  db
    .select({ promotionId: promoted.promotionId, productId: promoted.productId })
    .from(promoted)
    .where(inArray(promoted.promotionId, [...promotionIds]))
    .orderBy(asc(promoted.addedAt), asc(promoted.productId));

/** The listed ones of these products. */
export const listedCards = (db: Db, productIds: readonly string[], limit: number) =>
  cards(db, and(listed, inArray(products.id, [...productIds])), { limit });

/** Finds or creates the promotion with this title, and locks it until the transaction ends. */
export async function findOrCreatePromotion(
  db: Db,
  promotion: typeof promotions.$inferInsert,
): Promise<string> {
  const [row] = await db
    .insert(promotions)
    .values(promotion)
    .onConflictDoUpdate({ target: promotions.title, set: { title: promotion.title } })
    .returning({ id: promotions.id });
  return row?.id ?? promotion.id;
}

export async function addToPromotion(
  db: Db,
  promotionId: string,
  productIds: readonly string[],
  addedAt: Date,
): Promise<void> {
  await db
    .insert(promoted)
    .values(productIds.map((productId) => ({ promotionId, productId, addedAt })))
    .onConflictDoNothing();
}

/** How many of these products are listed on the marketplace. */
export async function countListed(db: Db, productIds: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), products.listed));
  return rows.length;
}

/** Returns whether the product was in the promotion. Deletes a promotion without products. */
export async function removeFromPromotion(
  db: Db,
  promotionId: string,
  productId: string,
): Promise<boolean> {
  const taken = await db
    .delete(promoted)
    .where(and(eq(promoted.promotionId, promotionId), eq(promoted.productId, productId)))
    .returning({ productId: promoted.productId });
  await db
    .delete(promotions)
    .where(
      and(
        eq(promotions.id, promotionId),
        sql`not exists (select 1 from promotion_products p where p.promotion_id = ${promotionId})`,
      ),
    );
  return taken.length > 0;
}

/** In the order in which they were chosen. */
export async function featuredIds(db: Db, { storeId }: StoreScope): Promise<string[]> {
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
