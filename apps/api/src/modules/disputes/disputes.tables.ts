import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Dispute, DisputeStatus } from '@market/domain/disputes/dispute';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { checkoutsTable } from '../checkout/checkout.tables';
import { ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';

type Decision = NonNullable<Dispute['answer']>['decision'];

type Columns = Readonly<Record<'status' | 'decision' | 'dueAt', SQLWrapper>>;

const needsAnswer = ({ status, decision }: Columns) =>
  sql`${status} = 'open' and ${decision} is null`;

/** Sorts disputes that need an answer first, then answered ones, then decided ones. */
export const urgencyExpression = (t: Columns) =>
  sql`case when ${needsAnswer(t)} then 0 when ${t.status} = 'open' then 1 else 2 end`;

export const deadlineExpression = (t: Columns) =>
  sql`case when ${needsAnswer(t)} then ${t.dueAt} end`;

export const disputesTable = pgTable(
  'disputes',
  {
    id: id(),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkoutsTable.id),
    amount: kobo('amount').notNull(),
    /** The part that was refunded before the dispute, kobo. No store is charged for it. */
    uncovered: kobo('uncovered').notNull(),
    reason: text('reason'),
    dueAt: instant('due_at'),
    status: text('status').$type<DisputeStatus>().notNull(),
    decision: text('decision').$type<Decision>(),
    note: text('note'),
    answeredBy: uuid('answered_by').references(() => usersTable.id),
    answeredAt: instant('answered_at'),
    sentAt: instant('sent_at'),
    answerFailure: text('answer_failure'),
    openedAt: instant('opened_at').notNull(),
    resolvedAt: instant('resolved_at'),
    /** Name and email address of the customer. Triggers set it, and change it with the account. */
    customer: text('customer').notNull().default(''),
    /** The text that searches match, in lower case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(provider_id || chr(10) || customer)`),
  },
  (t) => [
    uniqueIndex('disputes_provider_id').on(t.provider, t.providerId),
    index('disputes_status').on(t.status, t.dueAt),
    index('disputes_checkout').on(t.checkoutId),
    index('disputes_urgency').on(
      sql`(${urgencyExpression(t)})`,
      sql`(${deadlineExpression(t)})`,
      t.openedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('disputes_searched').using('gin', t.searchText.op('gin_trgm_ops')),
    check('disputes_amount', sql`${t.amount} > 0`),
  ],
);

/** The disputed amount of each order, split into its shares when the dispute is opened. */
export const disputeOrdersTable = pgTable(
  'dispute_orders',
  {
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputesTable.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    dueToMerchant: kobo('due_to_merchant').notNull(),
    commission: kobo('commission').notNull(),
    delivery: kobo('delivery').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.disputeId, t.orderId] }),
    index('dispute_orders_order').on(t.orderId),
  ],
);
