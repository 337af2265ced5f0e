import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { fewIds } from '../../db/few-ids';
import { likePattern } from '../../db/like';
import { productsTable } from '../catalogue/catalogue.tables';
import { storesTable } from '../stores/stores.tables';
import { matchesUserName } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { withinScope } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { orderItemsTable, ordersTable, searchedText } from './orders.tables';

/** Conditions of a search: the order or its recipient, the customer, a product, and the store where several are listed. */
function searchConditions({ reader }: OrderScope, search: string) {
  const term = likePattern(search);
  return {
    order: or(
      ilike(searchedText(ordersTable), term),
      ilike(searchedText(ordersTable), likePattern(search.replaceAll(' ', ''))),
    ),
    customer: matchesUserName(search),
    product: ilike(productsTable.name, term),
    store: reader === 'merchant' ? undefined : ilike(storesTable.storeName, term),
  };
}

/**
 * The condition of a search, undefined without one. A text with few matches is looked up in each
 * index, so that a text without matches does not scan all orders.
 */
export async function matchingOrders(
  db: Db,
  scope: OrderScope,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const ids = await matchingIds(db, scope, search);
  return ids ? sql`${ordersTable.id} = any(${sql.param(ids)}::uuid[])` : matchesRow(scope, search);
}

/** The ids of all matching orders, undefined when there are many. */
async function matchingIds(
  db: Db,
  scope: OrderScope,
  search: string,
): Promise<string[] | undefined> {
  const { order, customer, product, store } = searchConditions(scope, search);
  const orders = () => db.select({ id: ordersTable.id }).from(ordersTable);
  const mine = withinScope(scope);
  const bought =
    scope.reader === 'merchant' ? and(product, eq(productsTable.storeId, scope.storeId)) : product;
  const found = unionAll(
    orders().where(and(mine, order)),
    orders()
      .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
      .where(and(mine, customer)),
    orders()
      .innerJoin(orderItemsTable, eq(orderItemsTable.orderId, ordersTable.id))
      .innerJoin(productsTable, eq(productsTable.id, orderItemsTable.productId))
      .where(and(mine, bought)),
    ...(store
      ? [
          orders()
            .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
            .where(and(mine, store)),
        ]
      : []),
  );
  return fewIds(found);
}

/** The search as a condition on a row of `orders`, whatever else is joined. */
function matchesRow(scope: OrderScope, search: string): SQL | undefined {
  const { order, customer, product, store } = searchConditions(scope, search);
  return or(
    order,
    sql`${ordersTable.customerId} in (select ${usersTable.id} from ${usersTable} where ${customer})`,
    sql`exists (select from ${orderItemsTable} join ${productsTable} on ${productsTable.id} = ${orderItemsTable.productId} where ${orderItemsTable.orderId} = ${ordersTable.id} and ${product})`,
    store &&
      sql`${ordersTable.storeId} in (select ${storesTable.id} from ${storesTable} where ${store})`,
  );
}
