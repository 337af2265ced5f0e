import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { InboxKind, InboxQuery } from '@market/domain/inbox/inbox';
import type { InboxItemQuery } from '@market/domain/inbox/inbox-detail';
import { lagosMidnight } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { productsTable, productRevisionsTable } from '../catalogue/catalogue.reads';
import { cashRemittancesTable } from '../cash/cash.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { disputesTable } from '../disputes/disputes.reads';
import { hubApplicationsTable, hubsTable } from '../hubs/hubs.reads';
import {
  handoverDeadline,
  isUnassigned,
  orderActivitiesTable,
  orderItemsTable,
  ordersTable,
} from '../orders/orders.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { payeeName, payoutsTable } from '../payouts/payouts.reads';
import { orderReturnsTable, returnItemsTable } from '../returns/returns.reads';
import { awaitsApprovalBy, storeApprovalsTable, storesTable } from '../stores/stores.reads';
import { failureItems } from './failure-items.repository';
import { deadlineExpression, nullText, type InboxReader } from './inbox-item.repository';

const goodsPrice = sql`(i.unit_price * i.quantity - i.discount)`;
/**
 * The refund for the return `r` of the order `o`, as `goodsRefund` rounds it: each unit costs the
 * same, and the first units take the remaining kobo. The delivery fee belongs to the last units.
 */
const refundValue = sql`(
  select sum(t.quantity * (${goodsPrice} / i.quantity)
      + least(i.refunded + t.quantity, ${goodsPrice} % i.quantity) - least(i.refunded, ${goodsPrice} % i.quantity))::bigint
    + case sum(t.quantity) when (select sum(l.quantity - l.refunded) from ${orderItemsTable} l where l.order_id = o.id)
      then o.shipping_fee else 0 end
  from ${returnItemsTable} t join ${orderItemsTable} i on i.id = t.order_item_id where t.return_id = r.id)`;

/**
 * The columns of every kind: id, kind, title, detail, value, due_at, since, reference, merchant_id.
 */
const itemQueries: Readonly<Record<InboxKind, (reader: InboxReader) => SQL>> = {
  ...failureItems,
  dispute: () => sql`
    select d.id::text, 'dispute' as kind, u.first_name || ' ' || u.last_name as title,
      'Card dispute' || coalesce(': ' || d.reason, '') as detail, d.amount as value,
      coalesce(d.due_at, ${deadlineExpression(sql`d.opened_at`, 'dispute')}) as due_at, d.opened_at as since,
      ${nullText} as reference, ${nullText} as merchant_id
    from ${disputesTable} d join ${checkoutsTable} c on c.id = d.checkout_id join ${usersTable} u on u.id = c.user_id
    where d.status = 'open' and d.answered_at is null`,
  // The person who requested a payout cannot approve it.
  payout: ({ userId }) => sql`
    select p.id::text, 'payout', ${payeeName},
      'Payout of ' || p.order_count || case when p.store_id is null then ' deliver' || case p.order_count when 1 then 'y' else 'ies' end
        else case p.order_count when 1 then ' order' else ' orders' end end || ', requested by ' || u.first_name || ' ' || u.last_name,
      p.amount, ${deadlineExpression(sql`p.requested_at`, 'payout')}, p.requested_at, p.reference, ${nullText}
    from ${payoutsTable} p left join ${storesTable} on ${storesTable.id} = p.store_id
      left join ${partnersTable} on ${partnersTable.userId} = p.partner_id join ${usersTable} u on u.id = p.requested_by
    where p.status = 'pending' and p.requested_by <> ${userId}`,
  refund: () => sql`
    select r.id::text, 'refund', o.order_name || ', ' || u.first_name || ' ' || u.last_name,
      'Refund. ' || s.store_name || ' received the return', ${refundValue},
      ${deadlineExpression(sql`r.updated_at`, 'refund')}, r.updated_at, ${nullText}, ${nullText}
    from ${orderReturnsTable} r join ${ordersTable} o on o.id = r.order_id
      join ${storesTable} s on s.id = r.store_id join ${usersTable} u on u.id = r.customer_id
    where r.status = 'received' and r.type = 'refund'`,
  // The person who recorded a remittance cannot confirm it.
  remittance: ({ userId }) => sql`
    select m.id::text, 'remittance', coalesce(p.company_name, h.first_name || ' ' || h.last_name),
      'Cash paid in as ' || m.bank_reference || ', recorded by ' || u.first_name || ' ' || u.last_name,
      m.amount, ${deadlineExpression(sql`m.recorded_at`, 'remittance')}, m.recorded_at, m.bank_reference, ${nullText}
    from ${cashRemittancesTable} m join ${usersTable} h on h.id = m.holder_id
      left join ${partnersTable} p on p.user_id = m.holder_id join ${usersTable} u on u.id = m.recorded_by
    where m.status = 'waiting' and m.recorded_by <> ${userId}`,
  order: () => sql`
    select ${ordersTable.id}::text, 'order', ${ordersTable.orderName} || ', ' || s.store_name,
      case ${ordersTable.status} when 'delivery_failed' then 'Failed delivery' else 'Needs a rider' end
        || ', to ' || (${ordersTable.deliveryAddress} ->> 'stateOrRegion'),
      ${ordersTable.total}, ${handoverDeadline}, ${ordersTable.createdAt}, ${nullText}, ${nullText}
    from ${ordersTable} join ${storesTable} s on s.id = ${ordersTable.storeId}
    where ${isUnassigned}`,
  store: ({ userId, approvalLevels }) => sql`
    select s.id::text, 'store', s.store_name,
      case (select count(*) from ${storeApprovalsTable} a where a.store_id = s.id) when 0 then 'New store' else 'Store, second approval' end
        || '. ' || u.first_name || ' ' || u.last_name || coalesce(', ' || s.state, ''),
      null::bigint, ${deadlineExpression(sql`coalesce(s.submitted_at, s.created_at)`, 'store')}, coalesce(s.submitted_at, s.created_at),
      ${nullText}, ${nullText}
    from ${storesTable} s join ${usersTable} u on u.id = s.merchant_id
    where ${awaitsApprovalBy(userId, sql`${sql.param([...approvalLevels])}`)}`,
  product: () => sql`
    select p.id::text, 'product', p.name,
      case when r.product_id is null then 'Product of ' else 'Change of a product of ' end || s.store_name, p.selling_price,
      ${deadlineExpression(sql`coalesce(r.submitted_at, p.updated_at)`, 'product')}, coalesce(r.submitted_at, p.updated_at),
      ${nullText}, s.merchant_id::text
    from ${productsTable} p join ${storesTable} s on s.id = p.store_id
      left join ${productRevisionsTable} r on r.product_id = p.id
    where coalesce(r.status, p.approval_status) = 'pending' and p.archived_at is null
      and p.id in (select id from ${productsTable} where approval_status = 'pending' union all select product_id from ${productRevisionsTable} where status = 'pending')`,
  hub: () => sql`
    select a.store_id::text, 'hub', s.store_name, 'Hub application for ' || h.name, null::bigint,
      ${deadlineExpression(sql`a.applied_at`, 'hub')}, a.applied_at, ${nullText}, ${nullText}
    from ${hubApplicationsTable} a join ${hubsTable} h on h.id = a.hub_id join ${storesTable} s on s.id = a.store_id
    where a.status = 'pending'`,
  partner: () => sql`
    select a.partner_id::text, 'partner', p.company_name,
      'New shipping partner. ' || u.first_name || ' ' || u.last_name, null::bigint,
      ${deadlineExpression(sql`a.submitted_at`, 'partner')}, a.submitted_at, ${nullText}, ${nullText}
    from ${partnerApplicationsTable} a join ${partnersTable} p on p.user_id = a.partner_id join ${usersTable} u on u.id = a.partner_id
    where a.status = 'submitted' and not p.onboarded and u.confirmed_at is not null and u.deactivated_at is null`,
};

const emptyItems = sql`
  select null::text, null::text, null::text, null::text, null::bigint, null::timestamptz, null::timestamptz, ${nullText}, ${nullText} where false`;

const inboxTable = (kinds: readonly InboxKind[], reader: InboxReader): SQL =>
  sql`(${sql.join([emptyItems, ...kinds.map((kind) => itemQueries[kind](reader))], sql` union all `)})
    as items (id, kind, title, detail, value, due_at, since, reference, merchant_id)`;

const timeColumn = (column: SQL) =>
  sql`${column}`.mapWith((value: string | Date): Date => new Date(value));

const sortOrders = {
  due: sql`due_at, value desc nulls last, since, id`,
  value: sql`value desc nulls last, due_at, id`,
  age: sql`since, id`,
} as const;

export const listInboxItems = (
  db: Db,
  kinds: readonly InboxKind[],
  reader: InboxReader,
  { sort, limit, offset }: InboxQuery,
) =>
  db
    .select({
      id: sql<string>`id`,
      kind: sql<InboxKind>`kind`,
      title: sql<string>`title`,
      detail: sql<string>`detail`,
      value: sql`value`.mapWith((value: string | number): number | null => Number(value)),
      dueAt: timeColumn(sql`due_at`),
      waitingSince: timeColumn(sql`since`),
      reference: sql<string | null>`reference`,
      merchantId: sql<string | null>`merchant_id`,
    })
    .from(inboxTable(kinds, reader))
    .orderBy(sortOrders[sort])
    .limit(limit)
    .offset(offset);

export async function isWaiting(
  db: Db,
  { kind, id }: InboxItemQuery,
  reader: InboxReader,
): Promise<boolean> {
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(inboxTable([kind], reader))
    .where(sql`id = ${id}`);
  return rows.length > 0;
}

export const sumInboxByKind = (db: Db, kinds: readonly InboxKind[], reader: InboxReader) =>
  db
    .select({
      kind: sql<InboxKind>`kind`,
      count: sql<number>`count(*)`.mapWith(Number),
      value: sql<number>`coalesce(sum(value), 0)`.mapWith(Number),
      urgent:
        sql<number>`count(*) filter (where due_at < ${lagosMidnight(lagosDate(reader.now), 1).toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
      oldest: timeColumn(sql`min(since)`),
    })
    .from(inboxTable(kinds, reader))
    .groupBy(sql`kind`);

export async function listLastActivities(db: Db, { kind, id }: InboxItemQuery, limit: number) {
  if (kind !== 'order' && kind !== 'refund') return [];
  const { orderId, returnId, activity, actorPerson, actorName, note, createdAt } =
    orderActivitiesTable;
  const rows = await db
    .select({ activity, actorPerson, actorName, note, createdAt })
    .from(orderActivitiesTable)
    .where(eq(kind === 'order' ? orderId : returnId, id))
    .orderBy(desc(createdAt), desc(orderActivitiesTable.id))
    .limit(limit);
  return rows.map((row) => ({
    text: row.activity,
    by: row.actorPerson ?? row.actorName ?? undefined,
    note: row.note ?? undefined,
    at: row.createdAt.toISOString(),
  }));
}
