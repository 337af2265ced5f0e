import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { productsTable, stockTable, variantsTable } from '../../db/schema';

/** How many of a variant. A list of them names each variant once. */
export interface Units {
  readonly variantId: string;
  readonly quantity: number;
}

/**
 * Locks the stock of these variants until the transaction ends, in the order of their ids, so that carts A, B and B, A
 * wait for one another instead of deadlocking. Answers what can be sold of each now; without a number it sells on.
 */
export async function lockStock(db: Db, variantIds: readonly string[]): Promise<ReadonlyMap<string, number | undefined>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stockTable)
    .where(inArray(stockTable.variantId, [...variantIds]))
    .orderBy(asc(stockTable.variantId))
    .for('update');
  return new Map(rows.map((row) => [row.variantId, row.sellsOn ? undefined : row.onHand - row.reserved]));
}

/** Holds all units or none: the answer says how many variants had enough. The caller rolls back when some had not. */
export const holdStock = (db: Db, units: readonly Units[]): Promise<number> =>
  changeStock(db, units, { reserved: sql`${stockTable.reserved} + wanted.quantity` }, sql` and (${stockTable.sellsOn} or ${stockTable.onHand} - ${stockTable.reserved} >= wanted.quantity)`);

/** Lets held units go. */
export const releaseStock = (db: Db, units: readonly Units[]): Promise<number> => changeStock(db, units, { reserved: sql`${stockTable.reserved} - wanted.quantity` });

/** Held units leave the shelf. What sells on without stock does not count below zero. */
export const sellStock = (db: Db, units: readonly Units[]): Promise<number> =>
  changeStock(db, units, {
    onHand: sql`case when ${stockTable.sellsOn} then greatest(${stockTable.onHand} - wanted.quantity, 0) else ${stockTable.onHand} - wanted.quantity end`,
    reserved: sql`${stockTable.reserved} - wanted.quantity`,
  });

/** Sold units come back to the shelf. */
export const putBackStock = (db: Db, units: readonly Units[]): Promise<number> => changeStock(db, units, { onHand: sql`${stockTable.onHand} + wanted.quantity` });

const rowsOf = (units: readonly Units[]): SQL =>
  sql`(values ${sql.join(
    units.map(({ variantId, quantity }) => sql`(${variantId}::uuid, ${quantity}::int)`),
    sql`, `,
  )}) as wanted(variant_id, quantity)`;

async function changeStock(db: Db, units: readonly Units[], change: { onHand?: SQL; reserved?: SQL }, condition: SQL = sql``): Promise<number> {
  if (units.length === 0) return 0;
  const changed = await db.update(stockTable).set(change).from(rowsOf(units)).where(sql`${eq(stockTable.variantId, sql`wanted.variant_id`)}${condition}`).returning({ variantId: stockTable.variantId });
  return changed.length;
}

/** Keeps the products' own count of units sold, by which lists sort: `sign` 1 for a sale, -1 for one that was undone. */
export async function countSold(db: Db, units: readonly Units[], sign: 1 | -1): Promise<void> {
  if (units.length === 0) return;
  const sold = sql`(select v.product_id, sum(wanted.quantity) as quantity from ${rowsOf(units)} join ${variantsTable} v on v.id = wanted.variant_id group by v.product_id) as sold`;
  await db
    .update(productsTable)
    .set({ soldCount: sql`greatest(${productsTable.soldCount} + ${sign} * sold.quantity, 0)` })
    .from(sold)
    .where(sql`${productsTable.id} = sold.product_id`);
}
