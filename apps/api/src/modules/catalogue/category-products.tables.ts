import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { categoryAttributesTable } from '../category-tree/category-tree.tables';

/**
 * How many products each store has in a category, at every level. Deleted products do not count.
 * Triggers on products update the numbers, so that the list of categories does not read all products.
 */
export const categoryProductsTable = pgTable(
  'category_products',
  {
    categoryId: uuid('category_id').notNull(),
    storeId: uuid('store_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.storeId] })],
);

/**
 * How many products of each store state an attribute, in a category and below it. Deleted products
 * do not count. Triggers on products update the numbers. They are kept by store, so that stores that
 * save products at the same time do not wait for each other.
 */
export const statedAttributesTable = pgTable(
  'stated_attributes',
  {
    categoryId: uuid('category_id').notNull(),
    attributeId: uuid('attribute_id')
      .notNull()
      .references(() => categoryAttributesTable.id, { onDelete: 'cascade' }),
    storeId: uuid('store_id').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.attributeId, t.storeId] }),
    index('stated_attributes_attribute').on(t.attributeId),
  ],
);
