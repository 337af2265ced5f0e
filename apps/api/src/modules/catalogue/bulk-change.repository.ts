import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { StockChange } from '@market/domain/catalogue/bulk-change';
import type { Kobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import { adjustStock, getAvailable, lockStockRows, setStock } from '../stock';
import { variantsTable } from './catalogue.tables';
import { featuredProductsTable, promotionProductsTable } from './curation.tables';

export interface VariantPrices {
  readonly id: string;
  readonly price: Kobo;
  readonly sellingPrice: Kobo;
}

const onSale = (productId: string) =>
  and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt));

export const listPrices = (db: Db, productId: string): Promise<VariantPrices[]> =>
  db
    .select({
      id: variantsTable.id,
      price: variantsTable.price,
      sellingPrice: variantsTable.sellingPrice,
    })
    .from(variantsTable)
    .where(onSale(productId))
    .orderBy(asc(variantsTable.position));

export async function listSkus(db: Db, productId: string): Promise<string[]> {
  const rows = await db
    .select({ sku: variantsTable.sku })
    .from(variantsTable)
    .where(onSale(productId));
  return rows.map(({ sku }) => sku);
}

export async function setPrices(db: Db, prices: readonly VariantPrices[]): Promise<void> {
  const rows = prices.map(
    ({ id, price, sellingPrice }) => sql`(${id}::uuid, ${price}::bigint, ${sellingPrice}::bigint)`,
  );
  await db
    .update(variantsTable)
    .set({ price: sql`wanted.price`, sellingPrice: sql`wanted.selling_price` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as wanted(id, price, selling_price)`)
    .where(eq(variantsTable.id, sql`wanted.id`));
}

interface StockChangeCause {
  /** The product's stock as it was shown to the merchant. */
  readonly from: number | undefined;
  readonly at: Date;
  readonly actorId: string;
}

/**
 * Changes the available quantity of every variant. Returns whether any changed. Throws 409 when the
 * stock has changed since it was shown.
 */
export async function changeStock(
  db: Db,
  productId: string,
  change: StockChange,
  { from, at, actorId }: StockChangeCause,
): Promise<boolean> {
  const variants = await listPrices(db, productId);
  const cause = { reason: 'correction', at, actorId } as const;
  if (change.kind === 'stockAdd')
    return adjustStock(
      db,
      variants.map(({ id }) => ({ variantId: id, quantity: change.quantity })),
      cause,
    );
  const rows = await lockStockRows(
    db,
    variants.map(({ id }) => id),
  );
  const current = [...rows.values()].map(getAvailable);
  const total = current.reduce((sum, quantity) => sum + quantity, 0);
  if (current.every((quantity) => quantity === change.quantity)) return false;
  if (from !== total)
    throw conflict(
      `The stock is now ${total}${from === undefined ? '' : `, not ${from}`}. Check it again.`,
      { quantity: total },
    );
  return setStock(
    db,
    variants.map(({ id }) => ({ variantId: id, quantity: change.quantity, from: 'any' })),
    cause,
  );
}

export async function removeFromPlacements(db: Db, productId: string): Promise<void> {
  await db.delete(featuredProductsTable).where(eq(featuredProductsTable.productId, productId));
  await db.delete(promotionProductsTable).where(eq(promotionProductsTable.productId, productId));
}
