import { and, arrayContains, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { userSearchText, usersTable } from './accounts.tables';

export { usersTable } from './accounts.tables';

/** Whether a user's full name or email address contains the text. Uses an index. */
export const matchesUser = (text: string): SQL =>
  ilike(userSearchText(usersTable), likePattern(text));

/** Whether a user's full name contains the text. Uses an index. */
export const matchesUserName = (text: string): SQL | undefined =>
  and(
    matchesUser(text),
    ilike(sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, likePattern(text)),
  );

export const selectUserIds = (db: Db, condition: SQL | undefined) =>
  db.select({ id: usersTable.id }).from(usersTable).where(condition);

export async function listStaffEmails(db: Db, resource: Resource): Promise<string[]> {
  const isConcerned = or(
    eq(usersTable.role, 'super_admin'),
    and(eq(usersTable.role, 'admin'), arrayContains(usersTable.resources, [resource])),
  );
  const rows = await db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(and(isConcerned, isNull(usersTable.deactivatedAt)));
  return rows.map(({ email }) => email);
}
