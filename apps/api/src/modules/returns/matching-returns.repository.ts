import { eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { fewIds, isFrom, isOneOf, likePattern } from '../../db/list-queries';
import { isUserNamed, matchesUserName, usersWhere } from '../accounts/accounts.reads';
import { isProductNamed, matchesProductName, productsWhere } from '../catalogue/catalogue.reads';
import { orderItemsTable } from '../orders/orders.tables';
import { storesNamed } from '../stores/stores.reads';
import { orderReturnsTable, returnItemsTable } from './returns.tables';

/** Whether an item of the return meets a condition, read for each row that is compared. */
const hasItemWhere = (condition: SQL | undefined): SQL =>
  sql`(select bool_or(${condition}) from ${returnItemsTable} join ${orderItemsTable} on ${eq(orderItemsTable.id, returnItemsTable.orderItemId)} where ${returnItemsTable.returnId} = ${orderReturnsTable.id})`;

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
  const returnsWhere = (condition: SQL | undefined) =>
    db.select({ id: orderReturnsTable.id }).from(orderReturnsTable).where(condition);
  const { customers, products, items, returns } = await fewIds(db, {
    customers: usersWhere(db, matchesUserName(search)),
    products: productsWhere(db, matchesProductName(search)),
    items: db
      .select({ id: orderItemsTable.id })
      .from(orderItemsTable)
      .where(isFrom(orderItemsTable.productId, 'products')),
    returns: unionAll(
      returnsWhere(isFrom(orderReturnsTable.customerId, 'customers')),
      db
        .select({ id: returnItemsTable.returnId })
        .from(returnItemsTable)
        .where(isFrom(returnItemsTable.orderItemId, 'items')),
      returnsWhere(ofStore),
      returnsWhere(isNamed),
    ),
  });
  if (customers && products && items && returns)
    return isOneOf(orderReturnsTable.id, returns) ?? sql`false`;
  return or(
    ofStore,
    isNamed,
    customers
      ? isOneOf(orderReturnsTable.customerId, customers)
      : isUserNamed(orderReturnsTable.customerId, search),
    products
      ? products.length > 0
        ? hasItemWhere(isOneOf(orderItemsTable.productId, products))
        : undefined
      : hasItemWhere(isProductNamed(orderItemsTable.productId, search)),
  );
}
