import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Variant } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { groupBy } from '../../platform/group-by';
import { stockTable } from '../stock/stock.reads';
import { insertOpeningStock, setStock } from '../stock';
import { matchVariants, type ExistingVariant } from './match-variants';
import { variantsTable } from './catalogue.tables';

/**
 * The available quantity; negative quantities of products that sell without stock count as zero.
 */
export const available =
  sql<number>`greatest(${stockTable.onHand} - ${stockTable.reserved}, 0)`.mapWith(Number);

/** `quantity` is the available quantity. */
export async function listVariants(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, Variant[]>> {
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
  return new Map(
    [...groupBy(rows, ({ productId }) => productId)].map(([productId, variants]) => [
      productId,
      variants.map(({ productId: _, image, ...variant }) => ({
        ...variant,
        image: image ?? undefined,
      })),
    ]),
  );
}

export interface VariantToSave {
  /** The id of a new variant; existing variants keep their id. */
  readonly id: string;
  readonly sku: string;
  readonly options: Record<string, string>;
  readonly price: number;
  readonly sellingPrice: number;
  readonly quantity: number;
  /** The available quantity when the form was read. */
  readonly quantityRead?: number | undefined;
  readonly image?: string | undefined;
}

export type StockWriter =
  { readonly reason: 'correction'; readonly actorId: string } | { readonly reason: 'import' };

interface SaveOptions {
  readonly sellsOn: boolean;
  readonly now: Date;
  readonly by: StockWriter;
  /**
   * Set while new images wait for approval. Until they are approved, variants show only these
   * images.
   */
  readonly approvedImages?: readonly string[] | undefined;
}

/**
 * Replaces the product's variants. Existing ones, matched by SKU or else by options, keep their id,
 * so that carts and orders stay valid; new ones are inserted, and missing ones are retired. Returns
 * the ids by SKU. Throws 409 with the current quantities when the stock has changed since it was
 * read (see `setStock`).
 */
export async function saveVariants(
  db: Db,
  productId: string,
  variants: readonly VariantToSave[],
  { sellsOn, now, by, approvedImages }: SaveOptions,
): Promise<ReadonlyMap<string, string>> {
  const matched = matchVariants(await listExistingVariants(db, productId), variants);
  const saved = variants.map((variant) => {
    const before = matched.get(variant);
    return { ...variant, id: before?.id ?? variant.id, before };
  });
  await renameVariants(
    db,
    saved.filter(({ sku, before }) => before !== undefined && before.sku !== sku),
  );
  await db
    .update(variantsTable)
    .set({ retiredAt: now })
    .where(
      and(
        eq(variantsTable.productId, productId),
        isNull(variantsTable.retiredAt),
        notInArray(
          variantsTable.id,
          saved.map(({ id }) => id),
        ),
      ),
    );
  await db
    .insert(variantsTable)
    .values(
      saved.map(({ id, sku, options, price, sellingPrice, image }, position) => ({
        id,
        productId,
        sku,
        options,
        price,
        sellingPrice,
        image: !approvedImages || (image && approvedImages.includes(image)) ? image : undefined,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: variantsTable.id,
      set: {
        options: sql`excluded.options`,
        price: sql`excluded.price`,
        sellingPrice: sql`excluded.selling_price`,
        position: sql`excluded.position`,
        image: approvedImages ? sql`${variantsTable.image}` : sql`excluded.image`,
        retiredAt: null,
      },
    });

  const cause = { ...by, at: now };
  // A restored variant was not on sale, so its stock cannot have changed since it was read.
  const counts = saved.flatMap(({ id, quantity, quantityRead, before }) =>
    before
      ? { variantId: id, quantity, from: before.isRetired ? ('any' as const) : quantityRead }
      : [],
  );
  await setStock(db, counts, cause, { sellsOn });
  const opening = by.reason === 'import' ? cause : { ...cause, reason: 'opening' as const };
  await insertOpeningStock(
    db,
    saved.flatMap(({ id, quantity, before }) =>
      before ? [] : { ...opening, variantId: id, onHand: quantity, sellsOn },
    ),
  );
  return new Map(saved.map(({ id, sku }) => [sku, id]));
}

const listExistingVariants = (db: Db, productId: string): Promise<ExistingVariant[]> =>
  db
    .select({
      id: variantsTable.id,
      sku: variantsTable.sku,
      options: variantsTable.options,
      isRetired: sql<boolean>`${variantsTable.retiredAt} is not null`,
    })
    .from(variantsTable)
    .where(eq(variantsTable.productId, productId));

async function renameVariants(
  db: Db,
  variants: readonly { readonly id: string; readonly sku: string }[],
): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map(({ id, sku }) => sql`(${id}::uuid, ${sku}::text)`);
  await db
    .update(variantsTable)
    .set({ sku: sql`renamed.sku` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as renamed(id, sku)`)
    .where(eq(variantsTable.id, sql`renamed.id`));
}
