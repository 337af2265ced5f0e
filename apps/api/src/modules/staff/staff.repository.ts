import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '@market/domain/accounts/roles';
import type { Page } from '@market/domain/paging';
import type { StaffChange } from '@market/domain/staff/staff';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/like';
import { storesTable, usersTable } from '../../db/schema';
import type { StoreScope } from '../../http/scope';

/** One store's people, or those of every store. */
export type StaffScope = StoreScope | 'every store';

const fullNames = sql<string>`${usersTable.firstName} || ' ' || ${usersTable.lastName}`;

/** Owners and staff within the scope who have not been removed. */
const among = (scope: StaffScope, ...more: readonly (SQL | undefined)[]): SQL | undefined =>
  and(
    inArray(usersTable.role, ['merchant', 'staff']),
    isNull(usersTable.deactivatedAt),
    scope === 'every store' ? undefined : eq(usersTable.storeId, scope.storeId),
    ...more,
  );

const peopleOf = (db: Db) =>
  db
    .select({ user: usersTable, storeName: storesTable.storeName })
    .from(usersTable)
    .innerJoin(storesTable, eq(storesTable.id, usersTable.storeId))
    .$dynamic();

export type StaffRow = Awaited<ReturnType<typeof peopleOf>>[number];

interface StaffQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
}

/** By store, its owner first. */
export async function listStaff(
  db: Db,
  scope: StaffScope,
  { limit, offset, search }: StaffQuery,
): Promise<Page<StaffRow>> {
  const where = among(
    scope,
    search
      ? or(ilike(fullNames, likePattern(search)), ilike(usersTable.email, likePattern(search)))
      : undefined,
  );
  const [rows, [total]] = await Promise.all([
    peopleOf(db)
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
    db.select({ count: count() }).from(usersTable).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

export async function findStaff(
  db: Db,
  scope: StaffScope,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await peopleOf(db).where(among(scope, eq(usersTable.id, id)));
  return row;
}

/** The same, locked until the transaction ends: what they hold is compared before it is changed. */
export async function lockStaff(
  db: Db,
  scope: StaffScope,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await peopleOf(db)
    .where(among(scope, eq(usersTable.id, id)))
    .for('update', { of: usersTable });
  return row;
}

export const updateStaff = (
  db: Db,
  id: string,
  { firstName, lastName, phoneNumber, resources }: StaffChange & { readonly resources: Resource[] },
) =>
  db
    .update(usersTable)
    .set({ firstName, lastName, phoneNumber: phoneNumber ?? null, resources })
    .where(eq(usersTable.id, id));

/** Their name stays with what they did; address and phone number go, so that the address can be asked in anew or sell for itself. */
export const removeStaff = (db: Db, id: string, now: Date) =>
  db
    .update(usersTable)
    .set({
      deactivatedAt: now,
      storeId: null,
      resources: [],
      phoneNumber: null,
      email: `${id}@removed.invalid`,
    })
    .where(eq(usersTable.id, id));
