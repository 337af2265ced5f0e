import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewList } from '@market/domain/views/saved-view';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { storesTable } from '../stores/stores.tables';

export const savedViewsTable = pgTable(
  'saved_views',
  {
    id: id(),
    list: text('list').$type<ViewList>().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The store of the team; null for the platform. */
    storeId: uuid('store_id').references(() => storesTable.id, { onDelete: 'cascade' }),
    isShared: boolean('is_shared').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.ownerId, t.list, sql`lower(${t.name})`),
    index('saved_views_team').on(t.storeId, t.list),
  ],
);
