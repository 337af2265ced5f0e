import { eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { referencePattern } from '@market/domain/transactions/payment-reference';
import type { Db } from '../../db/db';
import { listIdsUnlessMany, isInMatches, isOneOf, prefixPattern } from '../../db/list-queries';
import { matchesUser, selectUserIds, usersTable } from '../accounts/accounts.reads';
import { checkoutsTable } from './checkout.tables';

export { checkoutsTable, reservationsTable, transactionsTable } from './checkout.tables';

/**
 * Whether a payment's reference in lower case starts with the text, with or without `pay-`, or has
 * the text as its short form. A search inside references would need an index that every checkout
 * writes to.
 */
export const referenceCondition = (reference: SQLWrapper, text: string): SQL | undefined =>
  or(
    ...[
      prefixPattern(text.toLowerCase()),
      prefixPattern(`pay-${text.toLowerCase()}`),
      referencePattern(text),
    ]
      .filter((pattern) => pattern !== undefined)
      .map((pattern) => sql`${reference} like ${pattern}`),
  );

const selectPayments = (db: Db, condition: SQL | undefined) =>
  db.select({ id: checkoutsTable.id }).from(checkoutsTable).where(condition);

/** Uses an index. */
export const selectPaymentsByReference = (db: Db, text: string) =>
  selectPayments(db, referenceCondition(checkoutsTable.reference, text));

/**
 * Whether the payment with this id has a reference that starts with the text. A subquery that runs
 * for each row.
 */
export const hasReference = (id: SQLWrapper, text: string): SQL =>
  sql`(select ${referenceCondition(checkoutsTable.reference, text)} from ${checkoutsTable} where ${checkoutsTable.id} = ${id})`;

/**
 * The condition that the text is in the name or email address of a payment's customer, or at the
 * start of its reference. Undefined when there is no such payment.
 */
export async function matchingPayments(
  db: Db,
  search: string,
): Promise<(checkoutId: SQLWrapper) => SQL | undefined> {
  const {
    customers,
    referenced: matchingReferences,
    payments,
  } = await listIdsUnlessMany(db, {
    customers: selectUserIds(db, matchesUser(search)),
    referenced: selectPaymentsByReference(db, search),
    payments: unionAll(
      selectPayments(db, isInMatches(checkoutsTable.userId, 'customers')),
      selectPayments(db, isInMatches(checkoutsTable.id, 'referenced')),
    ),
  });
  if (customers && matchingReferences && payments)
    return (checkoutId) => isOneOf(checkoutId, payments);
  return (checkoutId) =>
    or(
      matchingReferences
        ? isOneOf(checkoutId, matchingReferences)
        : hasReference(checkoutId, search),
      customers?.length === 0
        ? undefined
        : sql`(select ${matchesUser(search)} from ${checkoutsTable} join ${usersTable} on ${eq(usersTable.id, checkoutsTable.userId)} where ${checkoutsTable.id} = ${checkoutId})`,
    );
}
