import { and, asc, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { HubApplication } from '@market/domain/hubs/hub';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { selectMatchingStoreIds, storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { hubApplicationsTable, hubsTable } from './hubs.tables';

export type HubRow = typeof hubsTable.$inferSelect;
type ApplicationRow = typeof hubApplicationsTable.$inferSelect;

export const listHubs = (db: Db): Promise<HubRow[]> =>
  db.select().from(hubsTable).orderBy(asc(hubsTable.state), asc(hubsTable.name));

export async function isHub(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: hubsTable.id }).from(hubsTable).where(eq(hubsTable.id, id));
  return rows.length > 0;
}

const selectApplications = (db: Db) =>
  db
    .select({
      application: hubApplicationsTable,
      hub: hubsTable,
      store: storesTable,
      merchant: usersTable,
    })
    .from(hubApplicationsTable)
    .innerJoin(hubsTable, eq(hubsTable.id, hubApplicationsTable.hubId))
    .innerJoin(storesTable, eq(storesTable.id, hubApplicationsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .$dynamic();

export type ApplicationDetails = Awaited<ReturnType<typeof selectApplications>>[number];

export async function findApplication(
  db: Db,
  { storeId }: StoreScope,
): Promise<ApplicationDetails | undefined> {
  const [row] = await selectApplications(db).where(eq(hubApplicationsTable.storeId, storeId));
  return row;
}

interface ApplicationQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
  readonly status: HubApplication['status'];
}

/** Whether the hub's name, the store's name, or its merchant's name or email contains the text. */
const matchesText = (db: Db, text: string): SQL | undefined =>
  or(
    inArray(hubApplicationsTable.storeId, selectMatchingStoreIds(db, text)),
    inArray(
      hubApplicationsTable.hubId,
      db
        .select({ id: hubsTable.id })
        .from(hubsTable)
        .where(ilike(hubsTable.name, likePattern(text))),
    ),
  );

/**
 * Sorts pending applications oldest first, and decided ones newest first. Selects one page first,
 * so that the joins read only its rows.
 */
export async function listApplications(
  db: Db,
  { limit, offset, search, status }: ApplicationQuery,
): Promise<Page<ApplicationDetails>> {
  const where = and(
    eq(hubApplicationsTable.status, status),
    search ? matchesText(db, search) : undefined,
  );
  const order = [
    status === 'pending'
      ? asc(hubApplicationsTable.appliedAt)
      : desc(hubApplicationsTable.decidedAt),
    asc(hubApplicationsTable.storeId),
  ];
  const page = db
    .select({ storeId: hubApplicationsTable.storeId })
    .from(hubApplicationsTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const [rows, [total]] = await Promise.all([
    selectApplications(db)
      .innerJoin(page, eq(page.storeId, hubApplicationsTable.storeId))
      .orderBy(...order),
    db.select({ count: count() }).from(hubApplicationsTable).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/**
 * Inserts an application, or replaces a declined one. Returns false when the store has a pending or
 * approved one.
 */
export async function insertApplication(
  db: Db,
  {
    storeId,
    hubId,
    note,
    appliedAt,
  }: Pick<ApplicationRow, 'storeId' | 'hubId' | 'note' | 'appliedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(hubApplicationsTable)
    .values({ storeId, hubId, note, appliedAt, status: 'pending' })
    .onConflictDoUpdate({
      target: hubApplicationsTable.storeId,
      set: {
        hubId,
        note,
        appliedAt,
        status: 'pending',
        reviewNote: null,
        decidedAt: null,
        decidedBy: null,
      },
      setWhere: eq(hubApplicationsTable.status, 'declined'),
    })
    .returning({ storeId: hubApplicationsTable.storeId });
  return rows.length > 0;
}

export async function isOpenStore(db: Db, { storeId }: StoreScope): Promise<boolean> {
  const rows = await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(and(eq(storesTable.id, storeId), inArray(storesTable.status, ['live', 'paused'])));
  return rows.length > 0;
}

export async function deleteApplication(db: Db, { storeId }: StoreScope): Promise<boolean> {
  const rows = await db
    .delete(hubApplicationsTable)
    .where(eq(hubApplicationsTable.storeId, storeId))
    .returning({ storeId: hubApplicationsTable.storeId });
  return rows.length > 0;
}

/** Returns true for exactly one decision on a pending application. */
export async function decideApplication(
  db: Db,
  { storeId }: StoreScope,
  decision: Pick<ApplicationRow, 'status' | 'reviewNote' | 'decidedAt' | 'decidedBy'>,
): Promise<boolean> {
  const rows = await db
    .update(hubApplicationsTable)
    .set(decision)
    .where(
      and(eq(hubApplicationsTable.storeId, storeId), eq(hubApplicationsTable.status, 'pending')),
    )
    .returning({ storeId: hubApplicationsTable.storeId });
  return rows.length > 0;
}
