import {
  bigserial,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { kobo } from '../../db/columns';

/**
 * Sums of finance reports: per store, for each day of payment in Lagos and each month, delivered or
 * not. Derived from the ledger, and can be rebuilt at any time.
 */
export const financeFiguresTable = pgTable(
  'finance_figures',
  {
    grain: text('grain').$type<'day' | 'month'>().notNull(),
    /** The day, or the first day of the month. */
    start: date('start', { mode: 'string' }).notNull(),
    storeId: uuid('store_id').notNull(),
    delivered: boolean('delivered').notNull(),
    orders: integer('orders').notNull(),
    /** A payment shared by several stores counts once, for the store of its first order. */
    payments: integer('payments').notNull(),
    merchant: kobo('merchant').notNull(),
    commission: kobo('commission').notNull(),
    delivery: kobo('delivery').notNull(),
    partner: kobo('partner').notNull(),
    shippingDiscounts: kobo('shipping_discounts').notNull(),
    fee: kobo('fee').notNull(),
    paidOut: kobo('paid_out').notNull(),
  },
  (t) => [primaryKey({ columns: [t.grain, t.start, t.storeId, t.delivered] })],
);

/**
 * How many payments in a day or month have orders from exactly these stores (two or more),
 * delivered or not. Tells how often the sums of several stores count the same payment. Like the
 * sums, it is derived from the orders.
 */
export const financeSharedPaymentsTable = pgTable(
  'finance_shared_payments',
  {
    grain: text('grain').$type<'day' | 'month'>().notNull(),
    start: date('start', { mode: 'string' }).notNull(),
    delivered: boolean('delivered').notNull(),
    /** The ids of the stores in ascending order. */
    storeIds: uuid('store_ids').array().notNull(),
    payments: integer('payments').notNull(),
  },
  (t) => [primaryKey({ columns: [t.grain, t.start, t.delivered, t.storeIds] })],
);

/**
 * Orders whose money, delivery or payout changed since the figures were updated. Triggers insert
 * them in the transaction of the change; an order may be listed more than once, so that
 * transactions never wait for each other.
 */
export const financePendingTable = pgTable('finance_pending', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: uuid('order_id').notNull(),
});
