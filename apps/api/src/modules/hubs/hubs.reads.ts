import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { hubApplicationsTable, hubsTable } from './hubs.tables';

export { hubApplicationsTable, hubsTable } from './hubs.tables';

export async function findApprovedHub(
  db: Db,
  storeId: string,
): Promise<typeof hubsTable.$inferSelect | undefined> {
  const [row] = await db
    .select({ hub: hubsTable })
    .from(hubApplicationsTable)
    .innerJoin(hubsTable, eq(hubsTable.id, hubApplicationsTable.hubId))
    .where(
      and(eq(hubApplicationsTable.storeId, storeId), eq(hubApplicationsTable.status, 'approved')),
    );
  return row?.hub;
}
