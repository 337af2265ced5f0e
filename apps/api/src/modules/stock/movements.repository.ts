import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { fullName } from '@market/domain/accounts/person-name';
import type { StockMovement, StockMovementQuery } from '@market/domain/catalogue/stock-movement';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { ordersTable } from '../orders/orders.reads';
import { productsTable, variantsTable } from '../catalogue/catalogue.reads';
import { usersTable } from '../accounts/accounts.reads';
import { getAvailable } from './set-stock';
import { lockStockRows } from './stock.repository';
import { stockMovementsTable as movements } from './stock.tables';

export interface StockWithChange {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
  readonly available: number;
  readonly change: number;
}

export async function lockStockWithChanges(
  db: Db,
  productId: string,
  since: Date,
): Promise<StockWithChange[]> {
  const variants = await db
    .select({ id: variantsTable.id, sku: variantsTable.sku, options: variantsTable.options })
    .from(variantsTable)
    .where(and(eq(variantsTable.productId, productId), isNull(variantsTable.retiredAt)));
  const variantIds = variants.map(({ id }) => id);
  const rows = await lockStockRows(db, variantIds);
  const changes = await db
    .select({
      variantId: movements.variantId,
      change: sql<number>`sum(${movements.onHandChange} - ${movements.reservedChange})`.mapWith(
        Number,
      ),
    })
    .from(movements)
    .where(and(inArray(movements.variantId, variantIds), gt(movements.occurredAt, since)))
    .groupBy(movements.variantId);
  return variants.flatMap(({ id, ...variant }) => {
    const row = rows.get(id);
    return row
      ? {
          ...variant,
          available: getAvailable(row),
          change: changes.find(({ variantId }) => variantId === id)?.change ?? 0,
        }
      : [];
  });
}

export async function listMovements(
  db: Db,
  productId: string,
  { variantId, limit, offset }: StockMovementQuery,
): Promise<Page<StockMovement>> {
  const productCondition = and(
    eq(variantsTable.productId, productId),
    variantId === undefined ? undefined : eq(variantsTable.id, variantId),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        movement: movements,
        variant: { id: variantsTable.id, sku: variantsTable.sku, options: variantsTable.options },
        order: { id: ordersTable.id, orderName: ordersTable.orderName },
        actor: { firstName: usersTable.firstName, lastName: usersTable.lastName },
      })
      .from(movements)
      .innerJoin(variantsTable, eq(variantsTable.id, movements.variantId))
      .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
      .leftJoin(
        ordersTable,
        and(
          eq(ordersTable.checkoutId, movements.checkoutId),
          eq(ordersTable.storeId, productsTable.storeId),
        ),
      )
      .leftJoin(usersTable, eq(usersTable.id, movements.actorId))
      .where(productCondition)
      .orderBy(desc(movements.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(movements)
      .innerJoin(variantsTable, eq(variantsTable.id, movements.variantId))
      .where(productCondition),
  ]);
  return {
    rows: rows.map(
      ({
        movement: {
          id,
          occurredAt,
          reason,
          onHandChange,
          onHandAfter,
          reservedChange,
          reservedAfter,
        },
        variant,
        order,
        actor,
      }) => ({
        id: String(id),
        occurredAt: occurredAt.toISOString(),
        reason,
        variant,
        onHandChange,
        onHandAfter,
        availableChange: onHandChange - reservedChange,
        availableAfter: onHandAfter - reservedAfter,
        order: order ?? undefined,
        actorName: actor ? fullName(actor) : undefined,
      }),
    ),
    count: counted?.count ?? 0,
  };
}
