import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Role } from '@market/domain/accounts/roles';
import { countCap } from '@market/domain/list-limits';
import type { SearchQuery } from '@market/domain/paging';
import type { Db } from '../../db/db';
import {
  containsLower,
  containsLowerUnindexed,
  countUpTo,
  FEW_IN_SHORT_TABLE,
  isOneOf,
  listIdsUnlessMany,
} from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { isStoreId } from '../../platform/store-address';
import { matchesUser, usersTable } from '../accounts/accounts.reads';
import { storeApprovalsTable, storesTable } from './stores.tables';

export {
  businessesTable,
  paymentCategoriesTable,
  storeApprovalsTable,
  storesTable,
} from './stores.tables';

/** Matches the store in a public URL: by its slug, or by its id as in older links. */
export const isStoreWithSlugOrId = (slugOrId: string): SQL =>
  eq(isStoreId(slugOrId) ? storesTable.id : storesTable.slug, slugOrId);

/** Uses an index. */
export const selectStoreIdsByName = (db: Db, text: string) =>
  db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(containsLower(storesTable.lowerName, text));

/**
 * The ids of stores whose name, or whose merchant's name or email address, contains the text. Each
 * part uses its own index, which one condition on both tables could not.
 */
export const selectMatchingStoreIds = (db: Db, text: string) =>
  unionAll(
    selectStoreIdsByName(db, text),
    db
      .select({ id: storesTable.id })
      .from(usersTable)
      .innerJoin(storesTable, eq(storesTable.merchantId, usersTable.id))
      .where(
        and(
          // A literal, because a parameter would prevent the use of the partial index.
          sql`${usersTable.userType} = 'merchant'`,
          matchesUser(text),
        ),
      ),
  );

/**
 * The condition for the stores of `selectMatchingStoreIds`. A rare text is looked up in the
 * indexes, a common one is compared row by row.
 */
export async function matchingStores(db: Db, text: string): Promise<SQL | undefined> {
  const { stores } = await listIdsUnlessMany(
    db,
    { stores: selectMatchingStoreIds(db, text) },
    FEW_IN_SHORT_TABLE,
  );
  if (stores) return isOneOf(storesTable.id, stores) ?? sql`false`;
  return or(
    containsLowerUnindexed(storesTable.lowerName, text),
    sql`(select ${matchesUser(text)} from ${usersTable} where ${usersTable.id} = ${storesTable.merchantId})`,
  );
}

/** The number of stores. A search stops counting at `countCap`. */
export const countStores = (
  db: Db,
  where: SQL | undefined,
  { search, limit, offset }: SearchQuery,
): Promise<number> =>
  search
    ? countUpTo(
        db,
        db
          .select({ one: sql`1` })
          .from(storesTable)
          .where(where),
        countCap(search, offset + limit),
      )
    : db.$count(storesTable, where);

export async function isExistingStore(db: Db, { storeId }: StoreScope): Promise<boolean> {
  const rows = await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return rows.length > 0;
}

const levels = { first: [1], second: [2], both: [1, 2] } as const;

/**
 * The approvals that a user can give: admins the first, approvers those of their level, super
 * admins both.
 */
export async function listApprovalLevels(
  db: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<readonly (1 | 2)[]> {
  if (role === 'super_admin') return [1, 2];
  if (role === 'admin') return [1];
  if (role !== 'approver') return [];
  const [row] = await db
    .select({ level: usersTable.approverLevel })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  return levels[row?.level ?? 'both'];
}

/** Whether the store `s` waits for an approval of one of these levels that this user can give. */
export const awaitsApprovalBy = (userId: SQLWrapper | string, ofLevels: SQLWrapper): SQL =>
  sql`s.status = 'pending' and s.merchant_id <> ${userId}
    and (select count(*) + 1 from ${storeApprovalsTable} a where a.store_id = s.id) = any(${ofLevels}::int[])
    and not exists (select from ${storeApprovalsTable} a where a.store_id = s.id and a.approver_id = ${userId})`;

const levelsOfApprover = sql`case ${usersTable}.approver_level ${sql.join(
  Object.entries(levels).map(
    ([level, numbers]) => sql`when ${level} then ${sql.param([...numbers])}::int[]`,
  ),
  sql` `,
)} end`;

/**
 * The pending stores that each approver can approve next, and the approvals that they have given
 * since a time. A store that was sent back no longer has its approvals.
 */
export const countApprovals = (db: Db, approverIds: readonly string[], since: Date) =>
  db
    .select({
      id: usersTable.id,
      waiting:
        sql`(select count(*) from ${storesTable} s where ${awaitsApprovalBy(sql`${usersTable}.id`, levelsOfApprover)})`.mapWith(
          Number,
        ),
      thisYear: sql`(select count(*) from ${storeApprovalsTable} a
        where a.approver_id = ${usersTable}.id
          and a.approved_at >= ${since.toISOString()}::timestamptz)`.mapWith(Number),
    })
    .from(usersTable)
    .where(inArray(usersTable.id, [...approverIds]));

export const selectStoreName = (id: SQLWrapper): SQL =>
  sql`(select named.store_name from ${storesTable} named where named.id = ${id})`;
