import type { StaleStock } from '@market/domain/catalogue/stock-movement';
import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import {
  addStock,
  listSkus,
  lockStockRows,
  setSellsOn,
  type StockCause,
  type StockRow,
  type Units,
} from './stock.repository';

export interface StockCount {
  readonly variantId: string;
  readonly quantity: number;
  /**
   * The quantity that the change is based on. When it equals `quantity`, the stock stays as it is,
   * even if it differs from both. `any` skips the check, for products that are not on sale.
   */
  readonly from: number | 'any' | undefined;
}

type Correction = StockCause & { readonly reason: 'correction' | 'import' };

export const getAvailable = ({ onHand, reserved }: Pick<StockRow, 'onHand' | 'reserved'>): number =>
  Math.max(onHand - reserved, 0);

/**
 * Sets the available quantity of existing variants; reserved units are added to it. Returns whether
 * anything changed. Throws 409 with the current quantities (`StaleStock`) when `from` is outdated,
 * so that sales in between are not overwritten. Call it inside a transaction; the rows stay locked
 * until its end.
 */
export async function setStock(
  db: Db,
  counts: readonly StockCount[],
  cause: Correction,
  { sellsOn }: { readonly sellsOn?: boolean } = {},
): Promise<boolean> {
  const variantIds = counts.map(({ variantId }) => variantId);
  const rows = await lockStockRows(db, variantIds);
  const changes: Units[] = [];
  const stale: { variantId: string; quantity: number }[] = [];
  for (const { variantId, quantity, from } of counts) {
    const row = rows.get(variantId);
    if (!row) continue;
    const available = getAvailable(row);
    const isUntouched = quantity === from || quantity === available;
    if (!isUntouched && from !== 'any' && from !== available)
      stale.push({ variantId, quantity: available });
    else
      changes.push({
        variantId,
        quantity: toStockChange(row, isUntouched ? undefined : quantity, sellsOn ?? row.sellsOn),
      });
  }
  if (stale.length > 0) throw await staleStock(db, stale);
  const effective = changes.filter(({ quantity }) => quantity !== 0);
  await addStock(db, effective, cause);
  if (sellsOn !== undefined) await setSellsOn(db, variantIds, sellsOn);
  return effective.length > 0;
}

/**
 * Adds units to the available quantity, or removes them when their number is negative, but never
 * goes below zero. Returns whether anything changed.
 */
export async function adjustStock(
  db: Db,
  units: readonly Units[],
  cause: Correction,
): Promise<boolean> {
  const rows = await lockStockRows(
    db,
    units.map(({ variantId }) => variantId),
  );
  const effective = units.flatMap(({ variantId, quantity }) => {
    const row = rows.get(variantId);
    const change = row ? Math.max(quantity, -getAvailable(row)) : 0;
    return change === 0 ? [] : { variantId, quantity: change };
  });
  await addStock(db, effective, cause);
  return effective.length > 0;
}

/**
 * The change to the quantity on hand. A variant that does not sell without stock keeps at least its
 * reserved units.
 */
function toStockChange(
  { onHand, reserved }: StockRow,
  quantity: number | undefined,
  sellsOn: boolean,
): number {
  if (quantity !== undefined) return reserved + quantity - onHand;
  return sellsOn ? 0 : Math.max(reserved - onHand, 0);
}

async function staleStock(
  db: Db,
  stale: readonly { readonly variantId: string; readonly quantity: number }[],
) {
  const skus = await listSkus(
    db,
    stale.map(({ variantId }) => variantId),
  );
  const data: StaleStock = {
    stale: stale.map((each) => ({
      ...each,
      sku: skus.find(({ id }) => id === each.variantId)?.sku ?? '',
    })),
  };
  const numbers = data.stale.map(
    ({ sku, quantity }) => `${sku} has ${pluralise(quantity, 'unit')} now`,
  );
  return conflict(
    `The stock has changed since you loaded it: ${numbers.join(', ')}. Check your numbers.`,
    data,
  );
}
