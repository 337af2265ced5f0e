import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';

export const contactMessagesTable = pgTable(
  'contact_messages',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('contact_messages_created').on(t.createdAt.desc().nullsFirst())],
);
