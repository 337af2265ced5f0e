import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@market/domain/paging';
import type { StaffListQuery } from '@market/domain/staff/staff';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { storesTable } from '../stores/stores.reads';
import { matchesUser, usersTable } from '../accounts/accounts.reads';

export type StaffScope = StoreScope | 'every store';

const scopeCondition = (
  scope: StaffScope,
  ...more: readonly (SQL | undefined)[]
): SQL | undefined =>
  and(
    inArray(usersTable.role, ['merchant', 'staff']),
    isNull(usersTable.deactivatedAt),
    scope === 'every store' ? undefined : eq(usersTable.storeId, scope.storeId),
    ...more,
  );

const selectPeople = (db: Db) =>
  db
    .select({ user: usersTable, storeName: storesTable.storeName })
    .from(usersTable)
    .innerJoin(storesTable, eq(storesTable.id, usersTable.storeId))
    .$dynamic();

export type StaffRow = Awaited<ReturnType<typeof selectPeople>>[number];

const searchCondition = (scope: StaffScope, text: string): SQL | undefined =>
  scope === 'every store'
    ? or(matchesUser(text), ilike(storesTable.storeName, likePattern(text)))
    : matchesUser(text);

export async function listStaff(
  db: Db,
  scope: StaffScope,
  { limit, offset, search, storeId }: StaffListQuery,
): Promise<Page<StaffRow>> {
  const where = scopeCondition(
    scope,
    search ? searchCondition(scope, search) : undefined,
    storeId ? eq(usersTable.storeId, storeId) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    selectPeople(db)
      .where(where)
      .orderBy(
        asc(storesTable.storeName),
        asc(storesTable.id),
        desc(sql`${usersTable.role} = 'merchant'`),
        asc(usersTable.firstName),
        asc(usersTable.lastName),
        asc(usersTable.id),
      )
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(usersTable)
      .innerJoin(storesTable, eq(storesTable.id, usersTable.storeId))
      .where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

export async function findStaff(
  db: Db,
  scope: StaffScope,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await selectPeople(db).where(scopeCondition(scope, eq(usersTable.id, id)));
  return row;
}

/** Locks the row, because permissions are compared before they change. */
export async function lockStaff(
  db: Db,
  scope: StaffScope,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await selectPeople(db)
    .where(scopeCondition(scope, eq(usersTable.id, id)))
    .for('update', { of: usersTable });
  return row;
}
