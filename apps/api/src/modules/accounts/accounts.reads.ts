import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import type { Resource } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { usersTable } from './accounts.tables';

/** The table that other modules read. */
export { usersTable } from './accounts.tables';

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
