import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { fillCash } from './fill-cash';
import { fillOrders, derivedId, countPayouts, sumBalances, sumOrders } from './fill-orders';
import { fillSettlements } from './fill-settlements';
import { fillStores } from './fill-stores';
import { dropIndexes } from './lib/drop-indexes';

export const ADMIN = derivedId('admin', sql`0`);

/** The tables that grow with the number of orders. */
const LONG_TABLES = [
  'audit_entries',
  'checkouts',
  'ledger_entries',
  'ledger_transactions',
  'order_items',
  'orders',
  'payment_events',
  'settled_payments',
  'transactions',
  'users',
];

/**
 * Fills a migrated database with the given number of orders, and with the records that the
 * platform's staff see about them. The number of records that are waiting for a decision does not
 * grow with the history. Returns the time that recomputing all sums took, in milliseconds.
 */
export async function fillAdmin(db: Db, orders: number): Promise<number> {
  const restoreIndexes = await dropIndexes(db, LONG_TABLES);
  const numbers = await fillOrders(db, orders);
  const { all, payments, isDone, isCancelled, at, storeId, customerId, total } = numbers;
  const run = (statement: SQL) => db.execute(statement);
  const series = (length: number) => sql`generate_series(0, ${length - 1}::int) i`;
  const payouts = countPayouts(orders);
  const merchants = Math.max(20, Math.floor(orders / 500));
  const notifications = Math.max(50, Math.floor(orders / 200));
  /** The creation time of row `i` when this many rows are spread over a year. */
  const when = (length: number) => at(sql`${orders}::float8 * (i + 1) / ${length}::int`);

  // The same number of platform users in every database.
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, confirmed_at, created_at) select ${derivedId('admin')}, 'admin', case when i < 3 then 'super_admin' when i < 60 then 'admin' when i < 80 then 'approver' else 'scheduler' end, 'admin' || i || '@bench.example', 'none', 'Zainab', 'Sule ' || i, now(), now() from ${series(90)}`,
  );
  // Merchants who have not sold anything; the first ten are waiting for approval.
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, store_id, confirmed_at, created_at, last_login_at) select ${derivedId('merchant')}, 'merchant', 'merchant', 'newcomer' || i || '@bench.example', 'none', 'Ifeanyi', 'Ojo ' || i, ${derivedId('store')}, now(), ${when(merchants)}, ${when(merchants)} from ${series(merchants)}`,
  );
  await run(
    sql`insert into stores (id, merchant_id, store_name, slug, status, city, state, payment_category_id, submitted_at, created_at) select ${derivedId('store')}, ${derivedId('merchant')}, 'Ojo Depot ' || i, 'depot-' || i, case when i < 10 then 'pending' when i % 9 = 0 then 'paused' else 'live' end, 'Ikeja', 'Lagos', (select id from payment_categories where is_default), ${when(merchants)}, ${when(merchants)} from ${series(merchants)}`,
  );
  await run(
    sql`update products set approval_status = (array['pending', 'rejected'])[1 + number % 2], listed = false from (select id as chosen, row_number() over (order by id desc) as number from products limit 60) latest where id = chosen`,
  );

  await run(
    sql`insert into payouts (id, reference, store_id, status, amount, order_count, bank_name, bank_code, account_number, account_name, requested_by, requested_at, approved_by, approved_at, processed_at, failed_at, failure_reason) select ${derivedId('payout')}, 'payout-' || i, s.id, status, 1000000000, 250, 'GTBank', '058', '0123456785', 'ADA OBI', s.merchant_id, at, case when status <> 'pending' then ${ADMIN} end, case when status <> 'pending' then at end, case when status = 'processed' then at end, case when status = 'failed' then at end, case when status = 'failed' then 'The account is closed' end from ${series(payouts)} join (select id, merchant_id, row_number() over (order by id) - 1 as number from stores where id in (select id from stores_by_number)) s on s.number = i % 40, lateral (select ${when(payouts)} as at, case when i >= ${payouts - 20}::int then 'pending' when i >= ${payouts - 40}::int then 'failed' else 'processed' end as status) payout`,
  );
  await run(
    sql`insert into order_returns (id, return_name, order_id, store_id, customer_id, type, status, amount, product_names, created_at, updated_at) select ${derivedId('return')}, 'RT-' || i, ${derivedId('order')}, ${storeId}, ${customerId}, 'refund', case when i > ${orders - 800}::int then 'received' else 'refunded' end, case when i > ${orders - 800}::int then null else 500000 end, (select i.product_name from order_items i where i.id = ${derivedId('item')}), ${at(sql`i`)}, ${at(sql`i`)} from ${all} where ${isDone} and i % 33 = 5`,
  );
  await run(
    sql`insert into return_items (id, return_id, order_item_id, quantity, reason) select ${derivedId('returned')}, ${derivedId('return')}, ${derivedId('item')}, 1, 'damaged' from ${all} where ${isDone} and i % 33 = 5`,
  );
  await run(
    sql`insert into refunds (id, checkout_id, order_id, amount, status, failure_reason, created_at, sent_at) select ${derivedId('refund')}, o.checkout_id, o.id, ${total}, case when i > ${orders - 900}::int then 'failed' else 'sent' end, null, ${at(sql`i`)}, ${at(sql`i`)} from ${all} join orders o on o.id = ${derivedId('order')} where ${isCancelled}`,
  );
  await run(
    sql`insert into disputes (id, provider, provider_id, checkout_id, amount, uncovered, reason, due_at, status, opened_at, customer) select ${derivedId('dispute')}, 'sandbox', 'dispute-' || i, o.checkout_id, ${total}, 0, 'fraud', ${at(sql`i`)} + interval '7 days', case when i > ${orders - 2000}::int then 'open' else (array['won', 'lost'])[1 + i / 200 % 2] end, ${at(sql`i`)}, o.customer_name || chr(10) || u.email from ${all} join orders o on o.id = ${derivedId('order')} join users u on u.id = o.customer_id where i % 200 = 7`,
  );
  await run(
    sql`insert into dispute_orders (dispute_id, order_id, store_id, due_to_merchant, commission, delivery) select d.id, o.id, o.store_id, o.subtotal - o.commission, o.commission, o.shipping_fee from disputes d join orders o on o.checkout_id = d.checkout_id`,
  );
  // Processed events are deleted after half a year, notifications after three months.
  await run(
    sql`insert into payment_events (id, provider, source, key, name, reference, payload, status, reason, tries, received_at, processed_at) select ${derivedId('event')}, 'sandbox', 'notice', 'event-' || i, 'charge.success', 'pay-bench-' || i, '{}', case when i > ${orders - 20}::int then 'failed' else 'processed' end, null, 9, ${at(sql`i`)}, ${at(sql`i`)} from ${payments} and i > ${Math.floor(orders / 2)}::int`,
  );
  await run(
    sql`insert into audit_entries (id, at, actor_id, actor_name, actor_role, action, subject, subject_id, subject_name, changes) select ${derivedId('audit')}, ${at(sql`i`)}, ${derivedId('admin', sql`i % 60`)}, 'Zainab Sule ' || i % 60, 'admin', case when i % 10 = 0 then 'payout.approved' else 'order.statusChanged' end, case when i % 10 = 0 then 'payout' else 'order' end, ${derivedId('order')}, 'VM-' || 1000000 + i, '[]' from ${all} where i % 2 = 0`,
  );
  await run(
    sql`insert into notifications (id, user_id, topic, title, detail, created_at, read_at) select ${derivedId('notification')}, ${ADMIN}, 'transfers', 'Payout', 'Requested', ${at(sql`i`)}, case when i > ${orders - 20}::int then null else now() end from generate_series(${orders - notifications}::int, ${orders}::int) i`,
  );
  await fillCash(db, orders, numbers, ADMIN);
  await fillStores(db, merchants, ADMIN);
  await fillSettlements(db, orders, numbers, ADMIN);
  await sumBalances(db);
  await run(sql`set session_replication_role = default`);
  await restoreIndexes();
  await run(sql`analyze`);
  return sumOrders(db);
}
