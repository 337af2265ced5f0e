import { and, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { fewIds, isFew, isFrom, isOneOf, likePattern } from '../../db/list-queries';
import { isUserNamed, matchesUserName, usersWhere } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { isProductNamed, matchesProductName, productsWhere } from '../catalogue/catalogue.reads';
import { productsTable } from '../catalogue/catalogue.tables';
import { storesNamed } from '../stores/stores.reads';
import { withinScope } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { orderNamed } from './orders.reads';
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
  return scope.reader === 'platform' ? matchingAll(db, search) : matchingScoped(db, scope, search);
}

/** Indexed. A phone number may be typed with spaces. */
const matchesOrder = (search: string): SQL | undefined =>
  or(
    ...[...new Set([search, search.replaceAll(' ', '')])].map((text) =>
      ilike(searchedText(ordersTable), likePattern(text)),
    ),
  );

const ordersWhere = (db: Db, condition: SQL | undefined) =>
  db.select({ id: ordersTable.id }).from(ordersTable).where(condition);

/** Whether an item of the order meets a condition, read for each row that is compared. */
const hasItemWhere = (condition: SQL | undefined): SQL =>
  sql`(select bool_or(${condition}) from ${orderItemsTable} where ${orderItemsTable.orderId} = ${ordersTable.id})`;

async function matchingAll(db: Db, search: string): Promise<SQL> {
  // The name of one order is not looked for inside other texts, which costs more with more orders.
  const whole = await orderNamed(db, search);
  if (whole) return eq(ordersTable.id, whole);
  const ofStore = inArray(ordersTable.storeId, storesNamed(db, search));
  const areFew = and(isFew('customers'), isFew('products'), isFew('named'));
  const { customers, products, named, orders } = await fewIds(db, {
    customers: usersWhere(db, matchesUserName(search)),
    products: productsWhere(db, matchesProductName(search)),
    // Most recipients are the customers: with many of those, looking recipients up is no help.
    named: ordersWhere(db, and(isFew('customers'), matchesOrder(search))),
    orders: unionAll(
      ordersWhere(db, and(areFew, isFrom(ordersTable.customerId, 'customers'))),
      db
        .select({ id: orderItemsTable.orderId })
        .from(orderItemsTable)
        .where(and(areFew, isFrom(orderItemsTable.productId, 'products'))),
      ordersWhere(db, and(areFew, ofStore)),
      ordersWhere(db, and(areFew, isFrom(ordersTable.id, 'named'))),
    ),
  });
  if (customers && products && named && orders)
    return isOneOf(ordersTable.id, orders) ?? sql`false`;
  const condition = or(
    ofStore,
    customers && named ? isOneOf(ordersTable.id, named) : matchesOrder(search),
    // Not a list of ids, for which PostgreSQL reads all orders of a status.
    customers?.length === 0 ? undefined : isUserNamed(ordersTable.customerId, search),
    products
      ? products.length > 0
        ? hasItemWhere(isOneOf(orderItemsTable.productId, products))
        : undefined
      : hasItemWhere(isProductNamed(orderItemsTable.productId, search)),
  );
  return condition ?? sql`false`;
}

async function matchingScoped(db: Db, scope: OrderScope, search: string): Promise<SQL | undefined> {
  const mine = withinScope(scope);
  const isMerchant = scope.reader === 'merchant';
  const ofStore = isMerchant ? undefined : inArray(ordersTable.storeId, storesNamed(db, search));
  const ids = () => db.select({ id: ordersTable.id }).from(ordersTable);
  const found = unionAll(
    ids().where(and(mine, matchesOrder(search))),
    ids()
      .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
      .where(and(mine, matchesUserName(search))),
    ids()
      .innerJoin(orderItemsTable, eq(orderItemsTable.orderId, ordersTable.id))
      .innerJoin(productsTable, eq(productsTable.id, orderItemsTable.productId))
      .where(
        and(
          mine,
          matchesProductName(search),
          isMerchant ? eq(productsTable.storeId, scope.storeId) : undefined,
        ),
      ),
    ...(ofStore ? [ids().where(and(mine, ofStore))] : []),
  );
  const { orders } = await fewIds(db, { orders: found });
  if (orders) return isOneOf(ordersTable.id, orders) ?? sql`false`;
  return or(
    ofStore,
    matchesOrder(search),
    isUserNamed(ordersTable.customerId, search),
    hasItemWhere(isProductNamed(orderItemsTable.productId, search)),
  );
}
