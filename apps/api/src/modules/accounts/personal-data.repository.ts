import { and, eq, isNull } from 'drizzle-orm';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import type { Db } from '../../db/db';
import {
  accountTokensTable as links,
  sessionsTable as sessions,
  usersTable as users,
} from './accounts.tables';
import { deleteUser } from './accounts.repository';

/** The name under which reviews and questions from deleted accounts are shown. */
const FORMER_CUSTOMER = { firstName: 'Former customer', lastName: '' };

/**
 * Locks the account, so that no payment is started or settled at the same time. Returns false for a
 * deleted account.
 */
export async function lockAccount(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return rows.length > 0;
}

async function eraseAccount(db: Db, id: string, now: Date): Promise<void> {
  await deleteUser(db, id, now);
  await db
    .update(users)
    .set({ ...FORMER_CUSTOMER, passwordHash: '' })
    .where(eq(users.id, id));
}

async function eraseGuests(db: Db, email: string, now: Date): Promise<void> {
  const guests = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.isGuest));
  for (const { id } of guests) await eraseAccount(db, id, now);
}

export const accountData: readonly PersonalData[] = [
  deletedWithAccount({
    title: 'Links that we emailed to you',
    table: links,
    identifiedBy: [links.userId],
    ownCondition: ({ id }) => eq(links.userId, id),
    omittedColumns: [links.hash],
  }),
  deletedWithAccount({
    title: 'Sign-ins',
    table: sessions,
    identifiedBy: [sessions.userId],
    ownCondition: ({ id }) => eq(sessions.userId, id),
    omittedColumns: [sessions.accessHash, sessions.refreshHash, sessions.previousRefreshHash],
  }),
  {
    title: 'Profile',
    fate: 'deleted',
    table: users,
    identifiedBy: [users.email, users.phoneNumber],
    ownCondition: ({ id }) => eq(users.id, id),
    omittedColumns: [
      users.passwordHash,
      users.userType,
      users.role,
      users.resources,
      users.approverLevel,
      users.isGuest,
    ],
    erase: async (db, { id, email }, now) => {
      await eraseGuests(db, email, now);
      await eraseAccount(db, id, now);
    },
  },
];
