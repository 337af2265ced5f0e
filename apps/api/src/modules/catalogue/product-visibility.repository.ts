import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { storesTable } from '../stores/stores.reads';
import { productsTable } from './catalogue.tables';
import { scopeCondition, type ProductScope } from './products.repository';
import { listingConditions } from './relist.repository';

export async function findVisibility(db: Db, scope: ProductScope, id: string) {
  const [row] = await db
    .select({
      ...listingConditions,
      listed: productsTable.listed,
      inStock: productsTable.inStock,
      approvalStatus: productsTable.approvalStatus,
      reviewNote: productsTable.reviewNote,
      storeStatus: storesTable.status,
      storeNote: storesTable.reviewNote,
    })
    .from(productsTable)
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .where(and(eq(productsTable.id, id), scopeCondition(scope)));
  return row;
}
