import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { valuesList } from '../../db/statements';
import { productsTable, variantsTable } from './catalogue.tables';

/**
 * Updates the products' count of units sold, which lists sort by: `sign` is 1 for a sale, -1 for a
 * cancelled one.
 */
export async function addSoldUnits(
  db: Db,
  units: readonly { readonly variantId: string; readonly quantity: number }[],
  sign: 1 | -1,
): Promise<void> {
  if (units.length === 0) return;
  const wanted = valuesList(
    units.map(({ variantId, quantity }) => sql`(${variantId}::uuid, ${quantity}::int)`),
  );
  const sold = sql`(select v.product_id, sum(wanted.quantity) as quantity from ${wanted} as wanted(variant_id, quantity) join ${variantsTable} v on v.id = wanted.variant_id group by v.product_id) as sold`;
  await db
    .update(productsTable)
    .set({ soldCount: sql`greatest(${productsTable.soldCount} + ${sign} * sold.quantity, 0)` })
    .from(sold)
    .where(sql`${productsTable.id} = sold.product_id`);
}

/** Adds `reviews` reviews with `sum` stars to a product's stored rating. */
export const addProductRating = (
  db: Db,
  productId: string,
  { sum, reviews }: { readonly sum: number; readonly reviews: number },
) =>
  db
    .update(productsTable)
    .set({
      ratingSum: sql`${productsTable.ratingSum} + ${sum}`,
      ratingCount: sql`${productsTable.ratingCount} + ${reviews}`,
    })
    .where(eq(productsTable.id, productId));
