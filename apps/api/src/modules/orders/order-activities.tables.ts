import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CancelReason } from '@market/domain/orders/cancel-reasons';
import type { FailureReason } from '@market/domain/orders/failure-reasons';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { id, instant } from '../../db/columns';
import { ordersTable } from './orders.tables';

/** The timeline of an order. Append-only. */
export const orderActivitiesTable = pgTable(
  'order_activities',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id, { onDelete: 'cascade' }),
    activity: text('activity').notNull(),
    actorId: uuid('actor_id'),
    /** The actor as other parties see it: the store, the company or the platform. */
    actorName: text('actor_name'),
    /** The person's name, for their own party and the platform. */
    actorPerson: text('actor_person'),
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    failureReason: text('failure_reason').$type<FailureReason>(),
    note: text('note'),
    /** The rider's photo of a failed delivery. Each attempt keeps its own. */
    photo: text('photo'),
    status: text('status').$type<OrderStatusCode>(),
    /**
     * The return that the event belongs to. No foreign key, because returns already refer to
     * orders.
     */
    returnId: uuid('return_id'),
    /** Customers do not see what partners and the platform agree on. */
    forCustomer: boolean('for_customer').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('order_activities_order').on(t.orderId, t.createdAt)],
);
