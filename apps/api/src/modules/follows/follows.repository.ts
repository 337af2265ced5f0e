import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { followsTable } from './follows.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { selectStoreName, storesTable } from '../stores/stores.reads';

const isOwnFollow = (storeId: string, userId: string) =>
  and(eq(followsTable.storeId, storeId), eq(followsTable.userId, userId));

const isOpenStore = (storeId: string) =>
  and(eq(storesTable.id, storeId), inArray(storesTable.status, ['live', 'paused']));

/**
 * Returns undefined when the store does not exist, or is not open and `includeClosed` is not set.
 */
export async function findFollowing(
  db: Db,
  storeId: string,
  { userId, includeClosed = false }: { userId?: string | undefined; includeClosed?: boolean },
) {
  const follows =
    userId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${followsTable} where ${isOwnFollow(storeId, userId)})`;
  const [row] = await db
    .select({ storeId: storesTable.id, count: storesTable.followerCount, following: follows })
    .from(storesTable)
    .where(includeClosed ? eq(storesTable.id, storeId) : isOpenStore(storeId));
  return row;
}

/** Returns false when the user already follows the store, or the store is not open. */
export async function insertFollow(
  db: Db,
  { storeId, userId, createdAt }: typeof followsTable.$inferInsert,
): Promise<boolean> {
  const row = db
    .select({
      storeId: storesTable.id,
      userId: sql`${userId}::uuid`.as('user_id'),
      createdAt: sql`${sql.param(createdAt, followsTable.createdAt)}::timestamptz`.as('created_at'),
    })
    .from(storesTable)
    .where(isOpenStore(storeId));
  return (
    (
      await db
        .insert(followsTable)
        .select(row)
        .onConflictDoNothing()
        .returning({ storeId: followsTable.storeId })
    ).length > 0
  );
}

export async function deleteFollow(
  db: Db,
  { storeId, userId }: { storeId: string; userId: string },
): Promise<boolean> {
  return (
    (
      await db
        .delete(followsTable)
        .where(isOwnFollow(storeId, userId))
        .returning({ storeId: followsTable.storeId })
    ).length > 0
  );
}

export const listFollowers = (
  db: Db,
  storeId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      followedAt: followsTable.createdAt,
    })
    .from(followsTable)
    .innerJoin(usersTable, eq(usersTable.id, followsTable.userId))
    .where(eq(followsTable.storeId, storeId))
    .orderBy(desc(followsTable.createdAt), asc(followsTable.userId))
    .limit(limit)
    .offset(offset);

export const followData: PersonalData = deletedWithAccount({
  title: 'Stores you follow',
  table: followsTable,
  identifiedBy: [followsTable.userId],
  ownCondition: ({ id }) => eq(followsTable.userId, id),
  more: { store: selectStoreName(followsTable.storeId) },
});
