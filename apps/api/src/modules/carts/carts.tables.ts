import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { variantsTable } from '../catalogue/catalogue.tables';

export const cartItemsTable = pgTable(
  'cart_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variantsTable.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    selected: boolean('selected').notNull().default(true),
    /** Unit price when the item was last added. */
    unitPrice: kobo('unit_price').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_variant').on(t.userId, t.variantId),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
