import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ThemeBody, ThemeColours, ThemeHeader } from '@market/domain/themes/theme';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

/**
 * A store's copy of a theme with the merchant's changes. The themes themselves are a list in the
 * domain.
 */
export const merchantThemesTable = pgTable(
  'merchant_themes',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    themeId: integer('theme_id').notNull(),
    active: boolean('active').notNull(),
    header: jsonb('header').$type<ThemeHeader>().notNull().default({}),
    body: jsonb('body').$type<ThemeBody>().notNull().default({}),
    colors: jsonb('colors').$type<ThemeColours>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('merchant_themes_store').on(t.storeId, t.themeId),
    uniqueIndex('merchant_themes_active')
      .on(t.storeId)
      .where(sql`active`),
  ],
);
