import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { COUNT_CAP } from '@market/domain/list-limits';
import type { PlatformTransactionListQuery } from '@market/domain/transactions/transaction';
import type { Db } from '../../db/db';
import { checkoutsTable, transactionsTable } from '../checkout/checkout.tables';
import { ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';
import { matchesUserName } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import type { Cursor } from './long-page';

const select = (db: Db) =>
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

type Filter = Omit<PlatformTransactionListQuery, 'limit' | 'after'>;

/** Payments, newest first, from the end of the previous page. */
export const listTransactions = (
  db: Db,
  filter: Filter,
  { limit, after }: { limit: number; after: Cursor | undefined },
) =>
  select(db)
    .where(
      and(
        searchConditions(db, filter),
        after &&
          sql`(${transactionsTable.createdAt}, ${transactionsTable.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(transactionsTable.createdAt), desc(transactionsTable.id))
    .limit(limit);

/** At most `COUNT_CAP` + 1. */
export async function countTransactions(db: Db, filter: Filter): Promise<number> {
  const limited = db
    .select({ one: sql`1`.as('one') })
    .from(transactionsTable)
    .where(searchConditions(db, filter))
    .limit(COUNT_CAP + 1)
    .as('limited');
  const [row] = await db.select({ count: count() }).from(limited);
  return row?.count ?? 0;
}

export async function findTransaction(
  db: Db,
  id: string,
): Promise<PlatformTransactionRow | undefined> {
  const [row] = await select(db).where(eq(transactionsTable.id, id));
  return row;
}

export const ordersOfCheckouts = (db: Db, checkoutIds: readonly string[]) =>
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

const searchConditions = (db: Db, { search, startDate, endDate }: Filter) =>
  and(
    startDate === undefined
      ? undefined
      : gte(transactionsTable.createdAt, lagosMidnight(startDate)),
    endDate === undefined ? undefined : lt(transactionsTable.createdAt, lagosMidnight(endDate, 1)),
    search
      ? or(
          eq(transactionsTable.reference, search),
          eq(transactionsTable.transactionId, search),
          inArray(transactionsTable.checkoutId, paidBy(db, search)),
        )
      : undefined,
  );

/** Checkouts of customers with this email or name. */
const paidBy = (db: Db, search: string) =>
  db
    .select({ id: checkoutsTable.id })
    .from(checkoutsTable)
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .where(or(eq(usersTable.email, search.toLowerCase()), matchesUserName(search)));
