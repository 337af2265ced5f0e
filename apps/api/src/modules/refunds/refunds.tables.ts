import { sql } from 'drizzle-orm';
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
import type { RefundStatus } from '@market/domain/checkout/refund';
import { id, instant, kobo } from '../../db/columns';
import { checkoutsTable } from '../checkout/checkout.tables';

export interface RefundAccount {
  readonly bankName: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/** A refund of an order, or of a payment that came too late for any order. */
export const refundsTable = pgTable(
  'refunds',
  {
    id: id(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkoutsTable.id),
    /** No foreign key, because orders already refer to checkouts. */
    orderId: uuid('order_id'),
    amount: kobo('amount').notNull(),
    /**
     * The return that is refunded. Null when the whole order was cancelled, or there is no order.
     */
    returnId: uuid('return_id'),
    /**
     * The bank account that is refunded, for an order paid in cash. Null when the refund goes to
     * the card or account of the payment.
     */
    account: jsonb('account').$type<RefundAccount>(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** The number of the attempt. Each attempt has its own ledger entries. */
    attempt: integer('attempt').notNull().default(1),
    failureReason: text('failure_reason'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_checkout').on(t.checkoutId),
    index('refunds_status').on(t.status, t.createdAt),
    index('refunds_created').on(t.createdAt, t.id),
    uniqueIndex('refunds_return')
      .on(t.returnId)
      .where(sql`return_id is not null`),
    uniqueIndex('refunds_late')
      .on(t.checkoutId)
      .where(sql`order_id is null`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);
