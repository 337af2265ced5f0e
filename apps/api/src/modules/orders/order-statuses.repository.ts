import { asc, sql } from 'drizzle-orm';
import { orderStatusList, type OrderStatus } from '@market/domain/orders/order-status';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { orderStatusesTable, orderTransitionsTable } from './order-statuses.tables';

/** Reads the status list once: its rows change with migrations only. */
export function createStatusReader() {
  let cached: readonly OrderStatus[] | undefined;
  return async (db: Db): Promise<readonly OrderStatus[]> => (cached ??= await readStatuses(db));
}

async function readStatuses(db: Db): Promise<OrderStatus[]> {
  const statuses = await db.select().from(orderStatusesTable).orderBy(asc(orderStatusesTable.id));
  const moves = await db.select().from(orderTransitionsTable);
  return statuses.map(({ id, codeName, label, tone }) => ({
    id,
    code_name: codeName,
    label,
    tone,
    next: moves
      .filter((move) => move.fromStatus === codeName)
      .map((move) => ({ code_name: move.toStatus, roles: move.roles })),
  }));
}

/** Writes the order lifecycle of the domain to its tables. Runs after every migration. */
export async function saveOrderStatuses(db: Db): Promise<void> {
  const statuses = orderStatusList();
  await inTransaction(db, async (db) => {
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
