import {
  and,
  asc,
  between,
  count,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { RiderKind } from '@market/domain/shipping/rider-plan';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import { usersTable } from '../accounts/accounts.reads';
import { ordersTable } from '../orders/orders.reads';
import { activeOrdersExpression, deliveredOrdersExpression } from './delivery.reads';
import { partnersTable, riderCapacitiesTable } from './delivery.tables';

interface RidersFilter {
  readonly kind: RiderKind;
  readonly search?: string | undefined;
  readonly unchecked?: 'true' | undefined;
  readonly limit: number;
  readonly offset: number;
}

const riderName = sql<string>`coalesce(${partnersTable.companyName}, ${usersTable.firstName} || ' ' || ${usersTable.lastName})`;

export async function listRiders(db: Db, { kind, search, unchecked, limit, offset }: RidersFilter) {
  const term = likePattern(search ?? '');
  const where = and(
    eq(usersTable.role, kind),
    isNull(usersTable.deactivatedAt),
    // Other people of a partner sign in as partners too, but orders are assigned to the company.
    kind === 'partner' ? isNotNull(partnersTable.userId) : undefined,
    kind === 'partner' && unchecked === undefined ? eq(partnersTable.onboarded, true) : undefined,
    search ? or(ilike(riderName, term), ilike(usersTable.email, term)) : undefined,
  );
  const rows = await db
    .select({
      id: usersTable.id,
      name: riderName,
      phoneNumber: sql<
        string | null
      >`coalesce(${partnersTable.phoneNumber}, ${usersTable.phoneNumber})`,
      activeOrders: activeOrdersExpression(usersTable.id),
      deliveredOrders: deliveredOrdersExpression(usersTable.id),
      pickUpsPerDay: riderCapacitiesTable.pickUpsPerDay,
      isOnboarded: partnersTable.onboarded,
    })
    .from(usersTable)
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .leftJoin(riderCapacitiesTable, eq(riderCapacitiesTable.riderId, usersTable.id))
    .where(where)
    .orderBy(asc(riderName), asc(usersTable.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(usersTable)
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .where(where);
  return { rows, count: total?.count ?? 0 };
}

/** The pick-ups of these riders by day, both days included. Cancelled orders do not count. */
export const countPlannedPickUps = (
  db: Db,
  riderIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
) =>
  db
    .select({
      riderId: ordersTable.assigneeId,
      day: ordersTable.pickUpOn,
      planned: count(),
      weight: sum(ordersTable.weight).mapWith(Number),
    })
    .from(ordersTable)
    .where(
      and(
        between(ordersTable.pickUpOn, from, to),
        inArray(ordersTable.assigneeId, [...riderIds]),
        ne(ordersTable.status, 'cancelled'),
      ),
    )
    .groupBy(ordersTable.assigneeId, ordersTable.pickUpOn);

export const saveCapacity = (db: Db, capacity: typeof riderCapacitiesTable.$inferInsert) =>
  db
    .insert(riderCapacitiesTable)
    .values(capacity)
    .onConflictDoUpdate({
      target: riderCapacitiesTable.riderId,
      set: { pickUpsPerDay: capacity.pickUpsPerDay, updatedAt: capacity.updatedAt },
    });

/** Undefined when there is no limit. Locks the row until the transaction ends. */
export async function findCapacity(db: Db, riderId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ pickUpsPerDay: riderCapacitiesTable.pickUpsPerDay })
    .from(riderCapacitiesTable)
    .where(eq(riderCapacitiesTable.riderId, riderId))
    .for('update');
  return row?.pickUpsPerDay;
}

export const deleteCapacity = (db: Db, riderId: string) =>
  db.delete(riderCapacitiesTable).where(eq(riderCapacitiesTable.riderId, riderId));
