import { eq, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { fewIds, isFrom, startPattern } from '../../db/list-queries';
import { matchesUser, usersWhere } from '../accounts/accounts.reads';
import { usersTable } from '../accounts/accounts.tables';
import { checkoutsTable } from './checkout.tables';

/**
 * Whether the payment's reference starts with the text, with or without `pay-`. Indexed. A search
 * inside references would need an index that every checkout writes to.
 */
const isReferenced = (text: string): SQL | undefined =>
  or(
    ...['', 'pay-'].map((prefix) =>
      like(checkoutsTable.reference, startPattern(`${prefix}${text.toLowerCase()}`)),
    ),
  );

/**
 * The payments with the text in their customer's name or email address, or at the start of their
 * reference. Undefined when there are many: then use `matchesPayment`.
 */
export const matchingPayments = (db: Db, search: string): Promise<string[] | undefined> => {
  const payments = () => db.select({ id: checkoutsTable.id }).from(checkoutsTable);
  return fewIds(
    db,
    [
      payments().where(isReferenced(search)),
      payments().where(isFrom(checkoutsTable.userId, 'customers')),
    ],
    { customers: usersWhere(db, matchesUser(search)) },
  );
};

/** The same as a condition on the payment with this id, read for each row that is compared. */
export const matchesPayment = (checkoutId: SQLWrapper, search: string): SQL =>
  sql`(select ${or(isReferenced(search), matchesUser(search))} from ${checkoutsTable} join ${usersTable} on ${eq(usersTable.id, checkoutsTable.userId)} where ${checkoutsTable.id} = ${checkoutId})`;
