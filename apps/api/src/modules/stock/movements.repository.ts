import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { stockMovementsTable as movements, variantsTable } from '../../db/schema';
import { availableOf } from './set-stock';
import { lockStockRows } from './stock.repository';

/** A variant's stock, and by how much it has changed since some time. */
export interface StockSince {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly available: number;
  readonly change: number;
}

/** Locks the stock of a product's variants; answers what can be sold of each now, and what has changed of that since `since`. */
export async function lockStockSince(db: Db, productId: string, since: Date): Promise<StockSince[]> {
  const variants = await db
    .select({ id: variantsTable.id, sku: variantsTable.sku, options: variantsTable.options })
    .from(variantsTable)
    .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt)));
  const variantIds = variants.map(({ id }) => id);
  const rows = await lockStockRows(db, variantIds);
  const changes = await db
    .select({ variantId: movements.variantId, change: sql<number>`sum(${movements.onHandChange} - ${movements.reservedChange})`.mapWith(Number) })
    .from(movements)
    .where(and(inArray(movements.variantId, variantIds), gt(movements.occurredAt, since)))
    .groupBy(movements.variantId);
  return variants.flatMap(({ id, ...variant }) => {
    const row = rows.get(id);
    return row ? { ...variant, available: availableOf(row), change: changes.find(({ variantId }) => variantId === id)?.change ?? 0 } : [];
  });
}
