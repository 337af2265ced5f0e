import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SavedItemRemoval } from '@market/domain/saved-items/saved-item';
import type { Db } from '../../db/db';
import { savedItemsTable as saved } from './saved-items.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { selectProductName } from '../catalogue/catalogue.reads';

export interface SavedItemScope {
  readonly userId: string;
}

export type SavedItemRow = typeof saved.$inferSelect;
export type NewSavedItem = Omit<typeof saved.$inferInsert, 'userId'>;

const isOwn = ({ userId }: SavedItemScope) => eq(saved.userId, userId);

export const listSavedItems = (
  db: Db,
  scope: SavedItemScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<SavedItemRow[]> =>
  db
    .select()
    .from(saved)
    .where(isOwn(scope))
    .orderBy(desc(saved.createdAt), desc(saved.id))
    .limit(limit)
    .offset(offset);

export const countSavedItems = (db: Db, scope: SavedItemScope): Promise<number> =>
  db.$count(saved, isOwn(scope));

export async function listSavedProductIds(db: Db, scope: SavedItemScope): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: saved.productId })
    .from(saved)
    .where(isOwn(scope));
  return rows.map(({ productId }) => productId);
}

/**
 * Saves items. An item that is already saved keeps its price and the larger of both quantities. A
 * product without a variant is not added when one of its variants is saved, and is removed when one
 * is added.
 */
export async function insertSavedItems(
  db: Db,
  scope: SavedItemScope,
  items: readonly NewSavedItem[],
): Promise<void> {
  const itemsWithVariant = items.filter(({ variantId }) => variantId);
  const chosenProducts = itemsWithVariant.map(({ productId }) => productId);
  const open = items.filter(
    ({ productId, variantId }) => !variantId && !chosenProducts.includes(productId),
  );
  const withVariant = await db
    .selectDistinct({ productId: saved.productId })
    .from(saved)
    .where(
      and(
        isOwn(scope),
        isNotNull(saved.variantId),
        inArray(
          saved.productId,
          open.map(({ productId }) => productId),
        ),
      ),
    );
  const skipped = new Set(withVariant.map(({ productId }) => productId));
  const rows = [...itemsWithVariant, ...open.filter(({ productId }) => !skipped.has(productId))];
  if (rows.length === 0) return;
  await db
    .insert(saved)
    .values(rows.map((row) => ({ ...row, ...scope })))
    .onConflictDoUpdate({
      target: [saved.userId, saved.productId, saved.variantId],
      set: { quantity: sql`greatest(${saved.quantity}, excluded.quantity)` },
    });
  await db
    .delete(saved)
    .where(and(isOwn(scope), isNull(saved.variantId), inArray(saved.productId, chosenProducts)));
}

export const deleteSavedItems = (db: Db, scope: SavedItemScope, items: SavedItemRemoval['items']) =>
  db
    .delete(saved)
    .where(
      and(
        isOwn(scope),
        or(
          ...items.map(({ productId, variantId }) =>
            and(
              eq(saved.productId, productId),
              variantId === undefined ? undefined : eq(saved.variantId, variantId),
            ),
          ),
        ),
      ),
    );

export async function deleteSavedItemReturning(
  db: Db,
  scope: SavedItemScope,
  id: string,
): Promise<SavedItemRow | undefined> {
  const [row] = await db
    .delete(saved)
    .where(and(isOwn(scope), eq(saved.id, id)))
    .returning();
  return row;
}

export const savedItemData: PersonalData = deletedWithAccount({
  title: 'Saved products',
  table: saved,
  identifiedBy: [saved.userId],
  ownCondition: ({ id }) => eq(saved.userId, id),
  more: { product: selectProductName(saved.productId) },
});
