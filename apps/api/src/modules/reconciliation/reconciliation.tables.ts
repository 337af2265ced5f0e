import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ReconciliationItem,
  ReconciliationState,
} from '@market/domain/reconciliation/reconciliation';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/** Settlements as payment providers report them. Rows are never updated. */
export const providerSettlementsTable = pgTable(
  'provider_settlements',
  {
    id: id(),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    settledAt: instant('settled_at').notNull(),
    payments: integer('payments').notNull(),
    /** The total of the payments before fees. */
    amount: kobo('amount').notNull(),
    fees: kobo('fees').notNull(),
    /** Refunds and lost disputes. `amount - fees - deductions` was paid to the bank. */
    deductions: kobo('deductions').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_settlements_key').on(t.provider, t.providerId),
    index('provider_settlements_settled').on(t.settledAt),
  ],
);

export const settledPaymentsTable = pgTable(
  'settled_payments',
  {
    id: id(),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => providerSettlementsTable.id),
    reference: text('reference').notNull(),
    amount: kobo('amount').notNull(),
    fees: kobo('fees').notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (t) => [
    uniqueIndex('settled_payments_key').on(t.settlementId, t.reference),
    index('settled_payments_reference').on(t.reference),
  ],
);

/** An explanation is valid until the difference changes. */
export const explainedDifferencesTable = pgTable('explained_differences', {
  reference: text('reference').primaryKey(),
  difference: kobo('difference').notNull(),
  reason: text('reason').notNull(),
  explainedBy: uuid('explained_by')
    .notNull()
    .references(() => usersTable.id),
  explainedAt: instant('explained_at').notNull(),
});

/** What lists filter and sort by, and what they sum. Amounts are after fees, kobo. */
const comparison = () => ({
  kind: text('kind').$type<ReconciliationItem['kind']>().notNull(),
  /** A payment that is not settled is `waiting`, even when it is overdue. */
  state: text('state').$type<ReconciliationState>().notNull(),
  late: boolean('late').notNull(),
  ledger: kobo('ledger'),
});

/**
 * Every payment, approved payout and remittance as it was compared last, so that a list reads only
 * its page. Derived from the compared records, and can be rebuilt at any time.
 */
export const reconciliationItemsTable = pgTable(
  'reconciliation_items',
  {
    reference: text('reference').primaryKey(),
    ...comparison(),
    at: instant('at').notNull(),
    /** The day of `at` in Lagos. */
    day: date('day', { mode: 'string' }).notNull(),
    difference: kobo('difference').notNull(),
    /** What the bank received. */
    bank: kobo('bank'),
    /** When the bank received it: a day in Lagos. Null when it has not, or rejected it. */
    bankDay: date('bank_day', { mode: 'string' }),
    /** Lower-case references, and the name of the store, partner or dispatcher. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('reconciliation_items_state').on(t.state, t.day, t.at, t.reference),
    index('reconciliation_items_late')
      .on(t.day, t.at, t.reference)
      .where(sql`late`),
    index('reconciliation_items_day').on(t.day),
    index('reconciliation_items_bank_day').on(t.bankDay),
    index('reconciliation_items_searched').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** Sums of the items of one day: the day of each item, or the day on which the bank received it. */
export const reconciliationFiguresTable = pgTable(
  'reconciliation_figures',
  {
    face: text('face').$type<'item' | 'bank'>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ...comparison(),
    items: integer('items').notNull(),
    /** How many of the items differ. */
    differing: integer('differing').notNull(),
    bank: kobo('bank'),
  },
  (t) => [primaryKey({ columns: [t.face, t.day, t.kind, t.state, t.late] })],
);

/**
 * References of items that changed since they were last compared. Triggers insert them in the
 * transaction of the change. A reference may be listed more than once, so that transactions never
 * wait for each other.
 */
export const reconciliationPendingTable = pgTable('reconciliation_pending', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  reference: text('reference').notNull(),
});
