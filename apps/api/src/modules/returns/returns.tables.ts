import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderReturnType } from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import type { RefundAccount } from '../refunds/refunds.tables';
import { orderItemsTable, ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';

export const orderReturnsTable = pgTable(
  'order_returns',
  {
    id: id(),
    returnName: text('return_name').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => usersTable.id),
    type: text('type').$type<OrderReturnType>().notNull(),
    status: text('status').$type<ReturnStatus>().notNull(),
    rejectionReason: text('rejection_reason'),
    refundDecision: text('refund_decision').$type<'approved' | 'declined'>(),
    refundReason: text('refund_reason'),
    refundDecidedAt: instant('refund_decided_at'),
    chargebackDecision: text('chargeback_decision').$type<'approved' | 'declined'>(),
    chargebackReason: text('chargeback_reason'),
    chargebackDecidedAt: instant('chargeback_decided_at'),
    /** Where a refund is transferred, for an order paid in cash. */
    refundAccount: jsonb('refund_account').$type<RefundAccount>(),
    /** The refunded amount. Null until it is refunded. */
    amount: kobo('amount'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The name on the customer's account. Triggers set it, and change it with the account. */
    customerName: text('customer_name').notNull().default(''),
    /** The product names of the returned items when they were ordered, one per line. */
    productNames: text('product_names').notNull().default(''),
    /** The text that searches match, in lower case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(return_name || chr(10) || customer_name || chr(10) || product_names)`,
      ),
  },
  (t) => [
    index('order_returns_order').on(t.orderId, t.createdAt),
    index('order_returns_store').on(t.storeId, t.createdAt),
    index('order_returns_requested')
      .on(t.storeId)
      .where(sql`status = 'requested'`),
    index('order_returns_customer').on(t.customerId, t.createdAt),
    index('order_returns_status').on(t.status, t.createdAt),
    index('order_returns_searched').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('order_returns_created').on(t.createdAt, t.id),
    check(
      'order_returns_amount',
      sql`(${t.amount} is not null) = (${t.status} in ('refunded', 'charged_back'))`,
    ),
  ],
);

export const returnItemsTable = pgTable(
  'return_items',
  {
    id: id(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturnsTable.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItemsTable.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    details: text('details'),
    photos: text('photos')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The refunded amount for the item, without delivery. Null until it is refunded. */
    amount: kobo('amount'),
  },
  (t) => [
    uniqueIndex('return_items_once').on(t.returnId, t.orderItemId),
    index('return_items_order_item').on(t.orderItemId),
    check('return_items_quantity', sql`${t.quantity} > 0`),
  ],
);
