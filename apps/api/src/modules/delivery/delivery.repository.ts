import { and, asc, count, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { ordersTable, partnersTable, usersTable } from '../../db/schema';

interface ListQuery {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Partners that can be given orders, active and onboarded, with how busy they are. */
export async function listPartners(db: Db, { search, limit, offset }: ListQuery) {
  const term = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    isNull(usersTable.deactivatedAt),
    eq(partnersTable.onboarded, true),
    search ? or(ilike(partnersTable.companyName, term), ilike(usersTable.email, term)) : undefined,
  );
  const rows = await db
    .select({
      id: partnersTable.userId,
      companyName: partnersTable.companyName,
      email: usersTable.email,
      phoneNumber: partnersTable.phoneNumber,
      onboarded: partnersTable.onboarded,
      activeOrders: sql<number>`(select count(*)::int from ${ordersTable} o where o.assignee_id = ${usersTable.id} and o.status in ('assigned', 'picked_up', 'in_transit'))`,
      deliveredOrders: sql<number>`(select count(*)::int from ${ordersTable} o where o.assignee_id = ${usersTable.id} and o.status in ('delivered', 'completed', 'returned'))`,
    })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .where(where)
    .orderBy(asc(partnersTable.companyName), asc(partnersTable.userId))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(partnersTable)
    .innerJoin(usersTable, eq(usersTable.id, partnersTable.userId))
    .where(where);
  return { rows, count: total?.count ?? 0 };
}

/** An active partner or dispatcher, with the name that others know. `canCarry` is false for a partner whose onboarding is not finished. */
export async function findRider(db: Db, kind: 'partner' | 'dispatcher', id: string) {
  const [row] = await db
    .select({
      id: usersTable.id,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      email: usersTable.email,
      company: partnersTable.companyName,
      onboarded: partnersTable.onboarded,
    })
    .from(usersTable)
    .leftJoin(partnersTable, eq(partnersTable.userId, usersTable.id))
    .where(and(eq(usersTable.id, id), eq(usersTable.role, kind), isNull(usersTable.deactivatedAt)));
  return (
    row && {
      id: row.id,
      name: row.company ?? `${row.firstName} ${row.lastName}`,
      email: row.email,
      canCarry: kind === 'dispatcher' || row.onboarded === true,
    }
  );
}

interface NewAssignment {
  readonly kind: 'platform' | 'partner' | 'dispatcher';
  readonly assigneeId: string | null;
  readonly note: string | null;
  readonly now: Date;
  /** The store that hands it over; the platform may assign any. */
  readonly storeId?: string;
}

/** Gives an order that nobody has picked up to somebody. False when it is not there to be given. */
export async function assign(
  db: Db,
  orderId: string,
  { kind, assigneeId, note, now, storeId }: NewAssignment,
): Promise<boolean> {
  // A merchant only hands over what is ready; the platform may also change its mind until the pick-up.
  const isFree =
    storeId === undefined
      ? sql`${ordersTable.status} in ('ready_for_pickup', 'assigned')`
      : and(eq(ordersTable.status, 'ready_for_pickup'), eq(ordersTable.storeId, storeId));
  const changed = await db
    .update(ordersTable)
    .set({
      status: 'assigned',
      assignmentKind: kind,
      assigneeId,
      assignmentNote: note,
      assignedAt: now,
      acceptedAt: kind === 'platform' ? now : null,
      updatedAt: now,
    })
    .where(and(eq(ordersTable.id, orderId), isFree))
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}

/** Takes an order back from its rider, before the pick-up only. */
export async function unassign(
  db: Db,
  orderId: string,
  riderId: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(ordersTable)
    .set({
      status: 'ready_for_pickup',
      assignmentKind: null,
      assigneeId: null,
      assignmentNote: null,
      assignedAt: null,
      acceptedAt: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(ordersTable.id, orderId),
        eq(ordersTable.status, 'assigned'),
        eq(ordersTable.assigneeId, riderId),
      ),
    )
    .returning({ id: ordersTable.id });
  return changed.length > 0;
}
