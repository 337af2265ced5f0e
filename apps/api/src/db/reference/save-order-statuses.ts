import { sql } from 'drizzle-orm';
import { orderStatusList } from '@market/domain/orders/order-status';
import type { Db } from '../db';
import { orderStatusesTable, orderTransitionsTable } from '../schema';

/** Writes the order lifecycle of the domain to its tables. Runs after every migration. */
export async function saveOrderStatuses(db: Db): Promise<void> {
  const statuses = orderStatusList();
  await db.transaction(async (db) => {
    await db
      .insert(orderStatusesTable)
      .values(
        statuses.map(({ id, code_name, label, tone }) => ({
          id,
          codeName: code_name,
          label,
          tone,
        })),
      )
      .onConflictDoUpdate({
        target: orderStatusesTable.id,
        set: {
          codeName: sql`excluded.code_name`,
          label: sql`excluded.label`,
          tone: sql`excluded.tone`,
        },
      });
    await db.delete(orderTransitionsTable);
    await db.insert(orderTransitionsTable).values(
      statuses.flatMap(({ code_name, next }) =>
        next.map(({ code_name: toStatus, roles }) => ({
          fromStatus: code_name,
          toStatus,
          roles,
        })),
      ),
    );
  });
}
