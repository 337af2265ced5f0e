import { and, asc, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import type { HiddenReason, PromotedProduct } from '@market/domain/catalogue/promotion';
import type { Db } from '../../db/db';
import { storesTable as stores } from '../stores/stores.reads';
import { productsTable as products } from './catalogue.tables';
import {
  promotionProductsTable as promoted,
  promotionsTable as promotions,
} from './curation.tables';
import { availableUnits } from './merchant-product-filter.repository';
import { cardColumns, toCard } from './product-cards.repository';

export type PromotionRow = typeof promotions.$inferSelect;

export const listPromotions = (db: Db): Promise<PromotionRow[]> =>
  db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id));

/** The promotions in their order, locked. */
export async function lockPromotions(db: Db): Promise<PromotionRow[]> {
  // Locked by id, so that two admins who save an order cannot deadlock.
  await db.select({ id: promotions.id }).from(promotions).orderBy(asc(promotions.id)).for('update');
  return listPromotions(db);
}

export async function savePromotionOrder(db: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(promotions).set({ position }).where(eq(promotions.id, id));
}

const nextPosition = sql<number>`(select coalesce(max(position) + 1, 0) from ${promotions})`;

type NewPromotion = Pick<PromotionRow, 'id' | 'title' | 'createdAt'>;

/**
 * The products of all promotions, or of one, in their order, each with the reason why shoppers do
 * not see it, if there is one.
 */
export async function listPromotedProducts(
  db: Db,
  promotionId?: string,
): Promise<(PromotedProduct & { promotionId: string })[]> {
  const rows = await db
    .select({
      ...cardColumns,
      promotionId: promoted.promotionId,
      approvalStatus: products.approvalStatus,
      isOnMarketplace: products.isOnMarketplace,
      storeStatus: stores.status,
    })
    .from(promoted)
    .innerJoin(products, eq(products.id, promoted.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(promotionId === undefined ? undefined : eq(promoted.promotionId, promotionId))
    .orderBy(asc(promoted.position), asc(promoted.productId));
  return rows.map((row) => ({
    ...toCard(row),
    promotionId: row.promotionId,
    hidden: hiddenReason(row),
  }));
}

/** The units for sale of these products, by id, without digital products. */
export async function readUnits(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: products.id, units: sql<number>`${availableUnits}`.mapWith(Number) })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), not(products.isDigitalProduct)));
  return new Map(rows.map(({ id, units }) => [id, units]));
}

function hiddenReason(product: {
  approvalStatus: string;
  storeStatus: string;
  isOnMarketplace: boolean;
  inStock: boolean;
}): HiddenReason | undefined {
  if (product.approvalStatus !== 'approved') return 'notApproved';
  if (product.storeStatus !== 'live') return 'storeClosed';
  if (!product.isOnMarketplace) return 'notOnMarketplace';
  return product.inStock ? undefined : 'soldOut';
}

export async function lockPromotion(db: Db, id: string): Promise<PromotionRow | undefined> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id)).for('update');
  return row;
}

export async function findOrCreatePromotion(db: Db, promotion: NewPromotion): Promise<string> {
  const [row] = await db
    .insert(promotions)
    .values({ ...promotion, position: nextPosition })
    .onConflictDoUpdate({ target: promotions.title, set: { title: promotion.title } })
    .returning({ id: promotions.id });
  return row?.id ?? promotion.id;
}

export const insertPromotion = async (db: Db, promotion: NewPromotion): Promise<void> => {
  await db.insert(promotions).values({ ...promotion, position: nextPosition });
};

export async function savePromotion(
  db: Db,
  { id, title, isHidden }: Pick<PromotionRow, 'id' | 'title' | 'isHidden'>,
  productIds: readonly string[],
  addedAt: Date,
): Promise<void> {
  await db
    .update(promotions)
    .set({ title, isHidden, version: sql`${promotions.version} + 1` })
    .where(eq(promotions.id, id));
  await db
    .delete(promoted)
    .where(and(eq(promoted.promotionId, id), notInArray(promoted.productId, [...productIds])));
  if (productIds.length === 0) return;
  await db
    .insert(promoted)
    .values(
      productIds.map((productId, position) => ({ promotionId: id, productId, position, addedAt })),
    )
    .onConflictDoUpdate({
      target: [promoted.promotionId, promoted.productId],
      set: { position: sql`excluded.position` },
    });
}

export const deletePromotion = async (db: Db, id: string): Promise<void> => {
  await db.delete(promotions).where(eq(promotions.id, id));
};

export async function countListed(db: Db, productIds: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), products.listed));
  return rows.length;
}
