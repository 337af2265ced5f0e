import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Role } from '@market/domain/accounts/roles';
import type { StoreStatus } from '@market/domain/stores/store-status';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { isStoreId } from '../../platform/store-address';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from './stores.tables';

/** Selects the store of a public address: by its slug, or by its id as in older links. */
export const storeAt = (slugOrId: string): SQL =>
  eq(isStoreId(slugOrId) ? storesTable.id : storesTable.slug, slugOrId);

export async function storeExists(db: Db, { storeId }: StoreScope): Promise<boolean> {
  const rows = await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return rows.length > 0;
}

/**
 * The status of each store, which cannot change until the transaction ends. A sale and the
 * suspension of its store therefore run one after the other.
 */
export async function holdStoreStatuses(
  db: Db,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, StoreStatus>> {
  const rows = await db
    .select({ id: storesTable.id, status: storesTable.status })
    .from(storesTable)
    .where(inArray(storesTable.id, [...storeIds]))
    .orderBy(storesTable.id)
    .for('share');
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/**
 * The approvals that a user can give: admins the first, approvers those of their level, super
 * admins both.
 */
export async function approvalLevelsOf(
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

const levels = { first: [1], second: [2], both: [1, 2] } as const;
