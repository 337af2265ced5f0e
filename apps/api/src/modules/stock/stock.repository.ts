import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StockReason } from '@market/domain/catalogue/stock-movement';
import type { Db } from '../../db/db';
import { valuesList } from '../../db/statements';
import { productsTable, variantsTable } from '../catalogue/catalogue.reads';
import { stockMovementsTable, stockTable } from './stock.tables';

/** Lists contain each variant once. */
export interface Units {
  readonly variantId: string;
  readonly quantity: number;
}

export interface StockCause {
  readonly reason: StockReason;
  readonly at: Date;
  readonly checkoutId?: string | undefined;
  readonly actorId?: string | undefined;
}

export type CheckoutStockCause = Omit<StockCause, 'reason'> & { readonly checkoutId: string };

export type StockRow = typeof stockTable.$inferSelect;

export interface ChangedStock {
  readonly variantId: string;
  readonly onHand: number;
}

export interface StockAfterSale extends ChangedStock {
  /** The quantity at which the merchant is alerted. */
  readonly alertAt: number;
}

/**
 * Locks the stock of the given variants until the transaction ends, in the order of their ids, so
 * that concurrent carts cannot deadlock.
 */
export async function lockStockRows(
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, StockRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(stockTable)
    .where(inArray(stockTable.variantId, [...variantIds]))
    .orderBy(asc(stockTable.variantId))
    .for('update');
  return new Map(rows.map((row) => [row.variantId, row]));
}

/**
 * Returns the available quantity of each variant, or undefined for a variant that can be sold
 * without stock.
 */
export async function lockStock(
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number | undefined>> {
  const rows = await lockStockRows(db, variantIds);
  return new Map(
    [...rows.values()].map((row) => [
      row.variantId,
      row.sellsOn ? undefined : row.onHand - row.reserved,
    ]),
  );
}

const hasEnough = sql`(locked.sells_on or locked.on_hand - locked.reserved >= locked.quantity)`;
/** Selling without stock never takes the quantity below zero. */
const onHandAfterSale = sql`case when locked.sells_on then greatest(locked.on_hand - locked.quantity, 0) else locked.on_hand - locked.quantity end`;

/**
 * Reserves the units of each variant that has enough stock. Returns the number of these variants;
 * the caller rolls back unless all had enough.
 */
export const reserveStock = async (
  db: Db,
  units: readonly Units[],
  cause: CheckoutStockCause,
): Promise<number> =>
  (
    await moveStock(
      db,
      units,
      { ...cause, reason: 'reservation' },
      { reserved: sql`locked.reserved + locked.quantity`, condition: hasEnough },
    )
  ).length;

export const releaseStock = (
  db: Db,
  units: readonly Units[],
  cause: CheckoutStockCause,
): Promise<ChangedStock[]> =>
  moveStock(
    db,
    units,
    { ...cause, reason: 'release' },
    { reserved: sql`locked.reserved - locked.quantity` },
  );

export const sellStock = (
  db: Db,
  units: readonly Units[],
  cause: Omit<StockCause, 'reason'>,
): Promise<StockAfterSale[]> =>
  moveStock(
    db,
    units,
    { ...cause, reason: 'sale' },
    { onHand: onHandAfterSale, reserved: sql`locked.reserved - locked.quantity` },
  );

/**
 * Sells, without a reservation, the units of each variant that has enough stock. Returns the number
 * of these variants; the caller rolls back unless all had enough.
 */
export const takeStock = async (
  db: Db,
  units: readonly Units[],
  cause: StockCause,
): Promise<number> =>
  (await moveStock(db, units, cause, { onHand: onHandAfterSale, condition: hasEnough })).length;

/** Adds units to stock, or removes them when the quantity is negative. */
export const addStock = (
  db: Db,
  units: readonly Units[],
  cause: StockCause,
): Promise<ChangedStock[]> =>
  moveStock(db, units, cause, { onHand: sql`locked.on_hand + locked.quantity` });

/**
 * Puts back what this checkout took from stock. That is less than it sold when a variant was sold
 * without stock.
 */
export const restoreSoldStock = (
  db: Db,
  units: readonly Units[],
  cause: CheckoutStockCause,
): Promise<ChangedStock[]> => {
  const taken = sql`(select -sum(m.on_hand_change) from ${stockMovementsTable} m where m.checkout_id = ${cause.checkoutId} and m.variant_id = locked.variant_id and m.reason = 'sale')`;
  return moveStock(
    db,
    units,
    { ...cause, reason: 'cancellation' },
    {
      onHand: sql`locked.on_hand + least(locked.quantity, coalesce(${taken}, locked.quantity))::int`,
    },
  );
};

export interface OpeningStock extends Omit<StockCause, 'checkoutId'> {
  readonly variantId: string;
  readonly onHand: number;
  readonly sellsOn: boolean;
}

export async function insertOpeningStock(db: Db, openings: readonly OpeningStock[]): Promise<void> {
  if (openings.length === 0) return;
  await db
    .insert(stockTable)
    .values(openings.map(({ variantId, onHand, sellsOn }) => ({ variantId, onHand, sellsOn })));
  const counted = openings.filter(({ onHand }) => onHand !== 0);
  if (counted.length === 0) return;
  await db.insert(stockMovementsTable).values(
    counted.map(({ variantId, onHand, at, reason, actorId }) => ({
      variantId,
      occurredAt: at,
      reason,
      onHandChange: onHand,
      reservedChange: 0,
      onHandAfter: onHand,
      reservedAfter: 0,
      actorId,
    })),
  );
}

/**
 * Sets whether variants sell without stock. The caller has locked them, and checked that variants
 * which stop selling without stock cover their reserved units.
 */
export const setSellsOn = (db: Db, variantIds: readonly string[], sellsOn: boolean) =>
  db
    .update(stockTable)
    .set({ sellsOn })
    .where(
      sql`${inArray(stockTable.variantId, [...variantIds])} and ${stockTable.sellsOn} <> ${sellsOn}`,
    );

interface Change {
  readonly onHand?: SQL;
  readonly reserved?: SQL;
  readonly condition?: SQL;
}

/**
 * Changes stock and inserts its movements in one statement. Rows are locked in the order of their
 * ids. In the SQL of a `Change`, `locked` is a locked row with the requested quantity.
 */
async function moveStock(
  db: Db,
  units: readonly Units[],
  { reason, at, checkoutId, actorId }: StockCause,
  { onHand = sql`locked.on_hand`, reserved = sql`locked.reserved`, condition = sql`true` }: Change,
): Promise<StockAfterSale[]> {
  if (units.length === 0) return [];
  const locked = db.$with('locked', {}).as(sql`
    select s.*, wanted.quantity from ${stockTable} s join ${toRows(units)} on wanted.variant_id = s.variant_id order by s.variant_id for update of s`);
  const changed = db.$with('changed', {
    variantId: sql<string>`variant_id`.as('variant_id'),
    onHand: sql<number>`on_hand`.as('on_hand'),
  }).as(sql`
    update ${stockTable} set on_hand = ${onHand}, reserved = ${reserved} from locked where ${stockTable.variantId} = locked.variant_id and ${condition}
    returning ${stockTable.variantId}, ${stockTable.onHand}, ${stockTable.reserved}, ${stockTable.onHand} - locked.on_hand as on_hand_change, ${stockTable.reserved} - locked.reserved as reserved_change`);
  const written = db.$with('written', {}).as(sql`
    insert into ${stockMovementsTable} (variant_id, occurred_at, reason, on_hand_change, reserved_change, on_hand_after, reserved_after, checkout_id, actor_id)
    select variant_id, ${at.toISOString()}::timestamptz, ${reason}::text, on_hand_change, reserved_change, on_hand, reserved, ${checkoutId ?? null}::uuid, ${actorId ?? null}::uuid
    from changed where on_hand_change <> 0 or reserved_change <> 0 order by variant_id`);
  return db
    .with(locked, changed, written)
    .select({
      variantId: changed.variantId,
      onHand: changed.onHand,
      alertAt: productsTable.stockAlertUnits,
    })
    .from(changed)
    .innerJoin(variantsTable, eq(variantsTable.id, changed.variantId))
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId));
}

const toRows = (units: readonly Units[]): SQL =>
  sql`${valuesList(units.map(({ variantId, quantity }) => sql`(${variantId}::uuid, ${quantity}::int)`))} as wanted(variant_id, quantity)`;

export const listSkus = (db: Db, variantIds: readonly string[]) =>
  db
    .select({ id: variantsTable.id, sku: variantsTable.sku })
    .from(variantsTable)
    .where(inArray(variantsTable.id, [...variantIds]));
