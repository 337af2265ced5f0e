import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, kobo } from '../../db/columns';

/**
 * Double-entry ledger, kobo. `unique (kind, ref)` records each event once; a deferred trigger
 * checks that its entries sum to zero, and other triggers reject updates and deletions (see the
 * migration `ledger_rules`).
 */
export const ledgerTransactionsTable = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (t) => [uniqueIndex('ledger_transactions_event').on(t.kind, t.ref)],
);

export const ledgerEntriesTable = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactionsTable.id),
    /** `psp_clearing`, `merchant_payable`, …: see domain/ledger. */
    account: text('account').notNull(),
    storeId: uuid('store_id'),
    orderId: uuid('order_id'),
    partnerId: uuid('partner_id'),
    /** Positive for debit, negative for credit. */
    amount: kobo('amount').notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_account').on(t.account, t.storeId),
    index('ledger_entries_order').on(t.orderId),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
  ],
);

/**
 * A store's balances by account, excluding the events in `ledger_pending`. Reading a balance takes
 * one row, however long the history is.
 */
export const ledgerBalancesTable = pgTable(
  'ledger_balances',
  {
    storeId: uuid('store_id').notNull(),
    account: text('account').notNull(),
    balance: kobo('balance').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.account] })],
);

/** The balances of shipping partners and dispatchers by account, kept like those of stores. */
export const ledgerPartnerBalancesTable = pgTable(
  'ledger_partner_balances',
  {
    partnerId: uuid('partner_id').notNull(),
    account: text('account').notNull(),
    balance: kobo('balance').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.account] })],
);

/**
 * Events that are not part of the sums yet. A trigger inserts them in the event's own transaction,
 * so that payments do not wait for a lock on the sums.
 */
export const ledgerPendingTable = pgTable('ledger_pending', {
  transactionId: uuid('transaction_id').primaryKey(),
});
