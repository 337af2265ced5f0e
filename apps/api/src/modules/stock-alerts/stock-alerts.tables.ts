import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { variantsTable } from '../catalogue/catalogue.tables';

/**
 * Requests for an email when a variant is back in stock. A trigger on stock movements enqueues the
 * job that sends the emails (see the migration `stock_alerts`).
 */
export const stockAlertsTable = pgTable(
  'stock_alerts',
  {
    id: id(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variantsTable.id, { onDelete: 'cascade' }),
    /** Null for guests, who give an email address instead. */
    userId: uuid('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    /** When the alert's email was written. Writing the email ends the alert. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('stock_alerts_user')
      .on(t.userId, t.variantId)
      .where(sql`sent_at is null and user_id is not null`),
    uniqueIndex('stock_alerts_email')
      .on(t.email, t.variantId)
      .where(sql`sent_at is null and email is not null`),
    index('stock_alerts_waiting')
      .on(t.variantId, t.id)
      .where(sql`sent_at is null`),
    index('stock_alerts_sent')
      .on(t.sentAt)
      .where(sql`sent_at is not null`),
    check('stock_alerts_person', sql`(${t.userId} is null) <> (${t.email} is null)`),
  ],
);
