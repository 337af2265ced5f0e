import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
