import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@market/domain/carts/cart';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import {
  checkoutsTable,
  productsTable,
  reservationsTable,
  stockTable,
  storesTable,
  variantsTable,
} from '../../db/schema';
import { saleLineColumns, toSaleLine } from '../catalogue';
import { cartItemsTable } from './carts.tables';
import type { LineInCart } from './to-cart';

/** Whose cart. */
export interface CartScope {
  readonly userId: string;
}

/** What the customer's own open payment holds is theirs to buy: starting again gives it back first. */
const heldByOthers = sql<number>`(${stockTable.reserved} - coalesce((
  select sum(r.quantity) from ${reservationsTable} r join ${checkoutsTable} c on c.id = r.checkout_id
  where c.user_id = ${cartItemsTable.userId} and c.status = 'pending' and r.variant_id = ${stockTable.variantId}), 0))::int`;

const preparedCart = prepared((db) =>
  db
    .select({
      item: {
        id: cartItemsTable.id,
        quantity: cartItemsTable.quantity,
        selected: cartItemsTable.selected,
        unitPrice: cartItemsTable.unitPrice,
      },
      ...saleLineColumns,
      stock: { ...saleLineColumns.stock, reserved: heldByOthers },
    })
    .from(cartItemsTable)
    .innerJoin(variantsTable, eq(variantsTable.id, cartItemsTable.variantId))
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(stockTable, eq(stockTable.variantId, variantsTable.id))
    .where(eq(cartItemsTable.userId, sql.placeholder('userId')))
    .orderBy(asc(cartItemsTable.createdAt), asc(cartItemsTable.id))
    .prepare('cart_of_user'),
);

/** In the order in which things were put in, with what the shop knows of each now. */
export async function listCart(db: Db, { userId }: CartScope): Promise<LineInCart[]> {
  const rows = await preparedCart(db).execute({ userId });
  return rows.map(({ item: { id, quantity, selected, unitPrice }, ...row }) => ({
    id,
    line: toSaleLine(row, quantity),
    selected,
    priceThen: unitPrice,
  }));
}

export type CartMode = 'add' | 'set' | 'merge';

export interface NewCartItem {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  /** What one costs now, kobo. */
  readonly unitPrice: number;
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
export async function upsertCart(
  db: Db,
  { userId }: CartScope,
  items: readonly NewCartItem[],
  mode: CartMode,
): Promise<void> {
  const chosen = new Map<boolean | undefined, NewCartItem[]>();
  for (const item of items) chosen.set(item.selected, [...(chosen.get(item.selected) ?? []), item]);
  for (const [selected, group] of chosen) {
    await db
      .insert(cartItemsTable)
      .values(group.map((item) => ({ ...item, userId, selected: selected ?? true })))
      .onConflictDoUpdate({
        target: [cartItemsTable.userId, cartItemsTable.variantId],
        set: {
          quantity: quantityAfter[mode],
          ...(selected !== undefined && { selected }),
          ...(mode === 'add' && { unitPrice: sql`excluded.unit_price` }),
        },
      });
  }
}

export const deleteItems = (db: Db, { userId }: CartScope, ids: readonly string[]) =>
  db
    .delete(cartItemsTable)
    .where(and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.id, [...ids])));

export const deleteVariants = (db: Db, { userId }: CartScope, variantIds: readonly string[]) =>
  db
    .delete(cartItemsTable)
    .where(
      and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.variantId, [...variantIds])),
    );
