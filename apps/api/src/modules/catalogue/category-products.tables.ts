import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

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
