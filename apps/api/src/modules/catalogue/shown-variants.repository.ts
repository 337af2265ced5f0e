import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { stockTable as stock } from '../stock/stock.reads';
import { variantsTable as variants } from './catalogue.tables';

export interface ShownVariant {
  readonly variantId: string;
  readonly hasOthers: boolean;
}

/**
 * The variant that represents each product while none is chosen: the cheapest that can be bought,
 * or else the cheapest.
 */
export async function readShownVariants(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ShownVariant>> {
  if (productIds.length === 0) return new Map();
  const isBuyable = sql`(${stock.sellsOn} or ${stock.onHand} > ${stock.reserved})`;
  const rows = await db
    .selectDistinctOn([variants.productId], {
      productId: variants.productId,
      variantId: variants.id,
      variants:
        sql<number>`count(*) filter (where ${isNull(variants.retiredAt)}) over (partition by ${variants.productId})`.mapWith(
          Number,
        ),
    })
    .from(variants)
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(
      variants.productId,
      sql`${isNull(variants.retiredAt)} desc`,
      sql`${isBuyable} desc`,
      variants.sellingPrice,
      variants.position,
    );
  return new Map(
    rows.map(({ productId, variantId, variants }) => [
      productId,
      { variantId, hasOthers: variants > 1 },
    ]),
  );
}
