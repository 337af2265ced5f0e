import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentStatus, Quote } from '@market/domain/checkout/checkout';
import type { PaymentMethod } from '@market/domain/checkout/payment-channel';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { variantsTable } from '../catalogue/catalogue.tables';

/** A payment attempt: its quote, its reservations and the status of the payment. */
export const checkoutsTable = pgTable(
  'checkouts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id),
    /** The payment's reference at the provider, which makes every step idempotent. */
    reference: text('reference').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /**
     * The id of the purchase, shared by all payment attempts for it. At most one of them is open,
     * and at most one is ever paid.
     */
    purchaseId: uuid('purchase_id').notNull().defaultRandom(),
    /**
     * `cart`, or the items of a purchase that bypasses the cart. A new payment replaces an open one
     * with the same basket.
     */
    basket: text('basket').notNull().default('cart'),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    amount: kobo('amount').notNull(),
    /** The price breakdown that was charged, in kobo. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>().notNull(),
    orderNote: text('order_note'),
    /** Identifies the customer for coupon limits: see `customerKeys`. */
    customerKeys: text('customer_keys')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** `pay_on_delivery` when there is no provider. */
    provider: text('provider').notNull(),
    channel: text('channel').$type<PaymentMethod>().notNull().default('card'),
    authorizationUrl: text('authorization_url').notNull().default(''),
    failureReason: text('failure_reason'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // The index for searches by the start of a reference. The operator class makes it work with any
    // collation.
    uniqueIndex('checkouts_reference').on(t.reference.op('text_pattern_ops')),
    uniqueIndex('checkouts_key').on(t.userId, t.idempotencyKey),
    index('checkouts_user').on(t.userId, t.createdAt),
    index('checkouts_purchase').on(t.purchaseId),
    uniqueIndex('checkouts_one_open')
      .on(t.purchaseId)
      .where(sql`status = 'pending'`),
    uniqueIndex('checkouts_one_paid')
      .on(t.purchaseId)
      .where(sql`status = 'paid'`),
    index('checkouts_pending')
      .on(t.expiresAt)
      .where(sql`status = 'pending'`),
    index('checkouts_paid_by')
      .using('gin', t.customerKeys)
      .where(sql`status = 'paid'`),
    check('checkouts_amount', sql`${t.amount} > 0`),
  ],
);

export const reservationsTable = pgTable(
  'reservations',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkoutsTable.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variantsTable.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.checkoutId, t.variantId] }),
    check('reservations_quantity', sql`${t.quantity} > 0`),
  ],
);

/** The provider's record of a payment (spec section 3, transaction). */
export const transactionsTable = pgTable(
  'transactions',
  {
    id: id(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkoutsTable.id),
    reference: text('reference').notNull().unique(),
    /** A 64-bit number at the provider, stored as text. */
    transactionId: text('transaction_id').notNull(),
    status: text('status').notNull(),
    amount: kobo('amount').notNull(),
    fees: kobo('fees').notNull(),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    cardType: text('card_type'),
    cardBin: text('card_bin'),
    cardLast4: text('card_last4'),
    bank: text('bank'),
    country: text('country'),
    ipAddress: text('ip_address'),
    paymentChannel: text('payment_channel'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    /**
     * Name and email address of the customer's account in lower case, for searches. Triggers set
     * it, and change it with the account.
     */
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    index('transactions_created').on(t.createdAt),
    index('transactions_amount').on(t.amount, t.createdAt, t.id),
    index('transactions_checkout').on(t.checkoutId),
    index('transactions_provider_id').on(t.transactionId),
  ],
);
