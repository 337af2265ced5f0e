import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { storesTable, usersTable } from '../../db/schema';
import { followsTable } from './follows.tables';

const the = (storeId: string, userId: string) =>
  and(eq(followsTable.storeId, storeId), eq(followsTable.userId, userId));

const isOpen = (storeId: string) =>
  and(eq(storesTable.id, storeId), inArray(storesTable.status, ['live', 'paused']));

/** How many follow a store, and whether this person does; none when there is no such store, or it is not open and `closedToo` is not set. */
export async function findFollowing(
  db: Db,
  storeId: string,
  { userId, closedToo = false }: { userId?: string | undefined; closedToo?: boolean },
) {
  const follows =
    userId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${followsTable} where ${the(storeId, userId)})`;
  const [row] = await db
    .select({ storeId: storesTable.id, count: storesTable.followerCount, following: follows })
    .from(storesTable)
    .where(closedToo ? eq(storesTable.id, storeId) : isOpen(storeId));
  return row;
}

/** False when the person follows the store already, or the store is not open. */
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
    .where(isOpen(storeId));
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

/** False when the person does not follow the store. */
export async function deleteFollow(
  db: Db,
  { storeId, userId }: { storeId: string; userId: string },
): Promise<boolean> {
  return (
    (
      await db
        .delete(followsTable)
        .where(the(storeId, userId))
        .returning({ storeId: followsTable.storeId })
    ).length > 0
  );
}

/** In the transaction that writes or deletes the row. False when the store is not open: it gains nobody, but whoever followed it can leave. */
export async function addFollowers(db: Db, storeId: string, followers: 1 | -1): Promise<boolean> {
  const rows = await db
    .update(storesTable)
    .set({ followerCount: sql`follower_count + ${followers}` })
    .where(followers > 0 ? isOpen(storeId) : eq(storesTable.id, storeId))
    .returning({ id: storesTable.id });
  return rows.length > 0;
}

/** Those who follow a store, the newest first. */
export const followerRows = (
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
