import { sql, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentEvent } from '@market/domain/checkout/payment-event';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

export const eventSearchText = ({
  name,
  reason,
}: Readonly<Record<'name' | 'reason', SQLWrapper>>) =>
  sql`${name} || chr(10) || coalesce(${reason}, '')`;

/**
 * What payment providers sent: every verified notice and every invalid response. Closed events are
 * deleted after 180 days.
 */
export const paymentEventsTable = pgTable(
  'payment_events',
  {
    id: id(),
    provider: text('provider').notNull(),
    source: text('source').$type<PaymentEvent['source']>().notNull(),
    /** Identifies repeated deliveries of the same event. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    reference: text('reference'),
    /** The raw body, without the signature. */
    payload: text('payload').notNull(),
    status: text('status').$type<PaymentEvent['status']>().notNull(),
    reason: text('reason'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    handledAt: instant('handled_at'),
    handledBy: uuid('handled_by').references(() => usersTable.id),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('payment_events_key').on(t.provider, t.key),
    index('payment_events_status').on(t.status, t.receivedAt),
    index('payment_events_received').on(t.receivedAt),
    index('payment_events_searched').using('gin', sql`(${eventSearchText(t)}) gin_trgm_ops`),
    index('payment_events_reference').using('btree', sql`lower(${t.reference}) text_pattern_ops`),
    index('payment_events_open')
      .on(t.receivedAt)
      .where(sql`status in ('waiting', 'failed')`),
  ],
);
