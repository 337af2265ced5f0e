import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

/** The account name comes from the bank service, never from a form. */
export const bankAccountsTable = pgTable('bank_accounts', {
  id: id(),
  storeId: uuid('store_id')
    .notNull()
    .unique()
    .references(() => storesTable.id, { onDelete: 'cascade' }),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  /** After the account has changed, payouts are held until this time. */
  payoutsHeldUntil: instant('payouts_held_until'),
  createdAt: instant('created_at').notNull(),
});
