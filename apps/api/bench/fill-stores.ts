import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { derivedId } from './fill-orders';

const OPEN_QUESTIONS = 30;

/**
 * Adds what grows with the stores and products: staff, subscriptions of every fifth store with a
 * year of charges, hub applications, and questions about products.
 */
export async function fillStores(db: Db, merchants: number, adminId: SQL): Promise<void> {
  const run = (statement: SQL) => db.execute(statement);
  const newcomers = sql`generate_series(0, ${merchants - 1}::int) i`;
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, store_id, confirmed_at, created_at) select ${derivedId('staff')}, 'merchant', 'staff', 'staff' || i || '@bench.example', 'none', 'Halima', 'Danjuma ' || i, ${derivedId('store')}, now(), now() from ${newcomers}`,
  );
  await run(
    sql`insert into subscriptions (store_id, plan_id, next_plan_id, started_at, paid_from, paid_until) select ${derivedId('store')}, 'growth', 'growth', now() - interval '1 year', now() - interval '1 day', now() + interval '29 days' from ${newcomers} where i % 5 = 0`,
  );
  await run(
    sql`insert into subscription_payments (id, store_id, plan_id, amount, paid_at) select ${derivedId('charge', sql`i * 12 + month`)}, ${derivedId('store')}, 'growth', 1500000, now() - month * interval '30 days' from ${newcomers}, generate_series(0, 11) month where i % 5 = 0`,
  );
  await run(
    sql`insert into subscription_income (day, plan_id, status, amount, charges) select p.day, p.plan_id, s.status, sum(p.amount), count(*) from subscription_payments p join subscriptions s using (store_id) group by 1, 2, 3`,
  );
  await run(
    sql`insert into subscription_totals (store_id, amount) select store_id, sum(amount) from subscription_payments group by 1`,
  );
  await run(
    sql`insert into ledger_transactions (id, kind, ref, occurred_at) select md5('charged' || id)::uuid, 'subscription', id, paid_at from subscription_payments`,
  );
  for (const [account, sign] of [
    ['merchant_payable', 1],
    ['subscription_revenue', -1],
  ] as const)
    await run(
      sql`insert into ledger_entries (id, transaction_id, account, store_id, amount) select gen_random_uuid(), md5('charged' || id)::uuid, ${account}, store_id, ${sign}::int * amount from subscription_payments`,
    );
  await run(
    sql`insert into hub_applications (store_id, hub_id, status, applied_at, decided_at, decided_by) select ${derivedId('store')}, ${derivedId('hub', sql`i % 3`)}, case when i < 10 then 'pending' else 'approved' end, now(), case when i < 10 then null else now() end, case when i < 10 then null else ${adminId} end from ${newcomers} where i % 2 = 0`,
  );
  await run(
    sql`insert into product_questions (id, product_id, store_id, customer_id, text, state, answer, answered_at, created_at) select ${derivedId('question')}, id, store_id, ${derivedId('customer', sql`0`)}, 'Does it work with a generator of 5 kVA? ' || i, case when ${isOpen} then 'open' else 'answered' end, case when ${isOpen} then null else 'Yes, with a change-over switch.' end, case when ${isOpen} then null else created_at end, created_at from (select id, store_id, created_at, row_number() over (order by id) as i, count(*) over () as total from products) numbered`,
  );
}

const isOpen = sql`i > total - ${OPEN_QUESTIONS}::int`;
