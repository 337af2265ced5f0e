import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationTopic } from '@market/domain/notifications/topics';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });

/** Written in the transaction of the event. */
export const notificationsTable = pgTable(
  'notifications',
  {
    id: id(),
    userId: userId(),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** The page in the person's app that the notification links to. */
    path: text('path'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    // Unread first, then newest first, when scanned backwards.
    index('notifications_user').on(t.userId, sql`(${t.readAt} is null)`, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
    index('notifications_created').on(t.createdAt),
  ],
);

export const mutedMailsTable = pgTable(
  'muted_mails',
  { userId: userId(), topic: text('topic').$type<NotificationTopic>().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
);
