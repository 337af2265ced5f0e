import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { productsTable } from '../catalogue/catalogue.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { withinScope, type OrderScope } from './order-scope';
import { orderItemsTable, ordersTable, searchedText } from './orders.tables';

/** Orders that are named one by one. More than these are found soon enough by looking at one after the other. */
const FEW = 2_000;

/** What a search may mean: an order or who receives it, who bought it, what was bought, and where several stores are listed, the store. */
function meanings({ reader }: OrderScope, search: string) {
  const term = likePattern(search);
  return {
    own: or(
      ilike(searchedText(ordersTable), term),
      ilike(searchedText(ordersTable), likePattern(search.replaceAll(' ', ''))),
    ),
    customer: ilike(sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, term),
    product: ilike(productsTable.name, term),
    store: reader === 'merchant' ? undefined : ilike(storesTable.storeName, term),
  };
}

/**
 * The condition of a search, `undefined` without one. A text that few orders hold is looked up in the indexes of each thing that it
 * may mean, so that one that none holds costs no look at all orders; for one that many hold the latest are soon found.
 */
export async function matchingOrders(
  db: Db,
  scope: OrderScope,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const ids = await fewMatching(db, scope, search);
  return ids ? sql`${ordersTable.id} = any(${sql.param(ids)}::uuid[])` : holds(scope, search);
}

/** The ids of all that match; none when they are more than a few. */
async function fewMatching(
  db: Db,
  scope: OrderScope,
  search: string,
): Promise<string[] | undefined> {
  const { own, customer, product, store } = meanings(scope, search);
  const orders = () => db.select({ id: ordersTable.id }).from(ordersTable);
  const mine = withinScope(scope);
  const bought =
    scope.reader === 'merchant' ? and(product, eq(productsTable.storeId, scope.storeId)) : product;
  const found = unionAll(
    orders().where(and(mine, own)),
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
  ).limit(FEW + 1);
  const rows = await found;
  return rows.length > FEW ? undefined : [...new Set(rows.map(({ id }) => id))];
}

/** The same of a row of `orders`, whatever else is joined. */
function holds(scope: OrderScope, search: string): SQL | undefined {
  const { own, customer, product, store } = meanings(scope, search);
  return or(
    own,
    sql`${ordersTable.customerId} in (select ${usersTable.id} from ${usersTable} where ${customer})`,
    sql`exists (select from ${orderItemsTable} join ${productsTable} on ${productsTable.id} = ${orderItemsTable.productId} where ${orderItemsTable.orderId} = ${ordersTable.id} and ${product})`,
    store &&
      sql`${ordersTable.storeId} in (select ${storesTable.id} from ${storesTable} where ${store})`,
  );
}
