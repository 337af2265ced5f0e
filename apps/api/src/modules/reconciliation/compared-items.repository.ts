import { sql, type SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { LAGOS } from '@market/domain/lagos-time';
import { explainableStates } from '@market/domain/reconciliation/reconciliation';
import { usersTable } from '../accounts/accounts.reads';
import { cashRemittancesTable, holderName } from '../cash/cash.reads';
import type { LedgerKind } from '../ledger';
import { checkoutsTable } from '../checkout/checkout.reads';
import { refundsTable } from '../refunds/refunds.reads';
import { ledgerEntriesTable, ledgerTransactionsTable } from '../ledger/ledger.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { payeeName, payoutsTable } from '../payouts/payouts.reads';
import { storesTable } from '../stores/stores.reads';
import {
  explainedDifferencesTable,
  providerSettlementsTable,
  settledPaymentsTable,
} from './reconciliation.tables';

const toKindList = (list: readonly LedgerKind[]): SQL =>
  sql`(${sql.join(
    list.map((kind) => sql`${kind}::text`),
    sql`, `,
  )})`;
const paymentKinds = ['capture', 'late_payment', 'overpayment'] as const;
const feeKinds = ['provider_fee', 'fee_correction'] as const;
const payments = toKindList(paymentKinds);
const fees = toKindList(feeKinds);

/** Whether a column is one of the compared references. */
type IsCompared = (column: SQL) => SQL;

/** Payments in the ledger: what customers paid, and the provider's fees. */
const recorded = (isCompared: IsCompared): SQL => sql`
  select t.ref as reference, min(t.occurred_at) as at, bool_or(t.kind = 'late_payment') as late,
    coalesce(sum(e.amount) filter (where t.kind in ${payments}), 0)::bigint as amount,
    coalesce(-sum(e.amount) filter (where t.kind in ${fees}), 0)::bigint as fees
  from ${ledgerTransactionsTable} t join ${ledgerEntriesTable} e on e.transaction_id = t.id and e.account = 'psp_clearing'
  where t.kind in ${toKindList([...paymentKinds, ...feeKinds])} and ${isCompared(sql`t.ref`)}
  group by t.ref`;

/** Payments that the provider settled. When a payment was settled twice, the amounts are summed. */
const settled = (isCompared: IsCompared): SQL => sql`
  select p.reference, sum(p.amount)::bigint as amount, sum(p.fees)::bigint as fees, min(p.paid_at) as paid_at, max(s.settled_at) as settled_at
  from ${settledPaymentsTable} p join ${providerSettlementsTable} s on s.id = p.settlement_id
  where ${isCompared(sql`p.reference`)}
  group by p.reference`;

export const allReferences: readonly SQL[] = [
  sql`select t.ref from ${ledgerTransactionsTable} t where t.kind in ${payments}`,
  sql`select p.reference from ${settledPaymentsTable} p where not exists (select from ${ledgerTransactionsTable} t where t.ref = p.reference and t.kind in ${payments})`,
  sql`select o.reference from ${payoutsTable} o`,
  sql`select m.id::text from ${cashRemittancesTable} m`,
];

const paymentState = (overdue: SQL): SQL => sql`
  case
    when l.amount is null then 'missingInLedger'
    when s.amount is null then case when l.at < ${overdue} then 'missingAtProvider' else 'waiting' end
    when s.amount <> l.amount then 'amountDiffers'
    when s.fees <> l.fees then 'feeDiffers'
    when r.status = 'failed' then 'refundFailed'
    else 'matched' end`;

const lateRefunds = (isCompared: IsCompared): SQL => sql`
  select c.reference, r.status from ${checkoutsTable} c join ${refundsTable} r on r.checkout_id = c.id
  where r.order_id is null and ${isCompared(sql`c.reference`)}`;

const paymentItems = (isCompared: IsCompared, overdue: SQL): SQL => sql`
  select 'payment' as kind, coalesce(s.reference, l.reference) as reference, coalesce(s.paid_at, l.at) as at,
    coalesce(l.late, false) as late, ${paymentState(overdue)} as state,
    s.amount as provider_amount, s.fees as provider_fees, s.settled_at,
    l.amount as ledger_amount, l.fees as ledger_fees,
    s.amount - s.fees as bank_amount, s.settled_at as bank_at,
    coalesce(s.amount - s.fees, 0) - coalesce(l.amount - l.fees, 0) as difference,
    null as counterparty, null as failure_reason, null as bank_reference, null as recorded_by
  from (${settled(isCompared)}) s full join (${recorded(isCompared)}) l on l.reference = s.reference
  left join (${lateRefunds(isCompared)}) r on r.reference = l.reference and l.late`;

/**
 * Approved payouts. A refused payout is owed to its payee again, so the ledger has no transfer for
 * it.
 */
const payoutItems = (isCompared: IsCompared): SQL => sql`
  select 'payout' as kind, p.reference, coalesce(p.processed_at, p.failed_at, p.approved_at) as at, false as late,
    case
      when p.status = 'failed' then 'refused'
      when l.amount is null then 'missingInLedger'
      when l.amount <> p.amount then 'amountDiffers'
      when p.status = 'approved' then 'waiting'
      else 'matched' end as state,
    null::bigint as provider_amount, null::bigint as provider_fees, null::timestamptz as settled_at,
    l.amount as ledger_amount, 0::bigint as ledger_fees,
    case when p.status <> 'approved' then p.amount end as bank_amount, coalesce(p.processed_at, p.failed_at) as bank_at,
    case p.status when 'failed' then p.amount when 'approved' then -p.amount else p.amount - coalesce(l.amount, 0) end as difference,
    ${payeeName}, p.failure_reason, null, null
  from ${payoutsTable} p left join ${storesTable} on ${storesTable.id} = p.store_id
  left join ${partnersTable} on ${partnersTable.userId} = p.partner_id
  left join (
    select t.ref, -sum(e.amount)::bigint as amount from ${ledgerTransactionsTable} t
    join ${ledgerEntriesTable} e on e.transaction_id = t.id and e.account = 'payout_in_transit'
    where t.kind = 'payout_approved' and ${isCompared(sql`t.ref`)} group by t.ref
  ) l on l.ref = p.reference
  where p.status in ('approved', 'processed', 'failed') and ${isCompared(sql`p.reference`)}`;

/** Remittances of cash. The ledger has entries for confirmed ones only. */
const remittanceItems = (isCompared: IsCompared, ids: readonly string[]): SQL => sql`
  select 'remittance', m.id::text, m.received_on::timestamp at time zone ${LAGOS}, false,
    case
      when m.status = 'waiting' then 'toConfirm'
      when m.status = 'refused' then 'declined'
      when l.amount is null then 'missingInLedger'
      when l.amount <> m.amount then 'amountDiffers'
      else 'matched' end,
    null::bigint, null::bigint, null::timestamptz, l.amount, 0::bigint,
    case when m.status <> 'refused' then m.amount end, m.received_on::timestamp at time zone ${LAGOS},
    case when m.status = 'refused' then 0 else m.amount - coalesce(l.amount, 0) end,
    ${holderName}, m.reason, m.bank_reference, trim(concat(recorder.first_name, ' ', recorder.last_name))
  from ${cashRemittancesTable} m join ${usersTable} on ${usersTable.id} = m.holder_id
  left join ${partnersTable} on ${partnersTable.userId} = m.holder_id
  join ${usersTable} recorder on recorder.id = m.recorded_by
  left join (
    select t.ref, e.amount from ${ledgerTransactionsTable} t
    join ${ledgerEntriesTable} e on e.transaction_id = t.id and e.account = 'bank'
    where t.kind = 'cash_remitted' and ${isCompared(sql`t.ref`)}
  ) l on l.ref = m.id::text
  where m.id = any(${sql.param([...ids])}::uuid[])`;

/**
 * The payments, approved payouts and remittances with these references at the provider, in the
 * ledger and at the bank, as `items`. Payments before `overdue` should have been settled. An
 * explanation is valid while the difference stays the same.
 */
export function comparedItems(references: readonly string[], overdue: SQL): SQL {
  const isCompared: IsCompared = (column) =>
    sql`${column} = any(${sql.param([...references])}::text[])`;
  const all = sql`${paymentItems(isCompared, overdue)} union all ${payoutItems(isCompared)} union all ${remittanceItems(isCompared, references.filter(isUuid))}`;
  return sql`(
    select i.*, n.reason, n.explained_by, n.explained_at,
      case when n.difference = i.difference and i.state = any(${sql.param([...explainableStates])}::text[]) then 'explained' else i.state end as shown
    from (${all}) i
    left join ${explainedDifferencesTable} n on n.reference = i.reference) items`;
}
