import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PartnerOnboarding } from '@market/domain/shipping/partner';
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
  onboarding: jsonb('onboarding').$type<PartnerOnboarding>(),
  createdAt: instant('created_at').notNull(),
});
