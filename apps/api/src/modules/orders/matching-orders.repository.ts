import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import {
  comparesLower,
  containsLower,
  fewIds,
  isFew,
  isFrom,
  isOneOf,
} from '../../db/list-queries';
import { storesNamed } from '../stores/stores.reads';
import { storesTable } from '../stores/stores.tables';
import { withinScope } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { orderNamed } from './orders.reads';
import { ordersTable } from './orders.tables';

/** So many of the latest orders are compared first. */
const LATEST = 1_000;
/** With more matches among them, a page and a count are full after few more rows. */
const MANY = 20;
const { searchText } = ordersTable;

/**
 * The condition of a search, undefined without one: the order or its recipient, the customer, a
 * product, and the store where several are listed. A text that is rare among the latest orders is
 * looked up in the index, a common one is compared row by row.
 */
export async function matchingOrders(
  db: Db,
  scope: OrderScope,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  if (scope.reader === 'platform') {
    // The name of one order is not looked for inside other texts, which costs more with more orders.
    const whole = await orderNamed(db, search);
    if (whole) return eq(ordersTable.id, whole);
  }
  const texts = typedTexts(search);
  const mine = withinScope(scope);
  const compared = or(...texts.map((text) => comparesLower(searchText, text)));
  const ordersWhere = (condition: SQL | undefined) =>
    db.select({ id: ordersTable.id }).from(ordersTable).where(and(mine, condition));
  const isRare = isFew('latest', MANY);
  const { latest, named, stores, orders } = await fewIds(db, {
    latest: latestWhere(db, mine, compared),
    named: ordersWhere(and(isRare, or(...texts.map((text) => containsLower(searchText, text))))),
    stores: scope.reader === 'merchant' ? noStores(db) : storesNamed(db, search),
    orders: unionAll(
      ordersWhere(and(isRare, isFrom(ordersTable.id, 'named'))),
      ordersWhere(and(isRare, isFrom(ordersTable.storeId, 'stores'))),
    ),
  });
  const isCommon = !latest || latest.length > MANY;
  if (orders && named && stores && !isCommon) return isOneOf(ordersTable.id, orders) ?? sql`false`;
  return or(
    stores
      ? isOneOf(ordersTable.storeId, stores)
      : inArray(ordersTable.storeId, storesNamed(db, search)),
    named && !isCommon ? isOneOf(ordersTable.id, named) : compared,
  );
}

/** Of a merchant's orders, all are of one store. */
const noStores = (db: Db) =>
  db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(sql`false`);

/** A phone number may be typed with spaces. */
const typedTexts = (search: string): readonly string[] =>
  /^[\d +]+$/.test(search) ? [...new Set([search, search.replaceAll(' ', '')])] : [search];

/** The ids of those that match among the latest orders, up to one more than `MANY`. */
function latestWhere(db: Db, mine: SQL | undefined, compared: SQL | undefined) {
  const latest = db
    .select({
      id: ordersTable.id,
      isMatch: sql<boolean>`${compared}`.as('is_match'),
    })
    .from(ordersTable)
    .where(mine)
    .orderBy(desc(ordersTable.createdAt))
    .limit(LATEST)
    .as('latest_orders');
  return db
    .select({ id: latest.id })
    .from(latest)
    .where(sql`${latest.isMatch}`)
    .limit(MANY + 1);
}
