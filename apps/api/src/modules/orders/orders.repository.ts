import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '@market/domain/checkout/refund';
import type { OrderListQuery } from '@market/domain/orders/order';
import type { Db } from '../../db/db';
import { checkoutsTable, orderActivitiesTable, orderItemsTable, orderReturnsTable, ordersTable, orderStatusesTable, partnersTable, payoutsTable, refundsTable, storesTable, transactionsTable, usersTable } from '../../db/schema';
import { withinScope, type OrderScope } from './order-scope';

const assignee = alias(usersTable, 'assignee');

interface FirstItem {
  productName: string;
  image: string | null;
  quantity: number;
}

/** An order with what every list shows beside its own columns. */
const columns = {
  order: ordersTable,
  statusId: orderStatusesTable.id,
  statusLabel: orderStatusesTable.label,
  store: { name: storesTable.storeName, merchantId: storesTable.merchantId },
  customer: { firstName: usersTable.firstName, lastName: usersTable.lastName, email: usersTable.email },
  checkout: { reference: checkoutsTable.reference, amount: checkoutsTable.amount },
  assignee: { firstName: assignee.firstName, lastName: assignee.lastName, company: partnersTable.companyName },
  payoutStatus: payoutsTable.status,
  itemCount: sql<number>`(select coalesce(sum(i.quantity), 0)::int from ${orderItemsTable} i where i.order_id = ${ordersTable.id})`,
  firstItem: sql<FirstItem>`(select json_build_object('productName', i.product_name, 'image', i.image, 'quantity', i.quantity) from ${orderItemsTable} i where i.order_id = ${ordersTable.id} order by i.position limit 1)`,
};

/** A column that is never null comes first: Drizzle takes a joined row for absent by its first column. */
const payment = { fees: transactionsTable.fees, cardType: transactionsTable.cardType, cardLast4: transactionsTable.cardLast4, paidAt: transactionsTable.paidAt };

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];
export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type OrderItemRow = typeof orderItemsTable.$inferSelect;
export type OrderActivityRow = typeof orderActivitiesTable.$inferSelect;

export const listOrders = (db: Db, scope: OrderScope, query: OrderListQuery) =>
  db
    .select(columns)
    .from(ordersTable)
    .innerJoin(orderStatusesTable, eq(orderStatusesTable.codeName, ordersTable.status))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .leftJoin(assignee, eq(assignee.id, ordersTable.assigneeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .leftJoin(payoutsTable, eq(payoutsTable.id, ordersTable.payoutId))
    .where(and(matching(scope, query), query.status === undefined ? undefined : eq(ordersTable.status, query.status)))
    .orderBy(desc(ordersTable.createdAt), desc(ordersTable.id))
    .limit(query.limit)
    .offset(query.offset);

/** How many match in each status, whatever status the list is narrowed to. */
export const countByStatus = (db: Db, scope: OrderScope, query: OrderListQuery) =>
  db
    .select({ status: ordersTable.status, count: count() })
    .from(ordersTable)
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .where(matching(scope, query))
    .groupBy(ordersTable.status);

interface RefundOfOrder {
  id: string;
  amount: number;
  status: RefundStatus;
  createdAt: string;
  sentAt: string | null;
}

const aftermath = {
  latestReturnId: sql<string | null>`(select r.id from ${orderReturnsTable} r where r.order_id = ${ordersTable.id} order by r.created_at desc, r.id desc limit 1)`,
  refunds: sql<RefundOfOrder[]>`(select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'createdAt', r.created_at, 'sentAt', r.sent_at) order by r.created_at), '[]') from ${refundsTable} r where r.order_id = ${ordersTable.id})`,
};

export async function findOrder(db: Db, scope: OrderScope, id: string) {
  const [row] = await db
    .select({ ...columns, ...aftermath, payment })
    .from(ordersTable)
    .innerJoin(orderStatusesTable, eq(orderStatusesTable.codeName, ordersTable.status))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .leftJoin(assignee, eq(assignee.id, ordersTable.assigneeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .leftJoin(payoutsTable, eq(payoutsTable.id, ordersTable.payoutId))
    .leftJoin(transactionsTable, eq(transactionsTable.checkoutId, ordersTable.checkoutId))
    .where(and(eq(ordersTable.id, id), withinScope(scope)));
  return row;
}

export const itemsOf = (db: Db, orderId: string): Promise<OrderItemRow[]> => db.select().from(orderItemsTable).where(eq(orderItemsTable.orderId, orderId)).orderBy(asc(orderItemsTable.position));

export const activitiesOf = (db: Db, orderId: string): Promise<OrderActivityRow[]> =>
  db.select().from(orderActivitiesTable).where(eq(orderActivitiesTable.orderId, orderId)).orderBy(asc(orderActivitiesTable.createdAt), asc(orderActivitiesTable.id));

/** The order, to itself until the transaction ends: what is counted on its items is counted one after the other. */
export async function lockOrder(db: Db, id: string) {
  const [order] = await db.select().from(ordersTable).where(eq(ordersTable.id, id)).for('update');
  return order;
}

export type NewOrderActivity = typeof orderActivitiesTable.$inferInsert;

export const insertActivities = (db: Db, activities: NewOrderActivity[]) => db.insert(orderActivitiesTable).values(activities);

export const statusesInUse = async (db: Db, scope: OrderScope): Promise<string[]> =>
  (await db.selectDistinct({ status: ordersTable.status }).from(ordersTable).where(withinScope(scope))).map(({ status }) => status);

/** Changes an order where `condition` still holds; false when it does not, or the order is not in scope. */
export async function changeOrder(db: Db, scope: OrderScope, id: string, condition: SQL | undefined, change: Partial<typeof ordersTable.$inferInsert>): Promise<boolean> {
  const changed = await db.update(ordersTable).set(change).where(and(eq(ordersTable.id, id), withinScope(scope), condition)).returning({ id: ordersTable.id });
  return changed.length > 0;
}

/** Counts a try before the code is compared, so that guesses at the same moment count too. Nothing while entry is locked. */
export async function countCodeTry(db: Db, scope: OrderScope, id: string, { now, lockUntil, tries }: { now: Date; lockUntil: Date; tries: number }) {
  const { tokenTries, tokenLockedUntil, deliveryToken } = ordersTable;
  const next = sql`case when ${tokenLockedUntil} is null then ${tokenTries} + 1 else 1 end`;
  const [row] = await db
    .update(ordersTable)
    .set({ tokenTries: next, tokenLockedUntil: sql`case when ${next} >= ${tries} then ${lockUntil.toISOString()}::timestamptz end` })
    .where(and(eq(ordersTable.id, id), withinScope(scope), or(isNull(tokenLockedUntil), sql`${tokenLockedUntil} <= ${now.toISOString()}::timestamptz`)))
    .returning({ token: deliveryToken, tries: tokenTries });
  return row;
}

const lagosMidnight = (date: string, daysLater = 0): Date => new Date(Date.parse(`${date}T00:00:00+01:00`) + daysLater * 86_400_000);
const contains = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

const matching = (scope: OrderScope, { search, assignment, from, to }: OrderListQuery): SQL | undefined =>
  and(
    withinScope(scope),
    search
      ? or(
          ilike(ordersTable.orderName, contains(search)),
          ilike(sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`, contains(search)),
          ilike(sql`${ordersTable.deliveryAddress} ->> 'fullName'`, contains(search)),
          ilike(sql`replace(${ordersTable.deliveryAddress} ->> 'phoneNumber', ' ', '')`, contains(search.replaceAll(' ', ''))),
          sql`exists (select from ${storesTable} s where s.id = ${ordersTable.storeId} and s.store_name ilike ${contains(search)})`,
          sql`exists (select from ${orderItemsTable} i where i.order_id = ${ordersTable.id} and i.product_name ilike ${contains(search)})`,
        )
      : undefined,
    from === undefined ? undefined : gte(ordersTable.createdAt, lagosMidnight(from)),
    to === undefined ? undefined : lt(ordersTable.createdAt, lagosMidnight(to, 1)),
    assignment === undefined ? undefined : assignments[assignment],
  );

const isAssigned = eq(ordersTable.status, 'assigned');
const assignments = {
  /** Waits for a partner or dispatcher to be named; the platform's hub is a place, not a rider. */
  unassigned: or(eq(ordersTable.status, 'ready_for_pickup'), and(isAssigned, eq(ordersTable.assignmentKind, 'platform'))),
  offered: and(isAssigned, inArray(ordersTable.assignmentKind, ['partner', 'dispatcher']), isNull(ordersTable.acceptedAt)),
  accepted: and(inArray(ordersTable.assignmentKind, ['partner', 'dispatcher']), isNotNull(ordersTable.acceptedAt)),
} as const;
