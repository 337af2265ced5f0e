import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import { checkoutsTable, reservationsTable } from '../checkout/checkout.reads';
import { stockTable } from '../stock/stock.reads';
import { storesTable } from '../stores/stores.reads';
import { saleLineColumns, toSaleLine } from '../catalogue';
import type { CartLine } from './to-cart';
import { cartItemsTable } from './carts.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { selectVariantName, productsTable, variantsTable } from '../catalogue/catalogue.reads';

export interface CartScope {
  readonly userId: string;
}

/**
 * Stock held by other customers. The customer's own open payment does not count, because starting
 * another checkout releases what it holds.
 */
const reservedByOthers = sql<number>`(${stockTable.reserved} - coalesce((
  select sum(r.quantity) from ${reservationsTable} r join ${checkoutsTable} c on c.id = r.checkout_id
  where c.user_id = ${cartItemsTable.userId} and c.status = 'pending' and r.variant_id = ${stockTable.variantId}), 0))::int`;

const preparedCart = prepareOnce((db) =>
  db
    .select({
      item: {
        id: cartItemsTable.id,
        quantity: cartItemsTable.quantity,
        selected: cartItemsTable.selected,
        unitPrice: cartItemsTable.unitPrice,
      },
      ...saleLineColumns,
      stock: { ...saleLineColumns.stock, reserved: reservedByOthers },
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

export async function listCart(db: Db, { userId }: CartScope): Promise<CartLine[]> {
  const rows = await preparedCart(db).execute({ userId });
  return rows.map(({ item: { id, quantity, selected, unitPrice }, ...row }) => ({
    id,
    line: toSaleLine(row, quantity),
    selected,
    priceWhenAdded: unitPrice,
  }));
}

export type CartMode = 'add' | 'set' | 'merge';

export interface NewCartItem {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Current unit price, kobo. */
  readonly unitPrice: number;
  readonly createdAt: Date;
  /** Undefined keeps the current selection; new items are selected. */
  readonly selected: boolean | undefined;
}

const currentQuantity = cartItemsTable.quantity;
const newQuantity = sql`excluded.quantity`;
const quantityAfter = {
  add: sql`least(${currentQuantity} + ${newQuantity}, ${MAX_QUANTITY})`,
  set: newQuantity,
  merge: sql`greatest(${currentQuantity}, ${newQuantity})`,
} as const;

/**
 * Adds or updates cart items; each variant may appear once. `add` also updates the stored price,
 * because the customer has just seen it. `set` and `merge` keep the stored price, so that a price
 * change can be shown.
 */
export async function upsertCart(
  db: Db,
  { userId }: CartScope,
  items: readonly NewCartItem[],
  mode: CartMode,
): Promise<void> {
  const bySelection = new Map<boolean | undefined, NewCartItem[]>();
  for (const item of items)
    bySelection.set(item.selected, [...(bySelection.get(item.selected) ?? []), item]);
  for (const [selected, group] of bySelection) {
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

export const deleteItemsOfVariants = (
  db: Db,
  { userId }: CartScope,
  variantIds: readonly string[],
) =>
  db
    .delete(cartItemsTable)
    .where(
      and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.variantId, [...variantIds])),
    );

/** Call it in the transaction that stores the lines elsewhere. */
export const deleteCartItemsReturning = (db: Db, { userId }: CartScope, ids: readonly string[]) =>
  db
    .delete(cartItemsTable)
    .where(and(eq(cartItemsTable.userId, userId), inArray(cartItemsTable.id, [...ids])))
    .returning({
      productId: sql<string>`(select ${variantsTable.productId} from ${variantsTable} where ${variantsTable.id} = ${cartItemsTable.variantId})`,
      variantId: cartItemsTable.variantId,
      quantity: cartItemsTable.quantity,
      unitPrice: cartItemsTable.unitPrice,
    });

export const cartData: PersonalData = deletedWithAccount({
  title: 'Cart',
  table: cartItemsTable,
  identifiedBy: [cartItemsTable.userId],
  ownCondition: ({ id }) => eq(cartItemsTable.userId, id),
  more: { product: selectVariantName(cartItemsTable.variantId) },
});
