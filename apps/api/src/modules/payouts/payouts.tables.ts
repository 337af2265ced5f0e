import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PayoutStatus } from '@market/domain/payouts/payout';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { partnersTable } from '../delivery/delivery.tables';
import { storesTable } from '../stores/stores.tables';

export const payoutsTable = pgTable(
  'payouts',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    storeId: uuid('store_id').references(() => storesTable.id),
    partnerId: uuid('partner_id').references(() => partnersTable.userId),
    status: text('status').$type<PayoutStatus>().notNull(),
    amount: kobo('amount').notNull(),
    /** Cash for orders paid on delivery that the partner holds, deducted from its earnings. */
    cashDeducted: kobo('cash_deducted').notNull().default(0),
    /** The number of orders or deliveries in the payout, counted when it is requested. */
    orderCount: integer('order_count').notNull().default(0),
    bankName: text('bank_name').notNull(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => usersTable.id),
    requestedAt: instant('requested_at').notNull(),
    approvedBy: uuid('approved_by').references(() => usersTable.id),
    approvedAt: instant('approved_at'),
    processedAt: instant('processed_at'),
    failedAt: instant('failed_at'),
    /** The provider's message. */
    failureReason: text('failure_reason'),
    sentBackBy: uuid('sent_back_by').references(() => usersTable.id),
    sentBackAt: instant('sent_back_at'),
    sentBackReason: text('sent_back_reason'),
  },
  (t) => [
    index('payouts_store').on(t.storeId, t.requestedAt),
    index('payouts_partner')
      .on(t.partnerId, t.requestedAt)
      .where(sql`partner_id is not null`),
    index('payouts_status').on(t.status, t.requestedAt),
    index('payouts_requested').on(t.requestedAt, t.id),
    index('payouts_amount').on(t.amount, t.requestedAt, t.id),
    index('payouts_searched').using('gin', t.reference.op('gin_trgm_ops')),
    check('payouts_payee', sql`num_nonnulls(${t.storeId}, ${t.partnerId}) = 1`),
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_cash', sql`${t.cashDeducted} >= 0`),
    check(
      'payouts_two_people',
      sql`${t.approvedBy} is null or ${t.approvedBy} <> ${t.requestedBy}`,
    ),
    check(
      'payouts_sent_back',
      sql`num_nulls(${t.sentBackBy}, ${t.sentBackAt}, ${t.sentBackReason}) = case when ${t.status} = 'sent_back' then 0 else 3 end`,
    ),
  ],
);
