import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { valuesList } from '../../db/statements';
import { usersTable } from '../accounts/accounts.reads';
import { isPayableDelivery } from './orders.reads';
import { orderItemsTable, ordersTable } from './orders.tables';

// Changes to orders that other modules make in their transactions.

export async function addOrdersToPayout(
  db: Db,
  storeId: string,
  payoutId: string,
): Promise<number> {
  const added = await db
    .update(ordersTable)
    .set({ payoutId })
    .where(
      and(
        eq(ordersTable.storeId, storeId),
        eq(ordersTable.status, 'completed'),
        isNull(ordersTable.payoutId),
      ),
    )
    .returning({ id: ordersTable.id });
  return added.length;
}

export async function addDeliveriesToPayout(
  db: Db,
  partnerId: string,
  payoutId: string,
  until: Date,
): Promise<number> {
  const added = await db
    .update(ordersTable)
    .set({ partnerPayoutId: payoutId })
    .where(and(eq(ordersTable.assigneeId, partnerId), isPayableDelivery(until)))
    .returning({ id: ordersTable.id });
  return added.length;
}

export async function releaseFromPayout(db: Db, payoutId: string): Promise<void> {
  await db.update(ordersTable).set({ payoutId: null }).where(eq(ordersTable.payoutId, payoutId));
  await db
    .update(ordersTable)
    .set({ partnerPayoutId: null })
    .where(eq(ordersTable.partnerPayoutId, payoutId));
}

export const moveOrders = (db: Db, from: readonly string[], to: string) =>
  db
    .update(ordersTable)
    .set({
      customerId: to,
      customerName: sql`(select ${usersTable.firstName} || ' ' || ${usersTable.lastName} from ${usersTable} where ${usersTable.id} = ${to})`,
    })
    .where(inArray(ordersTable.customerId, [...from]));

/** Lists contain each item once. */
export interface ReturnUnits {
  readonly orderItemId: string;
  readonly quantity: number;
}

/**
 * Counts the units as returned for each item that has enough units left. Returns the number of
 * these items; the caller rolls back unless all had enough.
 */
export const claimReturnedUnits = (
  db: Db,
  orderId: string,
  units: readonly ReturnUnits[],
): Promise<number> =>
  changeItems(
    db,
    orderId,
    units,
    { returned: sql`${orderItemsTable.returned} + wanted.quantity` },
    sql`${orderItemsTable.returned} + wanted.quantity <= ${orderItemsTable.quantity}`,
  );

/** Counts units as not returned: the customer keeps them. */
export const releaseReturnedUnits = (
  db: Db,
  orderId: string,
  units: readonly ReturnUnits[],
): Promise<number> =>
  changeItems(db, orderId, units, { returned: sql`${orderItemsTable.returned} - wanted.quantity` });

export const countRefundedUnits = (
  db: Db,
  orderId: string,
  units: readonly ReturnUnits[],
): Promise<number> =>
  changeItems(db, orderId, units, { refunded: sql`${orderItemsTable.refunded} + wanted.quantity` });

async function changeItems(
  db: Db,
  orderId: string,
  units: readonly ReturnUnits[],
  change: { returned?: SQL; refunded?: SQL },
  condition?: SQL,
): Promise<number> {
  const changedUnits = sql`${valuesList(
    units.map(({ orderItemId, quantity }) => sql`(${orderItemId}::uuid, ${quantity}::int)`),
  )} as wanted(id, quantity)`;
  const changed = await db
    .update(orderItemsTable)
    .set(change)
    .from(changedUnits)
    .where(
      and(eq(orderItemsTable.id, sql`wanted.id`), eq(orderItemsTable.orderId, orderId), condition),
    )
    .returning({ id: orderItemsTable.id });
  return changed.length;
}
