import { and, asc, desc, eq, inArray, ne, sql, sum, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Payee } from '@market/domain/ledger/entries';
import type { PayoutSort, PayoutStatus } from '@market/domain/payouts/payout';
import { countUpTo } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { payeeName } from './payouts.reads';
import { payoutsTable } from './payouts.tables';

export type PayoutRow = typeof payoutsTable.$inferSelect;

/** One payee, or the platform for all payees. */
export type PayoutScope = Payee | 'platform';

interface PayoutSelection {
  readonly status?: PayoutStatus | undefined;
  readonly storeId?: string | undefined;
  /** The result of `matchingPayouts`. */
  readonly found: SQL | undefined;
}

export interface PayoutPage extends PayoutSelection {
  readonly sort?: PayoutSort | undefined;
  readonly limit: number;
  readonly offset: number;
}

const requester = alias(usersTable, 'requester');
const approver = alias(usersTable, 'approver');
const sender = alias(usersTable, 'sender');
const fullNameExpression = (user: typeof requester | typeof approver | typeof sender) =>
  sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`;

export const isPayoutToPayee = (payee: Payee) =>
  'storeId' in payee
    ? eq(payoutsTable.storeId, payee.storeId)
    : eq(payoutsTable.partnerId, payee.partnerId);
const scopeCondition = (scope: PayoutScope) =>
  scope === 'platform' ? undefined : isPayoutToPayee(scope);

const payoutCondition = (scope: PayoutScope, { found, status, storeId }: PayoutSelection) =>
  and(
    scopeCondition(scope),
    storeId ? eq(payoutsTable.storeId, storeId) : undefined,
    status && eq(payoutsTable.status, status),
    found,
  );

const { amount, requestedAt, status, id } = payoutsTable;
const orders: Readonly<Record<PayoutSort, readonly SQL[]>> = {
  newest: [desc(requestedAt), desc(id)],
  oldest: [asc(requestedAt), asc(id)],
  'amount-desc': [desc(amount), desc(requestedAt), desc(id)],
  'amount-asc': [asc(amount), asc(requestedAt), asc(id)],
};

interface PageOfIds {
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

/**
 * Selects one page of ids first, so that the joins read only its rows. The page comes first in the
 * join, because PostgreSQL does not reorder joins of more than eight tables.
 */
function selectPayouts(
  db: Db,
  condition: SQL | undefined,
  { order, limit, offset = 0 }: PageOfIds,
) {
  const page = db
    .select({ id })
    .from(payoutsTable)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      payout: payoutsTable,
      payeeName,
      requestedBy: fullNameExpression(requester),
      approvedBy: fullNameExpression(approver),
      sentBackBy: fullNameExpression(sender),
      bank: bankAccountsTable,
      partnerBank: partnerApplicationsTable.bankDetails,
    })
    .from(page)
    .innerJoin(payoutsTable, eq(id, page.id))
    .leftJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, payoutsTable.partnerId))
    .leftJoin(requester, eq(requester.id, payoutsTable.requestedBy))
    .leftJoin(approver, eq(approver.id, payoutsTable.approvedBy))
    .leftJoin(sender, eq(sender.id, payoutsTable.sentBackBy))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, payoutsTable.storeId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, payoutsTable.partnerId),
    )
    .orderBy(...order);
}

export type PayoutListRow = Awaited<ReturnType<typeof listPayouts>>[number];

export const listPayouts = (
  db: Db,
  scope: PayoutScope,
  { sort = 'newest', limit, offset, ...selection }: PayoutPage,
) => selectPayouts(db, payoutCondition(scope, selection), { order: orders[sort], limit, offset });

export async function findPayout(
  db: Db,
  scope: PayoutScope,
  payoutId: string,
): Promise<PayoutListRow | undefined> {
  const [row] = await selectPayouts(db, and(eq(id, payoutId), scopeCondition(scope)), {
    order: orders.newest,
    limit: 1,
  });
  return row;
}

/** Approved first, then failed, then pending; within each status, the oldest first. */
export async function findNextPayout(db: Db, payee: Payee): Promise<PayoutListRow | undefined> {
  const isNext = and(isPayoutToPayee(payee), inArray(status, ['approved', 'failed', 'pending']));
  const [row] = await selectPayouts(db, isNext, {
    order: [asc(status), asc(requestedAt)],
    limit: 1,
  });
  return row;
}

export const countPayouts = (
  db: Db,
  scope: PayoutScope,
  query: PayoutSelection,
  cap?: number,
): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(payoutsTable)
      .where(payoutCondition(scope, query)),
    cap,
  );

/** The sums of payouts by status, kobo. */
export async function sumByStatus(
  db: Db,
  scope: PayoutScope,
): Promise<ReadonlyMap<PayoutStatus, number>> {
  const rows = await db
    .select({ status: payoutsTable.status, amount: sum(payoutsTable.amount) })
    .from(payoutsTable)
    .where(scopeCondition(scope))
    .groupBy(payoutsTable.status);
  return new Map(rows.map((row) => [row.status, Number(row.amount ?? 0)]));
}

export const insertPayout = (db: Db, payout: typeof payoutsTable.$inferInsert) =>
  db.insert(payoutsTable).values(payout);

export type PayoutAccount = Pick<
  PayoutRow,
  'bankName' | 'bankCode' | 'accountNumber' | 'accountName'
>;

/**
 * Approves a pending or failed payout that someone else requested, up to the amount owed (kobo).
 * Returns undefined otherwise.
 */
export async function approvePayout(
  db: Db,
  id: string,
  { by, now, owed, account }: { by: string; now: Date; owed: number; account: PayoutAccount },
): Promise<PayoutRow | undefined> {
  const [approved] = await db
    .update(payoutsTable)
    .set({
      ...account,
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

export async function markSentBack(
  db: Db,
  id: string,
  { by, now, reason }: { by: string; now: Date; reason: string },
): Promise<boolean> {
  const changed = await db
    .update(payoutsTable)
    .set({ status: 'sent_back', sentBackBy: by, sentBackAt: now, sentBackReason: reason })
    .where(and(eq(payoutsTable.id, id), eq(payoutsTable.status, 'pending')))
    .returning({ id: payoutsTable.id });
  return changed.length > 0;
}

/**
 * Locks the payout. Returns undefined when a failed transfer had this reference and the payout has
 * a new one.
 */
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
