import { and, count, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/lagos-time';
import type { PlatformTransactionListQuery } from '@market/domain/transactions/transaction';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { checkoutsTable, ordersTable, storesTable, transactionsTable, usersTable } from '../../db/schema';

const select = (db: Db) =>
  db
    .select({ transaction: transactionsTable, customer: { firstName: usersTable.firstName, lastName: usersTable.lastName, email: usersTable.email } })
    .from(transactionsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, transactionsTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId));

export type PlatformTransactionRow = Awaited<ReturnType<typeof listTransactions>>[number];

/** Every payment, the latest first. */
export const listTransactions = (db: Db, query: PlatformTransactionListQuery) =>
  select(db).where(matching(query)).orderBy(desc(transactionsTable.createdAt), desc(transactionsTable.id)).limit(query.limit).offset(query.offset);

export async function countTransactions(db: Db, query: PlatformTransactionListQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(transactionsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, transactionsTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .where(matching(query));
  return row?.count ?? 0;
}

export async function findTransaction(db: Db, id: string): Promise<PlatformTransactionRow | undefined> {
  const [row] = await select(db).where(eq(transactionsTable.id, id));
  return row;
}

export const ordersOfCheckouts = (db: Db, checkoutIds: readonly string[]) =>
  db
    .select({ checkoutId: ordersTable.checkoutId, orderTrackerId: ordersTable.id, orderName: ordersTable.orderName, storeId: ordersTable.storeId, storeName: storesTable.storeName, total: ordersTable.total })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(inArray(ordersTable.checkoutId, [...checkoutIds]))
    .orderBy(ordersTable.orderName);

const matching = ({ search, startDate, endDate }: PlatformTransactionListQuery) =>
  and(
    startDate === undefined ? undefined : gte(transactionsTable.createdAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(transactionsTable.createdAt, lagosMidnight(endDate, 1)),
    search
      ? or(
          eq(transactionsTable.reference, search),
          eq(transactionsTable.transactionId, search),
          eq(usersTable.email, search.toLowerCase()),
          ilike(sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, likePattern(search)),
        )
      : undefined,
  );
