import { asc, inArray, sql, type SQL } from 'drizzle-orm';
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

/** How a shelf stands after a sale. */
export interface Shelf {
  readonly variantId: string;
  readonly onHand: number;
  /** The level at which the merchant wants to know. */
  readonly alertAt: number;
}

/** Held units leave the shelf: answers how it stands then. What sells on without stock does not count below zero. */
export const sellStock = async (db: Db, units: readonly Units[]): Promise<Shelf[]> =>
  units.length === 0
    ? []
    : db
        .with(lockedFirst(db, units))
        .update(stockTable)
        .set({
          onHand: sql`case when ${stockTable.sellsOn} then greatest(${stockTable.onHand} - wanted.quantity, 0) else ${stockTable.onHand} - wanted.quantity end`,
          reserved: sql`${stockTable.reserved} - wanted.quantity`,
        })
        .from(rowsOf(units))
        .where(isWanted)
        .returning({ variantId: stockTable.variantId, onHand: stockTable.onHand, alertAt });

/** Sold units come back to the shelf. */
export const putBackStock = (db: Db, units: readonly Units[]): Promise<number> => changeStock(db, units, { onHand: sql`${stockTable.onHand} + wanted.quantity` });

const alertAt = sql<number>`(select p.stock_alert_units from ${productsTable} p join ${variantsTable} v on v.product_id = p.id where v.id = ${stockTable.variantId})`;

const rowsOf = (units: readonly Units[]): SQL =>
  sql`(values ${sql.join(
    units.map(({ variantId, quantity }) => sql`(${variantId}::uuid, ${quantity}::int)`),
    sql`, `,
  )}) as wanted(variant_id, quantity)`;

/**
 * The shelves in the order of their ids, locked before any of them changes: as `lockStock`, within the statement that changes them.
 * `isWanted` counts them, which PostgreSQL does ahead of all else that the statement does.
 */
const lockedFirst = (db: Db, units: readonly Units[]) =>
  db.$with('locked').as(
    db
      .select({ variantId: stockTable.variantId })
      .from(stockTable)
      .where(inArray(stockTable.variantId, units.map(({ variantId }) => variantId)))
      .orderBy(asc(stockTable.variantId))
      .for('update'),
  );
const isWanted = sql`${stockTable.variantId} = wanted.variant_id and (select count(*) from locked) > 0`;

async function changeStock(db: Db, units: readonly Units[], change: { onHand?: SQL; reserved?: SQL }, condition: SQL = sql``): Promise<number> {
  if (units.length === 0) return 0;
  const changed = await db.with(lockedFirst(db, units)).update(stockTable).set(change).from(rowsOf(units)).where(sql`${isWanted}${condition}`).returning({ variantId: stockTable.variantId });
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
