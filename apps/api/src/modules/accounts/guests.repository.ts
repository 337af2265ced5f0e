import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ordersTable } from '../orders/orders.reads';
import type { User, Consent } from './accounts.repository';
import { usersTable } from './accounts.tables';

const isGuestWithEmail = (email: string) => and(eq(usersTable.email, email), usersTable.isGuest);

const hasOrders = sql`exists (select 1 from ${ordersTable} where ${ordersTable.customerId} = ${usersTable.id})`;

/**
 * Changes the email address of a guest who has not started a payment. Returns whether the address
 * changed.
 */
export async function changeGuestEmail(db: Db, id: string, email: string): Promise<boolean> {
  const hasPaid = sql`exists (select 1 from ${checkoutsTable} where ${checkoutsTable.userId} = ${usersTable.id})`;
  const rows = await db
    .update(usersTable)
    .set({ email, passwordHash: '' })
    .where(and(eq(usersTable.id, id), usersTable.isGuest, sql`not ${hasPaid}`))
    .returning({ id: usersTable.id });
  return rows.length > 0;
}

export const setGuestName = (
  db: Db,
  id: string,
  name: Pick<User, 'firstName' | 'lastName' | 'phoneNumber'>,
) =>
  db
    .update(usersTable)
    .set(name)
    .where(and(eq(usersTable.id, id), usersTable.isGuest));

export const listGuestsWithOrders = (db: Db, email: string, limit: number): Promise<User[]> =>
  db
    .select()
    .from(usersTable)
    .where(and(isGuestWithEmail(email), isNull(usersTable.deactivatedAt), hasOrders))
    .orderBy(desc(usersTable.createdAt))
    .limit(limit);

export async function findGuestWithPassword(db: Db, email: string): Promise<User | undefined> {
  const [guest] = await db
    .select()
    .from(usersTable)
    .where(
      and(
        isGuestWithEmail(email),
        isNull(usersTable.deactivatedAt),
        ne(usersTable.passwordHash, ''),
      ),
    )
    .orderBy(desc(usersTable.createdAt))
    .limit(1);
  return guest;
}

export const setGuestPassword = (
  db: Db,
  id: string,
  change: Pick<User, 'passwordHash'> & Consent,
) =>
  db
    .update(usersTable)
    .set(change)
    .where(and(eq(usersTable.id, id), usersTable.isGuest));

/**
 * Does nothing when the guest has changed the email address since the link was emailed. Throws a
 * unique violation when the address has an account.
 */
export const convertToAccount = (db: Db, { id, email }: Pick<User, 'id' | 'email'>, now: Date) =>
  db
    .update(usersTable)
    .set({ isGuest: false, confirmedAt: now })
    .where(and(eq(usersTable.id, id), isGuestWithEmail(email)));

export const revokeGuestLinks = (db: Db, id: string, now: Date) =>
  db.update(usersTable).set({ guestLinksEndedAt: now }).where(eq(usersTable.id, id));

const lockGuests = async (db: Db, condition: SQL | undefined): Promise<string[]> => {
  const rows = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(usersTable.isGuest, isNull(usersTable.deactivatedAt), condition))
    .orderBy(usersTable.id)
    .for('update');
  return rows.map(({ id }) => id);
};

/**
 * Locks the guests whose data the account with this email address takes over: those with orders,
 * and the one who is signing in.
 */
export const lockGuestsByEmail = (db: Db, email: string, signingIn?: string) =>
  lockGuests(
    db,
    and(
      isGuestWithEmail(email),
      or(hasOrders, signingIn === undefined ? undefined : eq(usersTable.id, signingIn)),
    ),
  );

export const lockGuest = (db: Db, id: string) => lockGuests(db, eq(usersTable.id, id));
