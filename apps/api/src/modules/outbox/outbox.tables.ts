import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';

/**
 * Jobs that run after commit (email, provider calls) or at a set time (expiry). Written in the
 * transaction that causes them.
 */
export const jobsTable = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** At most one open job of a kind has the same key. */
    uniqueKey: text('unique_key'),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('jobs_due')
      .on(t.runAt)
      .where(sql`done_at is null`),
    uniqueIndex('jobs_unique')
      .on(t.kind, t.uniqueKey)
      .where(sql`done_at is null`),
  ],
);

export const mailsTable = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    orderIds: uuid('order_ids').array(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_recipient').on(t.recipient, t.createdAt),
    index('mails_orders').using('gin', t.orderIds),
  ],
);

export const smsTable = pgTable(
  'sms',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** The phone number as it was entered: `0803 123 4567` or `+234 803 123 4567`. */
    phoneNumber: text('phone_number').notNull(),
    text: text('text').notNull(),
    orderIds: uuid('order_ids').array(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('sms_orders').using('gin', t.orderIds)],
);
