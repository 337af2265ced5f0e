import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ViewList } from '@market/domain/views/saved-view';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { savedViewsTable } from './saved-views.tables';

export interface SavedViewReader {
  readonly userId: string;
  /** The store of the team; undefined for the platform. */
  readonly storeId: string | undefined;
}

const isOwn = ({ userId }: SavedViewReader): SQL => eq(savedViewsTable.ownerId, userId);
const isShared = ({ storeId }: SavedViewReader): SQL | undefined =>
  and(
    eq(savedViewsTable.isShared, true),
    storeId === undefined ? isNull(savedViewsTable.storeId) : eq(savedViewsTable.storeId, storeId),
  );

export const listSavedViews = (db: Db, reader: SavedViewReader, list: ViewList) =>
  db
    .select({
      view: savedViewsTable,
      maker: { firstName: usersTable.firstName, lastName: usersTable.lastName },
    })
    .from(savedViewsTable)
    .innerJoin(usersTable, eq(usersTable.id, savedViewsTable.ownerId))
    .where(and(eq(savedViewsTable.list, list), or(isOwn(reader), isShared(reader))))
    .orderBy(sql`lower(${savedViewsTable.name})`, asc(savedViewsTable.id));

/** Returns false when the owner already has a view of this list with the same name. */
export async function insertSavedView(
  db: Db,
  view: typeof savedViewsTable.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(savedViewsTable)
    .values(view)
    .onConflictDoNothing()
    .returning({ id: savedViewsTable.id });
  return rows.length > 0;
}

export const countSavedViews = (
  db: Db,
  { userId }: SavedViewReader,
  list: ViewList,
): Promise<number> =>
  db.$count(
    savedViewsTable,
    and(eq(savedViewsTable.ownerId, userId), eq(savedViewsTable.list, list)),
  );

interface SavedViewChange {
  readonly id: string;
  /** Whether the reader can also change the team's shared views. */
  readonly isLead: boolean;
}

const isChangeable = (reader: SavedViewReader, { id, isLead }: SavedViewChange): SQL | undefined =>
  and(eq(savedViewsTable.id, id), isLead ? or(isOwn(reader), isShared(reader)) : isOwn(reader));

/**
 * Returns false for a view that the reader cannot change. Throws when the owner has another view
 * with this name.
 */
export async function renameSavedView(
  db: Db,
  reader: SavedViewReader,
  change: SavedViewChange,
  name: string,
): Promise<boolean> {
  const rows = await db
    .update(savedViewsTable)
    .set({ name })
    .where(isChangeable(reader, change))
    .returning({ id: savedViewsTable.id });
  return rows.length > 0;
}

export async function deleteSavedView(
  db: Db,
  reader: SavedViewReader,
  change: SavedViewChange,
): Promise<boolean> {
  const rows = await db
    .delete(savedViewsTable)
    .where(isChangeable(reader, change))
    .returning({ id: savedViewsTable.id });
  return rows.length > 0;
}
