import { eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { fewIds, isFrom, isOneOf, likePattern } from '../../db/list-queries';
import { isUserWhere, matchesUserName, usersWhere } from '../accounts/accounts.reads';
import { matchesProductName } from '../catalogue/catalogue.reads';
import { productsTable } from '../catalogue/catalogue.tables';
import { orderItemsTable } from '../orders/orders.tables';
import { storesNamed } from '../stores/stores.reads';
import { orderReturnsTable, returnItemsTable } from './returns.tables';

/**
 * The condition of a search, undefined without one: the return's name, the store, the customer, or
 * a product by its current name, which is indexed. A text with few matches is looked up in each
 * index.
 */
export async function matchingReturns(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const isNamed = ilike(orderReturnsTable.returnName, likePattern(search));
  const ofStore = inArray(orderReturnsTable.storeId, storesNamed(db, search));
  const returns = () => db.select({ id: orderReturnsTable.id }).from(orderReturnsTable);
  const ids = await fewIds(
    db,
    [
      returns().where(isFrom(orderReturnsTable.customerId, 'customers')),
      db
        .select({ id: returnItemsTable.returnId })
        .from(returnItemsTable)
        .where(isFrom(returnItemsTable.orderItemId, 'items')),
      returns().where(ofStore),
      returns().where(isNamed),
    ],
    {
      customers: usersWhere(db, matchesUserName(search)),
      items: db
        .select({ id: orderItemsTable.id })
        .from(orderItemsTable)
        .innerJoin(productsTable, eq(productsTable.id, orderItemsTable.productId))
        .where(matchesProductName(search)),
    },
  );
  return ids
    ? isOneOf(orderReturnsTable.id, ids)
    : or(
        isNamed,
        ofStore,
        isUserWhere(orderReturnsTable.customerId, matchesUserName(search)),
        sql`(select bool_or(${matchesProductName(search)}) from ${returnItemsTable} join ${orderItemsTable} on ${orderItemsTable.id} = ${returnItemsTable.orderItemId} join ${productsTable} on ${productsTable.id} = ${orderItemsTable.productId} where ${returnItemsTable.returnId} = ${orderReturnsTable.id})`,
      );
}
