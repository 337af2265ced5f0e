import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CouponRefusal } from '@market/domain/coupons/applied-coupon';
import type { RefundStatus } from '@market/domain/checkout/refund';
import type { Db } from '../../db/db';
import { checkoutsTable, transactionsTable } from '../checkout/checkout.reads';
import { refundsTable } from '../refunds/refunds.reads';
import { couponsTable } from '../coupons/coupons.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { deliveryProofsTable } from './delivery-steps.tables';
import { orderCondition, type OrderFilter } from './order-filter.repository';
import { hasFailed, scopeCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { latestFirst, sortedCondition, sortOrder } from './order-sort.repository';
import { orderStatusesTable } from './order-statuses.tables';
import { orderActivitiesTable } from './order-activities.tables';
import { orderItemsTable, ordersTable } from './orders.tables';

const assignee = alias(usersTable, 'assignee');

interface FirstItem {
  productName: string;
  image: string | null;
  quantity: number;
}

const columns = {
  order: ordersTable,
  statusId: orderStatusesTable.id,
  store: {
    name: storesTable.storeName,
    slug: storesTable.slug,
    merchantId: storesTable.merchantId,
  },
  customer: {
    firstName: usersTable.firstName,
    lastName: usersTable.lastName,
    email: usersTable.email,
    id: usersTable.id,
    isGuest: usersTable.isGuest,
  },
  checkout: {
    reference: checkoutsTable.reference,
    amount: checkoutsTable.amount,
    channel: checkoutsTable.channel,
  },
  assignee: {
    firstName: assignee.firstName,
    lastName: assignee.lastName,
    email: assignee.email,
    phoneNumber: assignee.phoneNumber,
    company: partnersTable.companyName,
    companyPhone: partnersTable.phoneNumber,
  },
  payoutStatus: payoutsTable.status,
  productCount: sql<number>`(select count(distinct i.product_id)::int from ${orderItemsTable} i where i.order_id = ${ordersTable.id})`,
  itemCount: sql<number>`(select coalesce(sum(i.quantity), 0)::int from ${orderItemsTable} i where i.order_id = ${ordersTable.id})`,
  firstItem: sql<FirstItem>`(select json_build_object('productName', i.product_name, 'image', i.image, 'quantity', i.quantity) from ${orderItemsTable} i where i.order_id = ${ordersTable.id} order by i.position limit 1)`,
};

/** Drizzle drops a joined row whose first column is null, so the first column is never null. */
const paymentColumns = {
  fees: transactionsTable.fees,
  cardType: transactionsTable.cardType,
  cardLast4: transactionsTable.cardLast4,
  paidAt: transactionsTable.paidAt,
};

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];
export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type OrderItemRow = typeof orderItemsTable.$inferSelect;
export type OrderActivityRow = typeof orderActivitiesTable.$inferSelect;

const hasStatus = (status: string | undefined): SQL | undefined =>
  status === undefined ? undefined : sql`${ordersTable.status} = ${status}`;

const { id } = ordersTable;

interface OrderPage {
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

/**
 * Selects one page of ids first, so that the joins read only its rows. The page comes first in the
 * join, because PostgreSQL does not reorder joins of more than eight tables.
 */
function selectOrders(db: Db, condition: SQL | undefined, { order, limit, offset = 0 }: OrderPage) {
  const page = db
    .select({ id })
    .from(ordersTable)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(columns)
    .from(page)
    .innerJoin(ordersTable, eq(id, page.id))
    .innerJoin(orderStatusesTable, eq(orderStatusesTable.codeName, ordersTable.status))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .leftJoin(assignee, eq(assignee.id, ordersTable.assigneeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .leftJoin(payoutsTable, eq(payoutsTable.id, ordersTable.payoutId))
    .orderBy(...order);
}

export const listOrders = (
  db: Db,
  scope: OrderScope,
  { limit, offset, ...filter }: OrderFilter & { readonly limit: number; readonly offset: number },
) =>
  selectOrders(
    db,
    sortedCondition(db, filter, and(orderCondition(scope, filter), hasStatus(filter.status))),
    { order: sortOrder(filter), limit, offset },
  );

export const listOrdersAfter = (
  db: Db,
  scope: OrderScope,
  { status, ...filter }: OrderFilter,
  {
    limit,
    last,
  }: {
    readonly limit: number;
    readonly last: Pick<typeof ordersTable.$inferSelect, 'id' | 'createdAt'> | undefined;
  },
) =>
  selectOrders(
    db,
    and(
      orderCondition(scope, filter),
      hasStatus(status),
      last &&
        sql`(${ordersTable.createdAt}, ${ordersTable.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
    ),
    { order: latestFirst, limit },
  );

interface OrderRefundRow {
  id: string;
  amount: number;
  status: RefundStatus;
  createdAt: string;
  sentAt: string | null;
}

/** Times are text, as in every JSON value of PostgreSQL. */
export type ProofOfDelivery = Pick<
  typeof deliveryProofsTable.$inferSelect,
  'photo' | 'signature' | 'place' | 'actorName' | 'actorPerson' | 'overrideReason'
> & { deviceAt: string | null; deliveredAt: string };

const aftermathColumns = {
  /** Whether a delivery has failed, which means that the goods have left their store. */
  hasFailed: sql<boolean>`${hasFailed}`,
  /** Why coupons did not apply when the customer paid. Older quotes do not contain this. */
  couponRefusals: sql<CouponRefusal[]>`coalesce(${checkoutsTable.quote} -> 'refusals', '[]')`,
  /** Products that a coupon's reward made cheaper. */
  rewardProductIds: sql<
    string[]
  >`(select coalesce(array_agg(distinct i.product_id::text), '{}') from ${orderItemsTable} i join ${couponsTable} c on c.id = i.coupon_id where i.order_id = ${ordersTable.id} and i.discount > 0 and c.discount_type = 'BuyXGetY')`,
  proof: sql<ProofOfDelivery | null>`(select json_build_object('photo', p.photo, 'signature', p.signature, 'place', p.place, 'actorName', p.actor_name, 'actorPerson', p.actor_person, 'deviceAt', p.device_at, 'deliveredAt', p.delivered_at, 'overrideReason', p.override_reason) from ${deliveryProofsTable} p where p.order_id = ${ordersTable.id})`,
  latestReturnId: sql<
    string | null
  >`(select r.id from ${orderReturnsTable} r where r.order_id = ${ordersTable.id} order by r.created_at desc, r.id desc limit 1)`,
  refunds: sql<
    OrderRefundRow[]
  >`(select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'createdAt', r.created_at, 'sentAt', r.sent_at) order by r.created_at), '[]') from ${refundsTable} r where r.order_id = ${ordersTable.id})`,
};

export async function findOrder(db: Db, scope: OrderScope, id: string) {
  const [row] = await listByIds(db, scope, [id]);
  return row;
}

/** Orders by id, in any sequence, except those out of scope. */
export const listByIds = (db: Db, scope: OrderScope, ids: readonly string[]) =>
  db
    .select({ ...columns, ...aftermathColumns, payment: paymentColumns })
    .from(ordersTable)
    .innerJoin(orderStatusesTable, eq(orderStatusesTable.codeName, ordersTable.status))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, ordersTable.checkoutId))
    .leftJoin(assignee, eq(assignee.id, ordersTable.assigneeId))
    .leftJoin(partnersTable, eq(partnersTable.userId, ordersTable.assigneeId))
    .leftJoin(payoutsTable, eq(payoutsTable.id, ordersTable.payoutId))
    .leftJoin(transactionsTable, eq(transactionsTable.checkoutId, ordersTable.checkoutId))
    .where(and(inArray(ordersTable.id, [...ids]), scopeCondition(scope)));

export const listItems = (db: Db, orderId: string): Promise<OrderItemRow[]> =>
  listItemsOfOrders(db, [orderId]);

export const listItemsOfOrders = (db: Db, orderIds: readonly string[]): Promise<OrderItemRow[]> =>
  db
    .select()
    .from(orderItemsTable)
    .where(inArray(orderItemsTable.orderId, [...orderIds]))
    .orderBy(asc(orderItemsTable.orderId), asc(orderItemsTable.position));

export const listActivities = (db: Db, orderId: string): Promise<OrderActivityRow[]> =>
  db
    .select()
    .from(orderActivitiesTable)
    .where(eq(orderActivitiesTable.orderId, orderId))
    .orderBy(asc(orderActivitiesTable.createdAt), asc(orderActivitiesTable.id));

export async function lockOrder(db: Db, id: string) {
  const [order] = await db.select().from(ordersTable).where(eq(ordersTable.id, id)).for('update');
  return order;
}

export type NewOrderActivity = typeof orderActivitiesTable.$inferInsert;

export const insertActivities = (db: Db, activities: NewOrderActivity[]) =>
  db.insert(orderActivitiesTable).values(activities);
