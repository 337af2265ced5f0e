import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PolicyInput } from '@market/domain/policies/policy';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { isStoreWithSlugOrId, storesTable } from '../stores/stores.reads';
import { policiesTable } from './policies.tables';

export type PolicyRow = typeof policiesTable.$inferSelect;
type PolicyColumns = Omit<typeof policiesTable.$inferInsert, 'id' | 'storeId'>;

export const KIND_INDEX = 'policies_store_kind';

const isOwn = ({ storeId }: StoreScope, id: string) =>
  and(eq(policiesTable.storeId, storeId), eq(policiesTable.id, id));

export const toColumns = (
  { kind, title, summary, text }: PolicyInput,
  updatedAt: Date,
): PolicyColumns => ({ kind, title, summary: summary || null, text, updatedAt });

export const listPolicies = (db: Db, { storeId }: StoreScope): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policiesTable)
    .where(eq(policiesTable.storeId, storeId))
    .orderBy(asc(policiesTable.id));

export const listOpenPolicies = (db: Db, slugOrId: string): Promise<PolicyRow[]> => {
  const open = db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(and(isStoreWithSlugOrId(slugOrId), inArray(storesTable.status, ['live', 'paused'])));
  return db
    .select()
    .from(policiesTable)
    .where(inArray(policiesTable.storeId, open))
    .orderBy(asc(policiesTable.id));
};

export async function insertPolicy(
  db: Db,
  row: typeof policiesTable.$inferInsert,
): Promise<PolicyRow | undefined> {
  const [inserted] = await db.insert(policiesTable).values(row).returning();
  return inserted;
}

export async function updatePolicy(
  db: Db,
  scope: StoreScope,
  id: string,
  changes: PolicyColumns,
): Promise<PolicyRow | undefined> {
  const [row] = await db.update(policiesTable).set(changes).where(isOwn(scope, id)).returning();
  return row;
}

export async function deletePolicy(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<PolicyRow | undefined> {
  const [row] = await db.delete(policiesTable).where(isOwn(scope, id)).returning();
  return row;
}
