import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, kobo } from '../../db/columns';

/**
 * Double entry, in kobo. `unique (kind, ref)` makes each event happen once; a deferred trigger demands that its
 * entries sum to zero, others refuse changes and deletions (see the migration `ledger_rules`).
 */
export const ledgerTransactionsTable = pgTable('ledger_transactions', { id: id(), kind: text('kind').notNull(), ref: text('ref').notNull(), occurredAt: instant('occurred_at').notNull() }, (t) => [
  uniqueIndex('ledger_transactions_event').on(t.kind, t.ref),
]);

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
    /** Debit above zero, credit below. */
    amount: kobo('amount').notNull(),
  },
  (t) => [index('ledger_entries_transaction').on(t.transactionId), index('ledger_entries_account').on(t.account, t.storeId), index('ledger_entries_order').on(t.orderId), check('ledger_entries_amount', sql`${t.amount} <> 0`)],
);
