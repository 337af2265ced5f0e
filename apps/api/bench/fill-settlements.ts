import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { derivedId, type OrderNumbers } from './fill-orders';

const UNSETTLED_DAYS = 2;
/** Differences that nobody has explained yet do not grow with the history. */
const OPEN_DIFFERENCES = 40;
const LOST_PAYMENTS = 10;
/** Payments that the provider should have settled. */
const OVERDUE_PAYMENTS = 10;

const settledDay = (at: SQL): SQL => sql`(${at} at time zone 'Africa/Lagos')::date`;
/** A payment is settled at six on the next morning. */
const settledAt = (day: SQL): SQL =>
  sql`((${day} + 1)::timestamp + interval '6 hours') at time zone 'Africa/Lagos'`;
const settlementId = (day: SQL): SQL => derivedId('settlement', day);

/**
 * Adds what the provider settled each day. One payment in 2,000 differs by a naira, which is
 * explained except for the latest ones. One in 3,000 was late and is refunded. Also records the
 * payouts in the ledger.
 */
export async function fillSettlements(
  db: Db,
  orders: number,
  { all, at }: OrderNumbers,
  adminId: SQL,
): Promise<void> {
  const run = (statement: SQL) => db.execute(statement);
  const series = (length: number) => sql`generate_series(1, ${length}::int) i`;
  const isLate = sql`i % 3000 = 11`;
  const latePayment = sql`'pay-late-' || i`;
  const differs = sql`i % 2000 = 13`;

  await run(
    sql`insert into checkouts (id, user_id, reference, idempotency_key, status, amount, quote, delivery_address, provider, expires_at, paid_at, created_at) select ${derivedId('lateCheckout')}, ${derivedId('customer', sql`0`)}, ${latePayment}, 'late-' || i, 'paid', 1000000, '{}', '{}', 'sandbox', ${at(sql`i`)}, ${at(sql`i`)}, ${at(sql`i`)} from ${all} where ${isLate}`,
  );
  await run(
    sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId('late')}, 'late_payment', ${latePayment}, ${at(sql`i`)} from ${all} where ${isLate}`,
  );
  await run(
    sql`insert into ledger_entries (id, transaction_id, account, amount) select gen_random_uuid(), ${derivedId('late')}, account, amount from ${all}, (values ('psp_clearing', 1000000), ('refund_payable', -1000000)) as entry(account, amount) where ${isLate}`,
  );
  await run(
    sql`insert into refunds (id, checkout_id, amount, status, created_at, sent_at) select ${derivedId('lateRefund')}, ${derivedId('lateCheckout')}, 1000000, 'sent', ${at(sql`i`)}, ${at(sql`i`)} from ${all} where ${isLate}`,
  );

  await run(
    sql`insert into settled_payments (id, settlement_id, reference, amount, fees, paid_at)
      select gen_random_uuid(), ${settlementId(sql`day`)}, ref, amount, case when kind = 'capture' then 10001 else 0 end, occurred_at
      from (select t.kind, t.ref, t.occurred_at, ${settledDay(sql`t.occurred_at`)} as day, sum(e.amount) as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'psp_clearing' where t.kind in ('capture', 'late_payment') group by t.id) paid
      where day < current_date - ${UNSETTLED_DAYS}::int`,
  );
  await run(
    sql`delete from settled_payments where id in (select id from settled_payments where reference like 'pay-bench-%' and paid_at < current_date - 30 order by paid_at desc limit ${OVERDUE_PAYMENTS}::int)`,
  );
  await run(
    sql`insert into settled_payments (id, settlement_id, reference, amount, fees, paid_at) select gen_random_uuid(), ${settlementId(sql`day`)}, 'pay-lost-' || i, 2000000, 10001, day from ${series(LOST_PAYMENTS)}, (select current_date - ${UNSETTLED_DAYS + 1}::int as day) recent`,
  );
  await run(
    sql`update settled_payments s set amount = s.amount - 100 from ${all} where s.reference = 'pay-bench-' || i and ${differs}`,
  );
  await run(
    sql`update settled_payments s set fees = s.fees + 50000 where s.id in (select id from settled_payments where reference like 'pay-bench-%' order by paid_at desc limit ${OPEN_DIFFERENCES}::int)`,
  );
  await run(
    sql`insert into explained_differences (reference, difference, reason, explained_by, explained_at) select 'pay-bench-' || i, -100, 'Rounded by the provider', ${adminId}, ${at(sql`i`)} from ${all} where ${differs}`,
  );
  await run(
    sql`insert into provider_settlements (id, provider, provider_id, settled_at, payments, amount, fees, deductions, read_at) select settlement_id, 'sandbox', settlement_id, ${settledAt(sql`min(${settledDay(sql`paid_at`)})`)}, count(*), sum(amount), sum(fees), 0, now() from settled_payments group by settlement_id`,
  );

  for (const [kind, column, sign] of [
    ['payout_approved', sql`approved_at`, 1],
    ['payout_failed', sql`failed_at`, -1],
  ] as const) {
    const id = sql`md5(${kind}::text || id)::uuid`;
    await run(
      sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${id}, ${kind}, reference, ${column} from payouts where ${column} is not null`,
    );
    for (const [account, side] of [
      [sql`case when store_id is null then 'partner_payable' else 'merchant_payable' end`, sign],
      [sql`'payout_in_transit'`, -sign],
    ] as const)
      await run(
        sql`insert into ledger_entries (id, transaction_id, account, store_id, partner_id, amount) select gen_random_uuid(), ${id}, ${account}, store_id, partner_id, ${side}::int * amount from payouts where ${column} is not null`,
      );
  }
}
