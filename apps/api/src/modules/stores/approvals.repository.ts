import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { usersTable } from '../accounts/accounts.reads';
import { storeApprovalsTable } from './stores.tables';

export interface Approval {
  readonly storeId: string;
  readonly level: 1 | 2;
  readonly approverId: string;
  readonly approverName: string;
  readonly approvedAt: string;
}

export async function listApprovals(db: Db, storeIds: readonly string[]): Promise<Approval[]> {
  if (storeIds.length === 0) return [];
  const rows = await db
    .select({
      approval: storeApprovalsTable,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(storeApprovalsTable)
    .innerJoin(usersTable, eq(usersTable.id, storeApprovalsTable.approverId))
    .where(inArray(storeApprovalsTable.storeId, [...storeIds]))
    .orderBy(storeApprovalsTable.level);
  return rows.map(
    ({ approval: { storeId, level, approverId, approvedAt }, firstName, lastName }) => ({
      storeId,
      level,
      approverId,
      approverName: `${firstName} ${lastName}`,
      approvedAt: approvedAt.toISOString(),
    }),
  );
}

/**
 * Inserts the next approval and returns its level, or undefined when this user has already
 * approved.
 */
export async function insertApproval(
  db: Db,
  approval: { id: string; storeId: string; approverId: string; approvedAt: Date },
): Promise<1 | 2 | undefined> {
  const next = sql<
    1 | 2
  >`(select coalesce(max(level), 0) + 1 from store_approvals where store_id = ${approval.storeId})`;
  const [row] = await db
    .insert(storeApprovalsTable)
    .values({ ...approval, level: next })
    .onConflictDoNothing()
    .returning({ level: storeApprovalsTable.level });
  return row?.level;
}

export async function deleteApprovals(db: Db, { storeId }: StoreScope): Promise<boolean> {
  const rows = await db
    .delete(storeApprovalsTable)
    .where(eq(storeApprovalsTable.storeId, storeId))
    .returning({ id: storeApprovalsTable.id });
  return rows.length > 0;
}
