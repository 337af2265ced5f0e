import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

export const addressesTable = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    emailAddress: text('email_address').notNull(),
    stateOrRegion: text('state_or_region').notNull(),
    lga: text('lga').notNull(),
    address: text('address').notNull(),
    landmark: text('landmark'),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('addresses_user').on(t.userId),
    uniqueIndex('addresses_default')
      .on(t.userId)
      .where(sql`is_default`),
  ],
);
