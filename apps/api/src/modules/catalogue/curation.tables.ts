import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';
import { productsTable } from './catalogue.tables';

/** Titled groups of products that the platform promotes. */
export const promotionsTable = pgTable('promotions', {
  id: id(),
  title: text('title').notNull().unique(),
  isHidden: boolean('is_hidden').notNull().default(false),
  /** The order on the home page, from 0. Deleted promotions leave gaps. */
  position: integer('position').notNull().default(0),
  /** Increases with every change, so that two editors cannot overwrite each other. */
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

export const promotionProductsTable = pgTable(
  'promotion_products',
  {
    promotionId: uuid('promotion_id')
      .notNull()
      .references(() => promotionsTable.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    /** Positions start at 0, in the order that shoppers see. */
    position: integer('position').notNull().default(0),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.productId] })],
);

/** Products shown first on a store's own page. */
export const featuredProductsTable = pgTable(
  'featured_products',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.productId] })],
);
