import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@market/domain/carts/cart';
import type { Db } from '../../db/db';
import { variantsTable } from '../../db/schema';
import { cartItemsTable } from './carts.tables';

/** Whose cart. */
export interface CartScope {
  readonly userId: string;
}

export interface CartRow {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly selected: boolean;
  /** What one cost when it was put in, kobo. */
  readonly unitPrice: number;
}

/** In the order in which things were put in. */
export const listCart = (db: Db, { userId }: CartScope): Promise<CartRow[]> =>
  db
    .select({
      id: cartItemsTable.id,
      productId: variantsTable.productId,
      variantId: cartItemsTable.variantId,
      quantity: cartItemsTable.quantity,
      selected: cartItemsTable.selected,
      unitPrice: cartItemsTable.unitPrice,
    })
    .from(cartItemsTable)
    .innerJoin(variantsTable, eq(variantsTable.id, cartItemsTable.variantId))
    .where(eq(cartItemsTable.userId, userId))
    .orderBy(asc(cartItemsTable.createdAt), asc(cartItemsTable.id));

export type CartMode = 'add' | 'set' | 'merge';

export interface NewCartItem extends Omit<CartRow, 'productId' | 'selected'> {
  readonly createdAt: Date;
  /** Left as it is when not said; a new line is selected. */
  readonly selected: boolean | undefined;
}

const inCart = cartItemsTable.quantity;
const given = sql`excluded.quantity`;
const quantityAfter = {
  add: sql`least(${inCart} + ${given}, ${MAX_QUANTITY})`,
  set: given,
  merge: sql`greatest(${inCart}, ${given})`,
} as const;

/**
 * Puts variants into the cart, each named once, in one statement. Adding again takes note of today's price, which the
 * customer has just seen; setting and merging keep the price of before, so that a change of it can be pointed out.
 */
export async function upsertCart(db: Db, { userId }: CartScope, items: readonly NewCartItem[], mode: CartMode): Promise<void> {
  const chosen = new Map<boolean | undefined, NewCartItem[]>();
  for (const item of items) chosen.set(item.selected, [...(chosen.get(item.selected) ?? []), item]);
  for (const [selected, group] of chosen) {
    await db
      .insert(cartItemsTable)
      .values(group.map((item) => ({ ...item, userId, selected: selected ?? true })))
      .onConflictDoUpdate({
        target: [cartItemsTable.userId, cartItemsTable.variantId],
        set: { quantity: quantityAfter[mode], ...(selected !== undefined && { selected }), ...(mode === 'add' && { unitPrice: sql`excluded.unit_price` }) },
      });
  }
}

export async function countCart(db: Db, { userId }: CartScope): Promise<number> {
  const [total] = await db.select({ count: count() }).from(cartItemsTable).where(eq(cartItemsTable.userId, userId));
  return total?.count ?? 0;
}

export const deleteItems = (db: Db, { userId }: CartScope, ids: readonly string[]) => db.delete(cartItemsTable).where(and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.id, [...ids])));

export const deleteVariants = (db: Db, { userId }: CartScope, variantIds: readonly string[]) =>
  db.delete(cartItemsTable).where(and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.variantId, [...variantIds])));
