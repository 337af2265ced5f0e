import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { derivedId, RECENT_ORDERS, type OrderNumbers } from './fill-orders';

const PARTNERS = 20;
const DISPATCHERS = 30;
/** Payouts of each partner in a year. */
const PAYOUTS_A_YEAR = 24;
const HUBS = 3;
const SHARE = 200_000;
const WAITING_REMITTANCES = 20;

const partner = (number: SQL) => derivedId('partner', sql`${number} % ${PARTNERS}::int`);
const dispatcher = (number: SQL) => derivedId('dispatcher', sql`${number} % ${DISPATCHERS}::int`);
/** Partners hold cash as well as the platform's dispatchers. */
const holder = sql`case when i % 3 = 0 then ${partner(sql`i`)} else ${dispatcher(sql`i`)} end`;
const isPartners = sql`i % 5 = 2`;
const isCash = sql`i % 10 = 4`;

/**
 * Adds the people who deliver: partners with their shares and payouts, and the cash that they and
 * the dispatchers collected and paid in. Their number does not grow with the orders.
 */
export async function fillCash(
  db: Db,
  orders: number,
  { all, isDone, at, storeId }: OrderNumbers,
  adminId: SQL,
): Promise<void> {
  const run = (statement: SQL) => db.execute(statement);
  const remittances = Math.max(40, Math.floor(orders / 200));
  const series = (length: number) => sql`generate_series(0, ${length - 1}::int) i`;
  const isPaidOut = sql`i <= ${orders - RECENT_ORDERS}::int`;
  const payout = derivedId(
    'partnerPayout',
    sql`(i::bigint * ${PAYOUTS_A_YEAR}::int / ${orders + 1}::int * ${PARTNERS}::int + i % ${PARTNERS}::int)`,
  );
  const isWaiting = sql`i >= ${remittances - WAITING_REMITTANCES}::int`;
  const remittedAt = at(sql`${orders}::float8 * (i + 1) / ${remittances}::int`);
  const remitted = 5_000_000;

  for (const [word, type, people] of [
    ['partner', 'partner', PARTNERS],
    ['dispatcher', 'admin', DISPATCHERS],
  ] as const)
    await run(
      sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, confirmed_at, created_at) select ${derivedId(word)}, ${type}, ${word}, ${word}::text || i || '@bench.example', 'none', 'Sani', 'Bello ' || i, now(), now() from ${series(people)}`,
    );
  await run(
    sql`insert into partners (user_id, company_name, onboarded, created_at) select ${derivedId('partner')}, 'Arewa Haulage ' || i, true, now() from ${series(PARTNERS)}`,
  );
  await run(
    sql`insert into partner_applications (partner_id, status, saved_at, submitted_at) select ${derivedId('partner')}, 'onboarded', now(), now() from ${series(PARTNERS)}`,
  );
  await run(
    sql`insert into hubs (id, name, phone_number, street, city, state) select ${derivedId('hub')}, 'Hub ' || i, '08031234567', '3 Wharf Road', 'Apapa', 'Lagos' from ${series(HUBS)}`,
  );
  await run(
    sql`update orders set assignment_kind = 'partner', assignee_id = ${partner(sql`i`)}, assigned_at = created_at, accepted_at = created_at, partner_share_bps = 8000, partner_payout_id = case when ${isPaidOut} then ${payout} end, hub_id = case when i % 20 = 7 then ${derivedId('hub', sql`i % ${HUBS}::int`)} end from ${all} where id = ${derivedId('order')} and ${isDone} and ${isPartners}`,
  );
  await run(
    sql`insert into rider_deliveries (rider_id, orders) select assignee_id, count(*) from orders where assignee_id is not null and delivered_at is not null group by 1`,
  );
  await run(
    sql`insert into payouts (id, reference, partner_id, status, amount, order_count, bank_name, bank_code, account_number, account_name, requested_by, requested_at, approved_by, approved_at, processed_at) select ${derivedId('partnerPayout')}, 'partner-payout-' || i, ${partner(sql`i`)}, 'processed', 1000000 * ${orders / 1000}::int, 10, 'GTBank', '058', '0123456785', 'ADA OBI', ${partner(sql`i`)}, paid, ${adminId}, paid, paid from ${series(PARTNERS * PAYOUTS_A_YEAR)}, lateral (select ${at(sql`${orders}::float8 * (i / ${PARTNERS}::int + 1) / ${PAYOUTS_A_YEAR}::int`)} as paid) dated`,
  );
  await book(
    'delivery_earned',
    sql`${derivedId('order')}::text`,
    sql`${isDone} and ${isPartners}`,
    [
      sql`'delivery_cost', ${storeId}, ${derivedId('order')}, null::uuid, ${SHARE}::bigint`,
      sql`'partner_payable', null::uuid, ${derivedId('order')}, ${partner(sql`i`)}, ${-SHARE}::bigint`,
    ],
  );
  await book('cash_collected', sql`${derivedId('order')}::text`, sql`${isDone} and ${isCash}`, [
    sql`'cash_collected', null::uuid, null::uuid, ${holder}, 1000000::bigint`,
    sql`'bank', null::uuid, null::uuid, ${holder}, -1000000::bigint`,
  ]);

  await run(
    sql`insert into cash_remittances (id, holder_id, amount, bank_reference, received_on, status, recorded_by, recorded_at, decided_by, decided_at) select ${derivedId('remittance')}, ${holder}, ${remitted}::bigint, 'TRF-' || i, ${remittedAt}::date, case when ${isWaiting} then 'waiting' when i % 50 = 9 then 'refused' else 'confirmed' end, ${adminId}, ${remittedAt}, case when not ${isWaiting} then ${derivedId('admin', sql`1`)} end, case when not ${isWaiting} then ${remittedAt} end from ${series(remittances)}`,
  );
  await run(
    sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId('remitted')}, 'cash_remitted', ${derivedId('remittance')}::text, ${remittedAt} from ${series(remittances)} where not ${isWaiting} and i % 50 <> 9`,
  );
  for (const [account, amount] of [
    ['bank', remitted],
    ['cash_collected', -remitted],
  ] as const)
    await run(
      sql`insert into ledger_entries (id, transaction_id, account, partner_id, amount) select gen_random_uuid(), ${derivedId('remitted')}, ${account}, ${holder}, ${amount}::bigint from ${series(remittances)} where not ${isWaiting} and i % 50 <> 9`,
    );

  /** Records one event for each order that it concerns. */
  async function book(
    kind: string,
    ref: SQL,
    condition: SQL,
    entries: readonly SQL[],
  ): Promise<void> {
    await run(
      sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId(kind)}, ${kind}, ${ref}, ${at(sql`i`)} from ${all} where ${condition}`,
    );
    for (const entry of entries)
      await run(
        sql`insert into ledger_entries (id, transaction_id, account, store_id, order_id, partner_id, amount) select gen_random_uuid(), ${derivedId(kind)}, ${entry} from ${all} where ${condition}`,
      );
  }
}
