import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { productsTable, variantsTable } from '../catalogue/catalogue.tables';

export const savedItemsTable = pgTable(
  'saved_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => productsTable.id, { onDelete: 'cascade' }),
    /** Null while no variant is chosen. */
    variantId: uuid('variant_id').references(() => variantsTable.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Unit price when the item was saved. */
    unitPrice: kobo('unit_price').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('saved_items_once').on(t.userId, t.productId, t.variantId).nullsNotDistinct(),
    index('saved_items_newest').on(t.userId, t.createdAt, t.id),
    check('saved_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
