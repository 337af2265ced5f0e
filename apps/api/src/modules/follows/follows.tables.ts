import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';

/** The number of followers is kept in the stores table. */
export const followsTable = pgTable(
  'follows',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storeId] }),
    index('follows_store').on(t.storeId, t.createdAt.desc().nullsFirst()),
  ],
);
