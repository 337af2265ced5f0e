import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/** A shipping partner's company. Its user is the person who signs in. */
export const partnersTable = pgTable('partners', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  companyName: text('company_name').notNull(),
  phoneNumber: text('phone_number'),
  onboarded: boolean('onboarded').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});
