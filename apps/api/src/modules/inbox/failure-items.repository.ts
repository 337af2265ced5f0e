import { sql, type SQL } from 'drizzle-orm';
import { providerCalls, UNREADABLE_EVENT } from '@market/domain/checkout/event-name';
import type { InboxKind } from '@market/domain/inbox/inbox';
import {
  explainableStates,
  overdueBefore,
  SETTLED_WITHIN_DAYS,
} from '@market/domain/reconciliation/reconciliation';
import { reconciliationTexts } from '@market/domain/reconciliation/reconciliation-texts';
import { usersTable } from '../accounts/accounts.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { ordersTable } from '../orders/orders.reads';
import { paymentEventsTable } from '../payment-providers/payment-providers.reads';
import { payeeName, payoutsTable } from '../payouts/payouts.reads';
import { reconciliationItemsTable } from '../reconciliation/reconciliation.reads';
import { refundsTable } from '../refunds/refunds.reads';
import { storesTable } from '../stores/stores.reads';
import { deadlineExpression, nullText, type InboxReader } from './inbox-item.repository';

const textsAsJson = (texts: object): SQL => sql`${JSON.stringify(texts)}::jsonb`;
const stateLabels = textsAsJson(
  Object.fromEntries(
    Object.entries(reconciliationTexts).map(([state, { label }]) => [state, label]),
  ),
);

/** The payments and payouts of `i` that the provider, the ledger and the bank disagree on. */
const differences = ({ now }: InboxReader): SQL => sql`
  select reference, state, difference, at from ${reconciliationItemsTable}
    where state = any(${sql.param([...explainableStates])}::text[])
  union all
  select reference, 'missingAtProvider', difference, at + make_interval(days => ${SETTLED_WITHIN_DAYS}::int) from ${reconciliationItemsTable}
    where state = 'waiting' and day < ${overdueBefore(now)} and kind = 'payment'`;

/** Payments of money that went wrong, with the columns of `itemQueries`. */
export const failureItems = {
  // The person who requested a payout cannot approve it again.
  transfer: ({ userId }) => sql`
    select p.id::text, 'transfer', ${payeeName},
      'Transfer rejected' || coalesce(': ' || p.failure_reason, ''), p.amount,
      ${deadlineExpression(sql`coalesce(p.failed_at, p.requested_at)`, 'transfer')}, coalesce(p.failed_at, p.requested_at),
      p.reference, ${nullText}
    from ${payoutsTable} p left join ${storesTable} on ${storesTable.id} = p.store_id
      left join ${partnersTable} on ${partnersTable.userId} = p.partner_id
    where p.status = 'failed' and p.requested_by <> ${userId}`,
  failedRefund: () => sql`
    select r.id::text, 'failedRefund', coalesce(o.order_name, c.reference) || ', ' || u.first_name || ' ' || u.last_name,
      'Refund failed' || coalesce(': ' || r.failure_reason, ''), r.amount,
      ${deadlineExpression(sql`r.created_at`, 'failedRefund')}, r.created_at, c.reference, ${nullText}
    from ${refundsTable} r join ${checkoutsTable} c on c.id = r.checkout_id join ${usersTable} u on u.id = c.user_id
      left join ${ordersTable} o on o.id = r.order_id
    where r.status = 'failed'`,
  paymentEvent: () => sql`
    select e.id::text, 'paymentEvent',
      case when e.source = 'answer' then coalesce(${textsAsJson(providerCalls)} ->> e.name, e.name)
        when e.name = 'unreadable' then ${UNREADABLE_EVENT} else e.name end || coalesce(', ' || e.reference, ''),
      'Payment event' || coalesce(': ' || e.reason, ''), coalesce(c.amount, p.amount),
      ${deadlineExpression(sql`e.received_at`, 'paymentEvent')}, e.received_at, e.reference, ${nullText}
    from ${paymentEventsTable} e left join ${checkoutsTable} c on c.reference = e.reference
      left join ${payoutsTable} p on p.reference = e.reference
    where e.status = 'failed'`,
  difference: (reader) => sql`
    select i.reference, 'difference', coalesce((select min(o.order_name) from ${ordersTable} o where o.checkout_id = c.id), i.reference) || coalesce(', ' || ${payeeName}, ', ' || u.first_name || ' ' || u.last_name, ''),
      'Reconciliation: ' || (${stateLabels} ->> i.state), abs(i.difference),
      ${deadlineExpression(sql`i.at`, 'difference')}, i.at, i.reference, ${nullText}
    from (${differences(reader)}) i
      left join ${checkoutsTable} c on c.reference = i.reference left join ${usersTable} u on u.id = c.user_id
      left join ${payoutsTable} p on p.reference = i.reference left join ${storesTable} on ${storesTable.id} = p.store_id
      left join ${partnersTable} on ${partnersTable.userId} = p.partner_id`,
} as const satisfies Partial<Record<InboxKind, (reader: InboxReader) => SQL>>;
