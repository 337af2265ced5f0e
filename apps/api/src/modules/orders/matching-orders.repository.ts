import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { referencePattern } from '@market/domain/transactions/payment-reference';
import type { Db } from '../../db/db';
import { selectTextMatches } from '../../db/text-search';
import { selectPaymentsByReference } from '../checkout/checkout.reads';
import { selectStoreIdsByName, storesTable } from '../stores/stores.reads';
import { scopeCondition } from './order-conditions.repository';
import { hubCondition, type OrderFilter } from './order-filter.repository';
import type { OrderScope } from './order-scope';
import { findOrderIdByName } from './orders.reads';
import { ordersTable } from './orders.tables';

/**
 * The search condition, or undefined without a search. A search matches the order or its recipient,
 * the customer, a product and, in lists of several stores, the store. Platform staff also find the
 * orders of a payment by its reference. A search of orders at hubs looks only at those.
 */
export async function matchingOrders(
  db: Db,
  scope: OrderScope,
  search: string | undefined,
  hub?: OrderFilter['hub'],
): Promise<SQL | undefined> {
  if (!search) return undefined;
  if (scope.reader === 'platform') {
    // An exact order name is not searched for inside other texts, because such a search costs more
    // with every order.
    const namedOrderId = await findOrderIdByName(db, search);
    if (namedOrderId) return eq(ordersTable.id, namedOrderId);
    if (isPaymentReference(search))
      return inArray(ordersTable.checkoutId, selectPaymentsByReference(db, search));
  }
  return selectTextMatches(db, ordersTable, {
    mine: and(scopeCondition(scope), hubCondition(hub)),
    texts: toSearchTexts(search),
    stores: scope.reader === 'merchant' ? selectNoStores(db) : selectStoreIdsByName(db, search),
  });
}

const isPaymentReference = (text: string): boolean =>
  /^pay-[\da-f]/i.test(text) || referencePattern(text) !== undefined;

/** All orders of a merchant belong to one store. */
const selectNoStores = (db: Db) =>
  db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(sql`false`);

/** A phone number may be typed with spaces. */
const toSearchTexts = (search: string): readonly string[] =>
  /^[\d +]+$/.test(search) ? [...new Set([search, search.replaceAll(' ', '')])] : [search];
