import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '@market/domain/accounts/roles';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';

/** The status list that every app reads; `saveOrderStatuses` writes its rows. */
export const orderStatusesTable = pgTable('order_statuses', {
  id: integer('id').primaryKey(),
  codeName: text('code_name').$type<OrderStatusCode>().notNull().unique(),
  label: text('label').notNull(),
  tone: text('tone').$type<OrderStatus['tone']>().notNull(),
});

/** Transitions that are not listed are rejected. */
export const orderTransitionsTable = pgTable(
  'order_transitions',
  {
    fromStatus: text('from_status')
      .$type<OrderStatusCode>()
      .notNull()
      .references(() => orderStatusesTable.codeName),
    toStatus: text('to_status')
      .$type<OrderStatusCode>()
      .notNull()
      .references(() => orderStatusesTable.codeName),
    /** Empty for transitions that only the system makes (clock, payment, assignment). */
    roles: text('roles').array().$type<Role[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromStatus, t.toStatus] })],
);
