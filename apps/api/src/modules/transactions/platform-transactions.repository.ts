import { and, asc, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { lagosMidnight } from '@market/domain/calendar';
import { COUNT_CAP } from '@market/domain/list-limits';
import type {
  PlatformTransactionListQuery,
  TransactionSort,
} from '@market/domain/transactions/transaction';
import type { Db } from '../../db/db';
import {
  containsLowerUnindexed,
  listIdsUnlessMany,
  isInMatches,
  isOneOf,
} from '../../db/list-queries';
import {
  checkoutsTable,
  referenceCondition,
  selectPaymentsByReference,
  transactionsTable,
} from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';
import { matchesUser, selectUserIds, usersTable } from '../accounts/accounts.reads';
import type { Cursor } from './cursor-page';

const selectTransactions = (db: Db) =>
  db
    .select({
      transaction: transactionsTable,
      customer: {
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
      },
    })
    .from(transactionsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, transactionsTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId));

export type PlatformTransactionRow = Awaited<ReturnType<typeof listTransactions>>[number];

export type TransactionCondition = Pick<PlatformTransactionListQuery, 'startDate' | 'endDate'> & {
  readonly found: SQL | undefined;
};

const { amount, createdAt, id } = transactionsTable;
const byDate = [createdAt, id] as const;
const byAmount = [amount, createdAt, id] as const;
const sorts = {
  newest: { by: byDate, isDescending: true },
  oldest: { by: byDate, isDescending: false },
  'amount-desc': { by: byAmount, isDescending: true },
  'amount-asc': { by: byAmount, isDescending: false },
} as const satisfies Readonly<Record<TransactionSort, unknown>>;

interface TransactionPage {
  readonly limit: number;
  readonly after: Cursor | undefined;
  readonly sort?: TransactionSort | undefined;
}

export function listTransactions(
  db: Db,
  condition: TransactionCondition,
  { limit, after, sort = 'newest' }: TransactionPage,
) {
  const { by, isDescending } = sorts[sort];
  return selectTransactions(db)
    .where(and(transactionCondition(condition), after && isBehind(db, after, sort)))
    .orderBy(...by.map(isDescending ? desc : asc))
    .limit(limit);
}

/** The condition for the payments that follow the last one of the previous page. */
function isBehind(db: Db, { id: lastId, ...last }: Cursor, sort: TransactionSort): SQL {
  const { by, isDescending } = sorts[sort];
  const values =
    by === byDate
      ? sql`(${last.createdAt.toISOString()}::timestamptz, ${lastId}::uuid)`
      : // A payment's amount never changes.
        sql`(${db.select({ amount, createdAt, id }).from(transactionsTable).where(eq(id, lastId))})`;
  return sql`(${sql.join([...by], sql`, `)}) ${isDescending ? sql`<` : sql`>`} ${values}`;
}

export async function countTransactions(db: Db, condition: TransactionCondition): Promise<number> {
  const limited = db
    .select({ one: sql`1`.as('one') })
    .from(transactionsTable)
    .where(transactionCondition(condition))
    .limit(COUNT_CAP + 1)
    .as('limited');
  const [row] = await db.select({ count: count() }).from(limited);
  return row?.count ?? 0;
}

export async function findTransaction(
  db: Db,
  id: string,
): Promise<PlatformTransactionRow | undefined> {
  const [row] = await selectTransactions(db).where(eq(transactionsTable.id, id));
  return row;
}

export const listOrdersOfCheckouts = (db: Db, checkoutIds: readonly string[]) =>
  db
    .select({
      checkoutId: ordersTable.checkoutId,
      orderTrackerId: ordersTable.id,
      orderName: ordersTable.orderName,
      storeId: ordersTable.storeId,
      storeName: storesTable.storeName,
      total: ordersTable.total,
    })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(inArray(ordersTable.checkoutId, [...checkoutIds]))
    .orderBy(ordersTable.orderName);

const transactionCondition = ({
  startDate,
  endDate,
  found,
}: TransactionCondition): SQL | undefined =>
  and(
    startDate === undefined
      ? undefined
      : gte(transactionsTable.createdAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(transactionsTable.createdAt, lagosMidnight(endDate, 1)),
    found,
  );

/**
 * The search condition, or undefined without a search. A search matches the start of the payment's
 * reference, its number, or a part of its customer's name or email address.
 */
export async function matchingTransactions(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const isNamed = or(
    eq(transactionsTable.reference, search),
    eq(transactionsTable.transactionId, search),
  );
  const { buyers, referenced, transactions } = await listIdsUnlessMany(db, {
    buyers: selectUserIds(db, matchesUser(search)),
    referenced: selectPaymentsByReference(db, search),
    transactions: unionAll(
      db.select({ id: transactionsTable.id }).from(transactionsTable).where(isNamed),
      db
        .select({ id: transactionsTable.id })
        .from(transactionsTable)
        .where(isInMatches(transactionsTable.checkoutId, 'referenced')),
      db
        .select({ id: transactionsTable.id })
        .from(transactionsTable)
        .innerJoin(checkoutsTable, eq(checkoutsTable.id, transactionsTable.checkoutId))
        .where(isInMatches(checkoutsTable.userId, 'buyers')),
    ),
  });
  return buyers && referenced && transactions
    ? (isOneOf(transactionsTable.id, transactions) ?? sql`false`)
    : or(
        isNamed,
        referenceCondition(transactionsTable.reference, search),
        containsLowerUnindexed(transactionsTable.searchText, search),
      );
}
