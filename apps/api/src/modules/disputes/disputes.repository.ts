import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DisputeListQuery } from '@market/domain/disputes/dispute';
import { cappedCount } from '../../db/capped-count';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { checkoutsTable } from '../checkout/checkout.tables';
import { ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';
import { matchesUser } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { deadline, disputeOrdersTable, disputesTable, urgency } from './disputes.tables';

export type DisputeRow = typeof disputesTable.$inferSelect;

const answerer = alias(usersTable, 'answerer');

const select = (db: Db) =>
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

const matching = ({ search = '', status }: DisputeListQuery): SQL | undefined => {
  const term = likePattern(search);
  const isFound = or(
    ilike(checkoutsTable.reference, term),
    ilike(disputesTable.providerId, term),
    matchesUser(search),
  );
  return and(status && eq(disputesTable.status, status), search ? isFound : undefined);
};

/** Unanswered disputes by their deadline, then answered ones, then decided ones; newest first. */
export const listDisputes = (db: Db, query: DisputeListQuery) =>
  select(db)
    .where(matching(query))
    .orderBy(
      urgency(disputesTable),
      sql`${deadline(disputesTable)} asc nulls last`,
      desc(disputesTable.openedAt),
      desc(disputesTable.id),
    )
    .limit(query.limit)
    .offset(query.offset);

/** Stops at `COUNT_CAP`. */
export const countDisputes = (db: Db, query: DisputeListQuery): Promise<number> =>
  cappedCount(
    db,
    db
      .select({ one: sql`1` })
      .from(disputesTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, disputesTable.checkoutId))
      .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
      .where(matching(query)),
  );

export async function findDispute(db: Db, id: string): Promise<DisputeListRow | undefined> {
  const [row] = await select(db).where(eq(disputesTable.id, id));
  return row;
}

/** The disputed orders with their stores and the merchants' email addresses. */
export const disputedOrders = (db: Db, disputeIds: readonly string[]) =>
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
export type DisputedOrderRow = Awaited<ReturnType<typeof disputedOrders>>[number];

export async function findPayment(db: Db, provider: string, reference: string) {
  const [row] = await db
    .select({ id: checkoutsTable.id, status: checkoutsTable.status, amount: checkoutsTable.amount })
    .from(checkoutsTable)
    .where(and(eq(checkoutsTable.reference, reference), eq(checkoutsTable.provider, provider)));
  return row;
}

/**
 * Locks a payment's orders in the sequence of their ids, so that their balances do not change
 * during the transaction.
 */
export const lockOrders = (db: Db, checkoutId: string) =>
  db
    .select({ id: ordersTable.id, storeId: ordersTable.storeId, status: ordersTable.status })
    .from(ordersTable)
    .where(eq(ordersTable.checkoutId, checkoutId))
    .orderBy(asc(ordersTable.id))
    .for('update');

/** Returns undefined when the dispute exists already. */
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

/** Returns undefined when the dispute is closed. */
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

/** Saves the answer of an open dispute that has none. Returns false otherwise. */
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

/** Disputes of a payment with an answer that the provider has not accepted yet. */
export const findUnsentAnswers = (db: Db, reference: string) =>
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
