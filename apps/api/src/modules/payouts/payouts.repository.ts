import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PayoutStatus } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import {
  bankAccountsTable,
  ordersTable,
  payoutsTable,
  storesTable,
  usersTable,
} from '../../db/schema';

export type PayoutRow = typeof payoutsTable.$inferSelect;

/** A merchant's own store, or every store. */
export type PayoutScope = { readonly storeId: string } | 'platform';

export interface PayoutQuery {
  readonly search?: string | undefined;
  readonly status?: PayoutStatus | undefined;
  readonly limit: number;
  readonly offset: number;
}

const requester = alias(usersTable, 'requester');
const approver = alias(usersTable, 'approver');
const nameOf = (user: typeof requester | typeof approver) =>
  sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`;

const within = (scope: PayoutScope) =>
  scope === 'platform' ? undefined : eq(payoutsTable.storeId, scope.storeId);

const matching = (
  scope: PayoutScope,
  { search, status }: Pick<PayoutQuery, 'search' | 'status'>,
) => {
  const term = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    within(scope),
    status && eq(payoutsTable.status, status),
    search
      ? or(ilike(payoutsTable.reference, term), ilike(storesTable.storeName, term))
      : undefined,
  );
};

const select = (db: Db) =>
  db
    .select({
      payout: payoutsTable,
      storeName: storesTable.storeName,
      requestedBy: nameOf(requester),
      approvedBy: nameOf(approver),
      bank: bankAccountsTable,
    })
    .from(payoutsTable)
    .innerJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .leftJoin(requester, eq(requester.id, payoutsTable.requestedBy))
    .leftJoin(approver, eq(approver.id, payoutsTable.approvedBy))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, payoutsTable.storeId));

export type PayoutListRow = Awaited<ReturnType<typeof listPayouts>>[number];

export const listPayouts = (db: Db, scope: PayoutScope, query: PayoutQuery) =>
  select(db)
    .where(matching(scope, query))
    .orderBy(desc(payoutsTable.requestedAt), desc(payoutsTable.id))
    .limit(query.limit)
    .offset(query.offset);

export async function findPayout(
  db: Db,
  scope: PayoutScope,
  id: string,
): Promise<PayoutListRow | undefined> {
  const [row] = await select(db).where(and(eq(payoutsTable.id, id), within(scope)));
  return row;
}

/** Under way before failed before waiting, the oldest first. */
export async function nextPayout(
  db: Db,
  { storeId }: { readonly storeId: string },
): Promise<PayoutListRow | undefined> {
  const [row] = await select(db)
    .where(and(eq(payoutsTable.storeId, storeId), ne(payoutsTable.status, 'processed')))
    .orderBy(asc(payoutsTable.status), asc(payoutsTable.requestedAt))
    .limit(1);
  return row;
}

export async function countPayouts(
  db: Db,
  scope: PayoutScope,
  query: PayoutQuery,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payoutsTable)
    .innerJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .where(matching(scope, query));
  return row?.count ?? 0;
}

const paidOrder = {
  id: ordersTable.id,
  payoutId: ordersTable.payoutId,
  orderName: ordersTable.orderName,
  total: ordersTable.total,
  commission: ordersTable.commission,
  completedAt: ordersTable.completedAt,
};
export type PaidOrderRow = Awaited<ReturnType<typeof ordersOfPayout>>[number];

/** Some orders of a payout, in the order in which they completed. */
export const ordersOfPayout = (
  db: Db,
  payoutId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select(paidOrder)
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutId))
    .orderBy(asc(ordersTable.completedAt), asc(ordersTable.id))
    .limit(limit)
    .offset(offset);

/** The first orders of each payout: a payout of thousands is not read as a whole to be listed. */
export async function firstOrdersOf(
  db: Db,
  payoutIds: readonly string[],
  limit: number,
): Promise<PaidOrderRow[]> {
  const first = db
    .select(paidOrder)
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutsTable.id))
    .orderBy(asc(ordersTable.completedAt), asc(ordersTable.id))
    .limit(limit)
    .as('first');
  const rows = await db
    .select({
      first: {
        id: first.id,
        payoutId: first.payoutId,
        orderName: first.orderName,
        total: first.total,
        commission: first.commission,
        completedAt: first.completedAt,
      },
    })
    .from(payoutsTable)
    .innerJoinLateral(first, sql`true`)
    .where(inArray(payoutsTable.id, [...payoutIds]))
    .orderBy(asc(first.completedAt), asc(first.id));
  return rows.map((row) => row.first);
}

/** Kobo by status. */
export async function sumByStatus(
  db: Db,
  scope: PayoutScope,
): Promise<ReadonlyMap<PayoutStatus, number>> {
  const rows = await db
    .select({ status: payoutsTable.status, amount: sum(payoutsTable.amount) })
    .from(payoutsTable)
    .where(within(scope))
    .groupBy(payoutsTable.status);
  return new Map(rows.map((row) => [row.status, Number(row.amount ?? 0)]));
}

/** The store and its bank account, locked: requests for one store happen one after the other. */
export async function lockStore(db: Db, storeId: string) {
  const [store] = await db
    .select({ id: storesTable.id, merchantId: storesTable.merchantId })
    .from(storesTable)
    .where(eq(storesTable.id, storeId))
    .for('no key update');
  return store;
}

export async function findBank(db: Db, storeId: string) {
  const [bank] = await db
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.storeId, storeId));
  return bank;
}

export const insertPayout = (db: Db, payout: typeof payoutsTable.$inferInsert) =>
  db.insert(payoutsTable).values(payout);

/** Puts every completed order that is in no payout into this one; answers how many. */
export async function gatherOrders(db: Db, storeId: string, payoutId: string): Promise<number> {
  const gathered = await db
    .update(ordersTable)
    .set({ payoutId })
    .where(
      and(
        eq(ordersTable.storeId, storeId),
        eq(ordersTable.status, 'completed'),
        isNull(ordersTable.payoutId),
      ),
    )
    .returning({ id: ordersTable.id });
  await db
    .update(payoutsTable)
    .set({ orderCount: gathered.length })
    .where(eq(payoutsTable.id, payoutId));
  return gathered.length;
}

/** Where money goes to. */
export type PaidTo = Pick<PayoutRow, 'bankName' | 'bankCode' | 'accountNumber' | 'accountName'>;

/** Approves a payout that waits or failed and that somebody else asked for, with at most what is owed (kobo); nothing otherwise. */
export async function approvePayout(
  db: Db,
  id: string,
  { by, now, owed, paidTo }: { by: string; now: Date; owed: number; paidTo: PaidTo },
): Promise<PayoutRow | undefined> {
  const [approved] = await db
    .update(payoutsTable)
    .set({
      ...paidTo,
      status: 'approved',
      approvedBy: by,
      approvedAt: now,
      processedAt: null,
      failedAt: null,
      failureReason: null,
      amount: sql`least(${payoutsTable.amount}, ${owed})`,
    })
    .where(
      and(
        eq(payoutsTable.id, id),
        inArray(payoutsTable.status, ['pending', 'failed']),
        ne(payoutsTable.requestedBy, by),
      ),
    )
    .returning();
  return approved;
}

/** Nobody else changes it until the transaction ends. None when a failed transfer had this reference: its payout has another by now. */
export async function lockByReference(db: Db, reference: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutsTable)
    .where(eq(payoutsTable.reference, reference))
    .for('update');
  return row;
}

export async function changePayout(
  db: Db,
  id: string,
  change: Partial<typeof payoutsTable.$inferInsert>,
): Promise<void> {
  await db.update(payoutsTable).set(change).where(eq(payoutsTable.id, id));
}

export async function findByReference(db: Db, reference: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(payoutsTable).where(eq(payoutsTable.reference, reference));
  return row;
}

/** Whom to tell of a store's money. */
export async function merchantOf(db: Db, storeId: string) {
  const [row] = await db
    .select({ email: usersTable.email })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(eq(storesTable.id, storeId));
  return row;
}
