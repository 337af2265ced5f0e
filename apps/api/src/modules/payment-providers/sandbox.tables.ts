import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import { instant, kobo } from '../../db/columns';

export const sandboxPaymentsTable = pgTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  amount: kobo('amount').notNull(),
  email: text('email').notNull(),
  callbackUrl: text('callback_url').notNull(),
  channel: text('channel').$type<PaymentChannel>().notNull().default('card'),
  /** What has arrived by bank transfer. */
  received: kobo('received').notNull().default(0),
  /** The bank of a USSD payment, once chosen. */
  bankCode: text('bank_code'),
  status: text('status').$type<'pending' | 'success' | 'failed'>().notNull(),
  reason: text('reason'),
  cardBin: text('card_bin'),
  cardLast4: text('card_last4'),
  /**
   * The refunded amount, which is never above the paid amount: the sandbox rejects more, as real
   * providers do.
   */
  refunded: kobo('refunded').notNull().default(0),
  /** After this time the payment page accepts no cards. */
  expiresAt: instant('expires_at').notNull(),
  paidAt: instant('paid_at'),
  /** Until this time the bank may still answer for the last card, so no other card is accepted. */
  checkingUntil: instant('checking_until'),
  createdAt: instant('created_at').notNull(),
});

/** The transfers to the sandbox's one-time accounts, so that a repeated transfer counts once. */
export const sandboxTransfersTable = pgTable('sandbox_transfers', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  amount: kobo('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Refunds made by the sandbox provider, so that a repeated request refunds nothing. */
export const sandboxRefundsTable = pgTable('sandbox_refunds', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  amount: kobo('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});
