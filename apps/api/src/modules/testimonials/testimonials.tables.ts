import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

export const testimonialsTable = pgTable(
  'testimonials',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    quote: text('quote').notNull(),
    name: text('name').notNull(),
    role: text('role'),
    hidden: boolean('hidden').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('testimonials_store').on(t.storeId, t.createdAt)],
);
