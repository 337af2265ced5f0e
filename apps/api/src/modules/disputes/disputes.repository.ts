import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { DisputeListQuery, DisputeStatus } from '@market/domain/disputes/dispute';
import {
  countUpTo,
  containsLower,
  listIdsUnlessMany,
  isInMatches,
  isOneOf,
} from '../../db/list-queries';
import type { Db } from '../../db/db';
import {
  hasReference,
  selectPaymentsByReference,
  checkoutsTable,
} from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import {
  deadlineExpression,
  disputeOrdersTable,
  disputesTable,
  urgencyExpression,
} from './disputes.tables';

export type DisputeRow = typeof disputesTable.$inferSelect;

const answerer = alias(usersTable, 'answerer');

const selectDisputes = (db: Db) =>
  db
    .select({
      dispute: disputesTable,
      reference: checkoutsTable.reference,
      customer: {
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
        phone: usersTable.phoneNumber,
      },
      answerer: { firstName: answerer.firstName, lastName: answerer.lastName },
    })
    .from(disputesTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, disputesTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .leftJoin(answerer, eq(answerer.id, disputesTable.answeredBy));

export type DisputeListRow = Awaited<ReturnType<typeof listDisputes>>[number];

/**
 * The search condition, or undefined without a search. A search matches the start of the payment's
 * reference, its customer's name or email address, or the dispute's number.
 */
export async function matchingDisputes(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const isNamed = containsLower(disputesTable.searchText, search);
  const disputesWhere = (condition: SQL) =>
    db.select({ id: disputesTable.id }).from(disputesTable).where(condition);
  const { payments, disputes } = await listIdsUnlessMany(db, {
    payments: selectPaymentsByReference(db, search),
    disputes: unionAll(
      disputesWhere(isNamed),
      disputesWhere(isInMatches(disputesTable.checkoutId, 'payments')),
    ),
  });
  return payments && disputes
    ? (isOneOf(disputesTable.id, disputes) ?? sql`false`)
    : or(isNamed, hasReference(disputesTable.checkoutId, search));
}

interface DisputeFilter {
  readonly status?: DisputeStatus | undefined;
  readonly found: SQL | undefined;
}

const disputeCondition = ({ status, found }: DisputeFilter): SQL | undefined =>
  and(status && eq(disputesTable.status, status), found);

/**
 * Unanswered disputes by their deadline, then answered ones, then decided ones. Otherwise newest
 * first.
 */
const mostUrgentFirst = [
  urgencyExpression(disputesTable),
  sql`${deadlineExpression(disputesTable)} asc nulls last`,
  desc(disputesTable.openedAt),
  desc(disputesTable.id),
] as const;

/** Selects one page of ids first, so that the joins read only its rows. */
export function listDisputes(
  db: Db,
  { limit, offset, ...filter }: DisputeFilter & Pick<DisputeListQuery, 'limit' | 'offset'>,
) {
  const page = db
    .select({ id: disputesTable.id })
    .from(disputesTable)
    .where(disputeCondition(filter))
    .orderBy(...mostUrgentFirst)
    .limit(limit)
    .offset(offset);
  return selectDisputes(db)
    .where(inArray(disputesTable.id, page))
    .orderBy(...mostUrgentFirst);
}

export const countDisputes = (db: Db, filter: DisputeFilter): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(disputesTable)
      .where(disputeCondition(filter)),
  );

export async function findDispute(db: Db, id: string): Promise<DisputeListRow | undefined> {
  const [row] = await selectDisputes(db).where(eq(disputesTable.id, id));
  return row;
}

export const listDisputedOrders = (db: Db, disputeIds: readonly string[]) =>
  db
    .select({
      part: disputeOrdersTable,
      orderName: ordersTable.orderName,
      storeName: storesTable.storeName,
      merchantEmail: usersTable.email,
    })
    .from(disputeOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, disputeOrdersTable.orderId))
    .innerJoin(storesTable, eq(storesTable.id, disputeOrdersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(inArray(disputeOrdersTable.disputeId, [...disputeIds]))
    .orderBy(asc(ordersTable.orderName));
export type DisputedOrderRow = Awaited<ReturnType<typeof listDisputedOrders>>[number];

export async function findPayment(db: Db, provider: string, reference: string) {
  const [row] = await db
    .select({ id: checkoutsTable.id, status: checkoutsTable.status, amount: checkoutsTable.amount })
    .from(checkoutsTable)
    .where(and(eq(checkoutsTable.reference, reference), eq(checkoutsTable.provider, provider)));
  return row;
}

/**
 * Locks a payment's orders in order of id, so that their balances do not change during the
 * transaction.
 */
export const lockOrders = (db: Db, checkoutId: string) =>
  db
    .select({ id: ordersTable.id, storeId: ordersTable.storeId, status: ordersTable.status })
    .from(ordersTable)
    .where(eq(ordersTable.checkoutId, checkoutId))
    .orderBy(asc(ordersTable.id))
    .for('update');

/** Returns undefined when the dispute already exists. */
export async function insertDispute(
  db: Db,
  dispute: typeof disputesTable.$inferInsert,
): Promise<DisputeRow | undefined> {
  const [added] = await db.insert(disputesTable).values(dispute).onConflictDoNothing().returning();
  return added;
}

export const insertDisputedOrders = (db: Db, parts: (typeof disputeOrdersTable.$inferInsert)[]) =>
  db.insert(disputeOrdersTable).values(parts);

export async function findByProviderId(
  db: Db,
  provider: string,
  providerId: string,
): Promise<DisputeRow | undefined> {
  const [row] = await db
    .select()
    .from(disputesTable)
    .where(and(eq(disputesTable.provider, provider), eq(disputesTable.providerId, providerId)));
  return row;
}

export async function updateOpenDispute(
  db: Db,
  id: string,
  change: Partial<typeof disputesTable.$inferInsert>,
): Promise<DisputeRow | undefined> {
  const [changed] = await db
    .update(disputesTable)
    .set(change)
    .where(and(eq(disputesTable.id, id), eq(disputesTable.status, 'open')))
    .returning();
  return changed;
}

export async function saveAnswer(
  db: Db,
  id: string,
  answer: Pick<DisputeRow, 'decision' | 'note' | 'answeredBy' | 'answeredAt'>,
): Promise<DisputeRow | undefined> {
  const [changed] = await db
    .update(disputesTable)
    .set({ ...answer, answerFailure: null })
    .where(
      and(
        eq(disputesTable.id, id),
        eq(disputesTable.status, 'open'),
        isNull(disputesTable.decision),
      ),
    )
    .returning();
  return changed;
}

export const listUnsentAnswers = (db: Db, reference: string) =>
  db
    .select({ id: disputesTable.id })
    .from(disputesTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, disputesTable.checkoutId))
    .where(
      and(
        eq(checkoutsTable.reference, reference),
        eq(disputesTable.status, 'open'),
        isNotNull(disputesTable.decision),
        isNull(disputesTable.sentAt),
      ),
    );
