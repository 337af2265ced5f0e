import { sql, type SQL } from 'drizzle-orm';
import type { LedgerAccount } from '@market/domain/ledger/accounts';
import { LAGOS } from '@market/domain/lagos-time';
import { deliveredStatuses } from '@market/domain/orders/order-lifecycle';
import { checkoutsTable } from '../checkout/checkout.reads';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.reads';
import { payoutsTable } from '../payouts/payouts.reads';

const toTextList = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )})`;

const accountsByShare = {
  merchant: ['escrow', 'merchant_payable', 'dispute_hold'],
  commission: ['commission_deferred', 'commission_revenue'],
  delivery: ['delivery_deferred', 'delivery_revenue'],
} as const satisfies Record<string, readonly LedgerAccount[]>;

const shareExpression = (share: keyof typeof accountsByShare): SQL =>
  sql`coalesce(-sum(e.amount) filter (where e.account in ${toTextList(accountsByShare[share])}), 0)::bigint`;

/** Whether the order named `alias` is delivered, or was delivered before it was returned. */
export const isDelivered = (alias: SQL): SQL =>
  sql`${alias}.status in ${toTextList(deliveredStatuses)}`;

/**
 * Whether the order named `alias` was paid: before it was placed, or to the rider. Reports leave
 * out unpaid orders, which have no entries in the ledger.
 */
export const isPaid = (alias: SQL): SQL =>
  sql`(not ${alias}.pay_on_delivery or ${alias}.delivered_at is not null)`;

/**
 * The day of payment in Lagos of the order named `alias`. An order paid on delivery counts on the
 * day on which it was placed, so that all orders of a checkout are on one day.
 */
export const paidDay = (alias: SQL): SQL => sql`(${alias}.created_at at time zone ${LAGOS})::date`;

/**
 * The provider's fee for the payment of order `o`, and this order's share of it in proportion to
 * the orders' totals: the largest remainders get the last kobo (`allocate` in SQL).
 */
const feeShareExpression = sql`
  select paid.fee, coalesce((
    select part from (
      select s.id,
        case when sums.total = 0 then case when row_number() over (order by s.order_name) = 1 then paid.fee else 0 end
        else floor(paid.fee * s.total / sums.total) + case when row_number() over (order by mod(paid.fee * s.total, sums.total) desc, s.order_name) <= paid.fee - sum(floor(paid.fee * s.total / sums.total)) over () then 1 else 0 end end as part
      from ${ordersTable} s, (select sum(a.total)::numeric as total from ${ordersTable} a where a.checkout_id = o.checkout_id) sums
      where s.checkout_id = o.checkout_id
    ) parts where parts.id = o.id), 0)::bigint as share
  from (
    select coalesce(sum(e.amount), 0)::numeric as fee from ${checkoutsTable} c
    join ${ledgerTransactionsTable} t on t.kind in ('provider_fee', 'fee_correction') and t.ref = c.reference
    join ${ledgerEntriesTable} e on e.transaction_id = t.id and e.account = 'psp_fee'
    where c.id = o.checkout_id) paid`;

/**
 * The merchant's share when its payout was requested, for payouts that have been paid. Later
 * refunds do not change it.
 */
const paidOutExpression = sql`
  select coalesce(-sum(e.amount), 0)::bigint as amount from ${payoutsTable} p
  join ${ledgerEntriesTable} e on e.order_id = o.id and e.account = 'merchant_payable'
  join ${ledgerTransactionsTable} t on t.id = e.transaction_id and t.occurred_at <= p.requested_at
  where p.id = o.payout_id and p.status = 'processed'`;

/**
 * The money of each order that `condition` on `o` selects, from the ledger: shares after refunds
 * and lost disputes, kobo.
 */
export const orderMoney = (condition: SQL): SQL => sql`
  select o.id, o.checkout_id, o.store_id, ${paidDay(sql`o`)} as day, ${isDelivered(sql`o`)} as delivered,
    case when exists (
      select from ${ordersTable} s where s.checkout_id = o.checkout_id and s.id < o.id and (${isDelivered(sql`s`)}) = (${isDelivered(sql`o`)})
    ) then 0 else 1 end as first_of_payment,
    shares.merchant, shares.commission, shares.delivery, shares.partner,
    case when o.status = 'cancelled' then 0 else coalesce((o.shipping_discount ->> 'amount')::bigint, 0) end as shipping_discounts, fees.share as fee, paid_out.amount as paid_out
  from ${ordersTable} o,
    lateral (
      select ${shareExpression('merchant')} as merchant, ${shareExpression('commission')} as commission, ${shareExpression('delivery')} as delivery,
        coalesce(sum(e.amount) filter (where e.account = 'delivery_cost'), 0)::bigint as partner
      from ${ledgerEntriesTable} e where e.order_id = o.id
    ) shares, lateral (${feeShareExpression}) fees, lateral (${paidOutExpression}) paid_out
  where ${condition}`;
