import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Variant } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { stockTable, variantsTable } from '../../db/schema';
import { groupBy } from '../../platform/group-by';

/** What can be sold now; below zero, where a product sells on, counts as none. */
export const available = sql<number>`greatest(${stockTable.onHand} - ${stockTable.reserved}, 0)`.mapWith(Number);

/** The variants on sale of each product, in their order; `quantity` is what can be sold now. */
export async function variantsOf(db: Db, productIds: readonly string[]): Promise<Map<string, Variant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: variantsTable.productId,
      id: variantsTable.id,
      sku: variantsTable.sku,
      options: variantsTable.options,
      price: variantsTable.price,
      sellingPrice: variantsTable.sellingPrice,
      quantity: available,
      image: variantsTable.image,
    })
    .from(variantsTable)
    .innerJoin(stockTable, eq(stockTable.variantId, variantsTable.id))
    .where(and(inArray(variantsTable.productId, [...productIds]), isNull(variantsTable.retiredAt)))
    .orderBy(asc(variantsTable.position));
  return new Map([...groupBy(rows, ({ productId }) => productId)].map(([productId, variants]) => [productId, variants.map(({ productId: _, image, ...variant }) => ({ ...variant, image: image ?? undefined }))]));
}

export interface VariantToSave {
  /** For a new variant; one with the same SKU keeps its own. */
  readonly id: string;
  readonly sku: string;
  readonly options: Record<string, string>;
  readonly price: number;
  readonly sellingPrice: number;
  readonly quantity: number;
  readonly quantityRead?: number | undefined;
  readonly image?: string | undefined;
}

/** The variant without options takes the product's new SKU, so that carts and orders go on naming it. */
export async function renameSimpleVariant(db: Db, productId: string, sku: string): Promise<void> {
  await db
    .update(variantsTable)
    .set({ sku })
    .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt), eq(variantsTable.options, {})));
}

/** Makes these the product's variants: those with a known SKU change, others are new, and the rest is withdrawn. */
export async function saveVariants(db: Db, productId: string, variants: readonly VariantToSave[], sellsOn: boolean, now: Date): Promise<void> {
  const skus = variants.map(({ sku }) => sku);
  await db
    .update(variantsTable)
    .set({ retiredAt: now })
    .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt), notInArray(variantsTable.sku, skus)));
  const saved = await db
    .insert(variantsTable)
    .values(variants.map(({ quantity: _quantity, quantityRead: _read, ...variant }, position) => ({ ...variant, productId, position })))
    .onConflictDoUpdate({
      target: [variantsTable.productId, variantsTable.sku],
      set: {
        options: sql`excluded.options`,
        price: sql`excluded.price`,
        sellingPrice: sql`excluded.selling_price`,
        position: sql`excluded.position`,
        image: sql`excluded.image`,
        retiredAt: null,
      },
    })
    .returning({ id: variantsTable.id, sku: variantsTable.sku });
  await saveStock(db, saved, variants, sellsOn);
}

/** What a merchant enters is what can be sold: pieces that are reserved for payments under way come on top. A number that is as it was read is no count. */
async function saveStock(db: Db, saved: readonly { id: string; sku: string }[], variants: readonly VariantToSave[], sellsOn: boolean): Promise<void> {
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
  const rows = saved.map(({ id, sku }) => ({ variantId: id, onHand: bySku.get(sku)?.quantity ?? 0, sellsOn }));
  const uncounted = saved.flatMap(({ id, sku }) => (bySku.get(sku)?.quantity === bySku.get(sku)?.quantityRead ? id : []));
  const { onHand, reserved, variantId } = stockTable;
  // What stops to sell on holds at least what is reserved of it.
  const asItStands = sql`case when excluded.sells_on then ${onHand} else greatest(${onHand}, ${reserved}) end`;
  await db
    .insert(stockTable)
    // Stock is locked in the order of its ids everywhere, so that nobody waits in a circle.
    .values(rows.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1)))
    .onConflictDoUpdate({
      target: stockTable.variantId,
      set: { onHand: sql`case when ${variantId} = any(${sql.param(uncounted)}::uuid[]) then ${asItStands} else excluded.on_hand + ${reserved} end`, sellsOn: sql`excluded.sells_on` },
    });
}
