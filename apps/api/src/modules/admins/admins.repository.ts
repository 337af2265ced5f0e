import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  adminRoles,
  type Admin,
  type AdminQuery,
  type AdminSort,
  type PeopleCounts,
} from '@market/domain/accounts/admin';
import type { Role } from '@market/domain/accounts/roles';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { matchesUser, usersTable } from '../accounts/accounts.reads';

export type AdminRow = typeof usersTable.$inferSelect;

const adminsWhere = (...more: readonly (SQL | undefined)[]): SQL | undefined =>
  and(inArray(usersTable.role, [...adminRoles]), isNull(usersTable.deletedAt), ...more);

const { deactivatedAt, confirmedAt } = usersTable;
const hasStatus: Readonly<Record<Admin['status'], () => SQL | undefined>> = {
  active: () => and(isNull(deactivatedAt), isNotNull(confirmedAt)),
  invited: () => and(isNull(deactivatedAt), isNull(confirmedAt)),
  deactivated: () => isNotNull(deactivatedAt),
};

const { firstName, lastName, lastLoginAt } = usersTable;
const byName = [asc(firstName), asc(lastName)] as const;
const orders: Readonly<Record<AdminSort, readonly SQL[]>> = {
  name: byName,
  'name-desc': [desc(firstName), desc(lastName)],
  lastLogin: [sql`${lastLoginAt} desc nulls last`, ...byName],
  'lastLogin-asc': [sql`${lastLoginAt} asc nulls first`, ...byName],
};

export async function listAdmins(
  db: Db,
  { limit, offset, search, role, resource, status, sort = 'name' }: AdminQuery,
): Promise<Page<AdminRow>> {
  const where = adminsWhere(
    role && inArray(usersTable.role, role === 'admin' ? ['admin', 'super_admin'] : [role]),
    resource &&
      or(eq(usersTable.role, 'super_admin'), arrayContains(usersTable.resources, [resource])),
    status && hasStatus[status](),
    search ? matchesUser(search) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(usersTable)
      .where(where)
      .orderBy(...orders[sort], asc(usersTable.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(usersTable).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

const countWhere = (condition: SQL | undefined) =>
  sql`count(*) filter (where ${condition})`.mapWith(Number);
const countRole = (...roles: Role[]) =>
  countWhere(and(inArray(usersTable.role, roles), isNull(usersTable.deletedAt)));

/** One statement, which reads no customers. */
export async function countPeople(db: Db): Promise<PeopleCounts> {
  const [counts] = await db
    .select({
      admin: countRole('admin', 'super_admin'),
      approver: countRole('approver'),
      dispatcher: countRole('dispatcher'),
      scheduler: countRole('scheduler'),
      storeStaff: countWhere(
        and(
          inArray(usersTable.role, ['merchant', 'staff']),
          isNull(deactivatedAt),
          isNotNull(usersTable.storeId),
        ),
      ),
      activeSuperAdmins: countWhere(and(eq(usersTable.role, 'super_admin'), hasStatus.active())),
    })
    .from(usersTable)
    .where(inArray(usersTable.role, [...adminRoles, 'merchant', 'staff']));
  if (!counts) throw new Error('An aggregate without groups has one row');
  return counts;
}

export async function findAdmin(db: Db, id: string): Promise<AdminRow | undefined> {
  const [row] = await db
    .select()
    .from(usersTable)
    .where(adminsWhere(eq(usersTable.id, id)));
  return row;
}

/**
 * Locks this person and every active super admin, in order of id, so that two changes cannot each
 * rely on the super admin that the other one removes.
 */
export const lockAdmins = (db: Db, id: string): Promise<AdminRow[]> =>
  db
    .select()
    .from(usersTable)
    .where(
      adminsWhere(
        or(
          eq(usersTable.id, id),
          and(eq(usersTable.role, 'super_admin'), isNull(usersTable.deactivatedAt)),
        ),
      ),
    )
    .orderBy(asc(usersTable.id))
    .for('update');
