import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { StockChange } from '@market/domain/catalogue/bulk-change';
import type { Kobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { featuredProductsTable, promotionProductsTable, stockTable, variantsTable } from '../../db/schema';
import { lockStock } from '../stock';

export interface VariantPrices {
  readonly id: string;
  readonly price: Kobo;
  readonly sellingPrice: Kobo;
}

const onSale = (productId: string) => and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt));

export const pricesOf = (db: Db, productId: string): Promise<VariantPrices[]> =>
  db.select({ id: variantsTable.id, price: variantsTable.price, sellingPrice: variantsTable.sellingPrice }).from(variantsTable).where(onSale(productId)).orderBy(asc(variantsTable.position));

export async function setPrices(db: Db, prices: readonly VariantPrices[]): Promise<void> {
  const rows = prices.map(({ id, price, sellingPrice }) => sql`(${id}::uuid, ${price}::bigint, ${sellingPrice}::bigint)`);
  await db
    .update(variantsTable)
    .set({ price: sql`wanted.price`, sellingPrice: sql`wanted.selling_price` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as wanted(id, price, selling_price)`)
    .where(eq(variantsTable.id, sql`wanted.id`));
}

/** What changes is what can be sold: pieces that are reserved for payments under way stay on top. Answers whether any stock did. */
export async function changeStock(db: Db, productId: string, change: StockChange): Promise<boolean> {
  const variants = await pricesOf(db, productId);
  await lockStock(db, variants.map(({ id }) => id));
  const free = sql`greatest(${stockTable.onHand} - ${stockTable.reserved}, 0)`;
  const onHand = sql`${stockTable.reserved} + ${change.kind === 'stockSet' ? sql`${change.quantity}::int` : sql`greatest(${free} + ${change.quantity}::int, 0)`}`;
  const changed = await db
    .update(stockTable)
    .set({ onHand })
    .from(variantsTable)
    .where(and(eq(variantsTable.id, stockTable.variantId), onSale(productId), sql`${stockTable.onHand} <> ${onHand}`))
    .returning({ id: stockTable.variantId });
  return changed.length > 0;
}

/** Takes a product from wherever it is put forward. */
export async function takeFromWindows(db: Db, productId: string): Promise<void> {
  await db.delete(featuredProductsTable).where(eq(featuredProductsTable.productId, productId));
  await db.delete(promotionProductsTable).where(eq(promotionProductsTable.productId, productId));
}
