import { and, desc, eq, gte, inArray, isNotNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { lagosMidnight } from '@market/domain/calendar';
import { COUNT_CAP } from '@market/domain/list-limits';
import { referencePattern } from '@market/domain/transactions/payment-reference';
import type { TransactionFilter } from '@market/domain/transactions/transaction';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { checkoutsTable, transactionsTable } from '../checkout/checkout.reads';
import { merchantShareExpression, platformShareExpression } from '../ledger/ledger.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import { ordersTable } from '../orders/orders.reads';
import { matchesUserName, usersTable } from '../accounts/accounts.reads';
import type { Cursor } from './cursor-page';

const returnedAmount = sql`(select sum(r.amount) from ${orderReturnsTable} r where r.order_id = ${ordersTable.id})`;
/**
 * The refunded amount of an order, kobo: the total of a cancelled order, otherwise the sum of its
 * returns.
 */
const refundedAmount =
  sql<number>`case when ${ordersTable.status} = 'cancelled' then ${ordersTable.total} else coalesce(${returnedAmount}, 0) end`.mapWith(
    Number,
  );

const columns = {
  id: ordersTable.id,
  orderName: ordersTable.orderName,
  amount: ordersTable.total,
  subtotal: ordersTable.subtotal,
  discount: ordersTable.discount,
  shippingFee: ordersTable.shippingFee,
  commission: ordersTable.commission,
  commissionBps: ordersTable.commissionBps,
  createdAt: ordersTable.createdAt,
  reference: checkoutsTable.reference,
  transactionId: transactionsTable.transactionId,
  cardType: transactionsTable.cardType,
  cardLast4: transactionsTable.cardLast4,
  paymentChannel: transactionsTable.paymentChannel,
  paidAt: transactionsTable.paidAt,
  customer: { firstName: usersTable.firstName, lastName: usersTable.lastName },
  refunded: refundedAmount,
  fees: platformShareExpression(ordersTable.id),
  dueToMerchant: merchantShareExpression(ordersTable.id),
};

const selectPaidOrders = (db: Db) =>
  db
    .select(columns)
    .from(ordersTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .innerJoin(transactionsTable, eq(transactionsTable.checkoutId, ordersTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId));

export type PaidOrderRow = Awaited<ReturnType<typeof listPaidOrders>>[number];

export const listPaidOrders = (
  db: Db,
  scope: StoreScope,
  filter: PaidOrderFilter,
  { limit, after }: { limit: number; after: Cursor | undefined },
) =>
  selectPaidOrders(db)
    .where(
      and(
        searchConditions(db, scope, filter, or(...outcomeCondition(db, scope, filter))),
        after &&
          sql`(${ordersTable.createdAt}, ${ordersTable.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(ordersTable.createdAt), desc(ordersTable.id))
    .limit(limit);

/** Each outcome is counted separately, because one combined condition would scan every order. */
export async function countPaidOrders(
  db: Db,
  scope: StoreScope,
  filter: PaidOrderFilter,
): Promise<number> {
  const maxCount = COUNT_CAP + 1;
  const counts = outcomeCondition(db, scope, filter).map((outcome) => {
    const limited = db
      .select({ one: sql`1`.as('one') })
      .from(ordersTable)
      .where(searchConditions(db, scope, filter, outcome))
      .limit(maxCount)
      .as('limited');
    return sql`(select count(*) from ${limited})`;
  });
  const [row] = await db
    .select({ count: sql`${sql.join(counts, sql` + `)}`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  return Math.min(row?.count ?? 0, maxCount);
}

export async function findPaidOrder(
  db: Db,
  { storeId }: StoreScope,
  id: string,
): Promise<PaidOrderRow | undefined> {
  const [row] = await selectPaidOrders(db).where(
    and(eq(ordersTable.id, id), eq(ordersTable.storeId, storeId)),
  );
  return row;
}

export interface PaidOrderFilter extends TransactionFilter {
  /**
   * Order names that the search text may mean. Empty when the text can only be a customer's name.
   */
  readonly orderNames: readonly string[];
}

/**
 * Conditions on orders alone. Other conditions are subqueries that select order ids, so that no
 * join is needed just for filtering.
 */
const searchConditions = (
  db: Db,
  { storeId }: StoreScope,
  { search, startDate, endDate, orderNames }: PaidOrderFilter,
  outcome: SQL | undefined,
): SQL | undefined =>
  and(
    eq(ordersTable.storeId, storeId),
    startDate === undefined ? undefined : gte(ordersTable.createdAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(ordersTable.createdAt, lagosMidnight(endDate, 1)),
    outcome,
    search
      ? orderNames.length > 0
        ? inArray(ordersTable.id, matchesNameOrReference(db, orderNames, search))
        : inArray(ordersTable.customerId, selectCustomersByName(db, search))
      : undefined,
  );

/** Matches the order name or the payment's full or short reference, each by its own index. */
function matchesNameOrReference(db: Db, orderNames: readonly string[], reference: string) {
  const pattern = referencePattern(reference);
  return union(
    db
      .select({ id: ordersTable.id })
      .from(ordersTable)
      .where(inArray(ordersTable.orderName, [...orderNames])),
    db
      .select({ id: ordersTable.id })
      .from(ordersTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
      .where(
        pattern === undefined
          ? eq(checkoutsTable.reference, reference)
          : sql`${checkoutsTable.reference} like ${pattern}`,
      ),
  );
}

const selectCustomersByName = (db: Db, name: string) =>
  db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.userType, 'customer'), matchesUserName(name)));

/** Mutually exclusive payment outcomes. Undefined means any outcome. */
function outcomeCondition(
  db: Db,
  { storeId }: StoreScope,
  { status }: TransactionFilter,
): (SQL | undefined)[] {
  const isCancelled = eq(ordersTable.status, 'cancelled');
  // The query is evaluated once for the store, so that refunds are summed only for orders that have
  // one.
  const isReturned = inArray(
    ordersTable.id,
    db
      .select({ id: orderReturnsTable.orderId })
      .from(orderReturnsTable)
      .where(and(eq(orderReturnsTable.storeId, storeId), isNotNull(orderReturnsTable.amount))),
  );
  switch (status) {
    case undefined:
      return [undefined];
    case 'success':
      return [and(not(isCancelled), not(isReturned))];
    case 'partly_refunded':
      return [and(not(isCancelled), isReturned, lt(returnedAmount, ordersTable.total))];
    case 'refunded':
      return [
        isCancelled,
        and(not(isCancelled), isReturned, eq(returnedAmount, ordersTable.total)),
      ];
  }
}
