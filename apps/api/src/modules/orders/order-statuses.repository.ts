import { asc } from 'drizzle-orm';
import type { OrderStatus } from '@market/domain/orders/order-status';
import type { Db } from '../../db/db';
import { orderStatusesTable, orderTransitionsTable } from './order-statuses.tables';

/** Reads the status list once: its rows change with migrations only. */
export function createStatusReader() {
  let known: readonly OrderStatus[] | undefined;
  return async (db: Db): Promise<readonly OrderStatus[]> => (known ??= await readStatuses(db));
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
