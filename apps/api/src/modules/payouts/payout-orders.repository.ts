import { asc, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { releasedShareOf } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.tables';
import { payoutsTable } from './payouts.tables';

const paidOrder = {
  id: ordersTable.id,
  payoutId: ordersTable.payoutId,
  orderName: ordersTable.orderName,
  total: ordersTable.total,
  commission: ordersTable.commission,
  completedAt: ordersTable.completedAt,
  // Wrapped, because Drizzle would leave out the table of the column inside.
  due: sql`${releasedShareOf(ordersTable.id)}`.mapWith(Number).as('due'),
};
export type PaidOrderRow = Awaited<ReturnType<typeof ordersOfPayout>>[number];

/** One page of a payout's orders, in the order in which they completed. */
export const ordersOfPayout = (
  db: Db,
  payoutId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select(paidOrder)
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutId))
    .orderBy(asc(ordersTable.completedAt), asc(ordersTable.id))
    .limit(limit)
    .offset(offset);

/**
 * The first orders of each payout, so that a list does not read payouts with thousands of orders in
 * full.
 */
export async function firstOrdersOf(
  db: Db,
  payoutIds: readonly string[],
  limit: number,
): Promise<PaidOrderRow[]> {
  const first = db
    .select(paidOrder)
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutsTable.id))
    .orderBy(asc(ordersTable.completedAt), asc(ordersTable.id))
    .limit(limit)
    .as('first');
  const rows = await db
    .select({
      first: {
        id: first.id,
        payoutId: first.payoutId,
        orderName: first.orderName,
        total: first.total,
        commission: first.commission,
        completedAt: first.completedAt,
        due: first.due,
      },
    })
    .from(payoutsTable)
    .innerJoinLateral(first, sql`true`)
    .where(inArray(payoutsTable.id, [...payoutIds]))
    .orderBy(asc(first.completedAt), asc(first.id));
  return rows.map((row) => row.first);
}

/** The sums of all orders of a payout, kobo. */
export async function sumOrdersOf(db: Db, payoutId: string) {
  const [row] = await db
    .select({
      paid: sum(ordersTable.total),
      commission: sum(ordersTable.commission),
      due: sum(releasedShareOf(ordersTable.id)),
    })
    .from(ordersTable)
    .where(eq(ordersTable.payoutId, payoutId));
  return {
    paid: Number(row?.paid ?? 0),
    commission: Number(row?.commission ?? 0),
    due: Number(row?.due ?? 0),
  };
}
