import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Page, SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import type { PartnerScope } from '../../platform/scope';
import { matchesUser, usersTable } from '../accounts/accounts.reads';

export type PersonRow = typeof usersTable.$inferSelect;

const scopeCondition = ({ partnerId }: PartnerScope, ...more: readonly (SQL | undefined)[]) =>
  and(or(eq(usersTable.id, partnerId), eq(usersTable.partnerId, partnerId)), ...more);

export async function listPeople(
  db: Db,
  scope: PartnerScope,
  { limit, offset, search }: SearchQuery,
): Promise<Page<PersonRow>> {
  const where = scopeCondition(scope, search ? matchesUser(search) : undefined);
  const rows = await db
    .select()
    .from(usersTable)
    .where(where)
    .orderBy(
      desc(eq(usersTable.id, scope.partnerId)),
      asc(usersTable.firstName),
      asc(usersTable.lastName),
      asc(usersTable.id),
    )
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(usersTable).where(where);
  return { rows, count: total?.count ?? 0 };
}

/** Locks the person, because their state is compared before it changes. */
export async function lockPerson(
  db: Db,
  scope: PartnerScope,
  id: string,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(usersTable)
    .where(scopeCondition(scope, eq(usersTable.id, id)))
    .for('update');
  return row;
}
