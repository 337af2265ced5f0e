import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { fewIds, isFrom, isOneOf, likePattern } from '../../db/list-queries';
import { isUserWhere, matchesUserName, usersWhere } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { matchesProductName } from '../catalogue/catalogue.reads';
import { productsTable } from '../catalogue/catalogue.tables';
import { storesNamed } from '../stores/stores.reads';
import { withinScope } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { orderItemsTable, ordersTable, searchedText } from './orders.tables';

/**
 * The condition of a search, undefined without one: the order or its recipient, the customer, a
 * product, and the store where several are listed. A text with few matches is looked up in each
 * index, so that a text without matches does not scan all orders.
 */
export async function matchingOrders(
  db: Db,
  scope: OrderScope,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const ids = await matchingIds(db, scope, search);
  return ids ? isOneOf(ordersTable.id, ids) : matchesRow(db, scope, search);
}

/** Indexed. */
const matchesOrder = (search: string): SQL | undefined =>
  or(
    ilike(searchedText(ordersTable), likePattern(search)),
    ilike(searchedText(ordersTable), likePattern(search.replaceAll(' ', ''))),
  );

/** The ids of all matching orders, undefined when there are many. */
function matchingIds(db: Db, scope: OrderScope, search: string): Promise<string[] | undefined> {
  const orders = () => db.select({ id: ordersTable.id }).from(ordersTable);
  const mine = withinScope(scope);
  if (scope.reader !== 'platform') {
    const bought =
      scope.reader === 'merchant' ? eq(productsTable.storeId, scope.storeId) : undefined;
    return fewIds(db, [
      orders().where(and(mine, matchesOrder(search))),
      orders()
        .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
        .where(and(mine, matchesUserName(search))),
      orders()
        .innerJoin(orderItemsTable, eq(orderItemsTable.orderId, ordersTable.id))
        .innerJoin(productsTable, eq(productsTable.id, orderItemsTable.productId))
        .where(and(mine, matchesProductName(search), bought)),
      ...(scope.reader === 'merchant'
        ? []
        : [orders().where(and(mine, inArray(ordersTable.storeId, storesNamed(db, search))))]),
    ]);
  }
  return fewIds(
    db,
    [
      orders().where(isFrom(ordersTable.customerId, 'customers')),
      db
        .select({ id: orderItemsTable.orderId })
        .from(orderItemsTable)
        .where(isFrom(orderItemsTable.productId, 'goods')),
      orders().where(inArray(ordersTable.storeId, storesNamed(db, search))),
      orders().where(matchesOrder(search)),
    ],
    {
      customers: usersWhere(db, matchesUserName(search)),
      goods: db
        .select({ id: productsTable.id })
        .from(productsTable)
        .where(matchesProductName(search)),
    },
  );
}

/** The search as a condition on a row of `orders`, whatever else is joined. */
const matchesRow = (db: Db, scope: OrderScope, search: string): SQL | undefined =>
  or(
    matchesOrder(search),
    isUserWhere(ordersTable.customerId, matchesUserName(search)),
    sql`(select bool_or(${matchesProductName(search)}) from ${orderItemsTable} join ${productsTable} on ${productsTable.id} = ${orderItemsTable.productId} where ${orderItemsTable.orderId} = ${ordersTable.id})`,
    scope.reader === 'merchant' ? undefined : inArray(ordersTable.storeId, storesNamed(db, search)),
  );
