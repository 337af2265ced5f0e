import { and, arrayContains, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { usersTable } from './accounts.tables';

/** Whether a user's full name contains the text. Indexed. */
export const matchesUserName = (text: string): SQL =>
  ilike(sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, likePattern(text));

/** Whether a user's full name or email address contains the text. */
export const matchesUser = (text: string): SQL | undefined =>
  or(matchesUserName(text), ilike(usersTable.email, likePattern(text)));

/** The platform staff to notify about a resource: who was granted it, and every super admin. */
export async function staffEmails(db: Db, resource: Resource): Promise<string[]> {
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
