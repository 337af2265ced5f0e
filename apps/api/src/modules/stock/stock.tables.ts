import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StockReason } from '@market/domain/catalogue/stock-movement';
import { instant } from '../../db/columns';
import { variantsTable } from '../catalogue/catalogue.tables';

/**
 * Stock is separate from variants because it changes with each sale. The available quantity is the
 * quantity on hand less the reserved quantity.
 */
export const stockTable = pgTable(
  'stock',
  {
    variantId: uuid('variant_id')
      .primaryKey()
      .references(() => variantsTable.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    /** The product can be sold without stock (contSalesOutOfStock). */
    sellsOn: boolean('sells_on').notNull().default(false),
  },
  (t) => [
    check(
      'stock_bounds',
      sql`${t.reserved} >= 0 and (${t.sellsOn} or (${t.onHand} >= 0 and ${t.reserved} <= ${t.onHand}))`,
    ),
  ],
);

/**
 * Every change to a variant's stock, inserted by the statement that makes it. A variant's movements
 * sum to its stock. Append-only: a trigger rejects updates and deletions (see the migration
 * `stock_movement_rules`).
 */
export const stockMovementsTable = pgTable(
  'stock_movements',
  {
    /** Ids increase with time within a variant, because a change locks the variant’s stock row. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: uuid('variant_id').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    onHandChange: integer('on_hand_change').notNull(),
    reservedChange: integer('reserved_change').notNull(),
    onHandAfter: integer('on_hand_after').notNull(),
    reservedAfter: integer('reserved_after').notNull(),
    /** The checkout whose payment or order caused the change. */
    checkoutId: uuid('checkout_id'),
    actorId: uuid('actor_id'),
  },
  (t) => [
    index('stock_movements_variant').on(t.variantId, t.id),
    // Finds what a cancelled order took from stock.
    index('stock_movements_sale')
      .on(t.checkoutId, t.variantId)
      .where(sql`reason = 'sale'`),
    check('stock_movements_change', sql`${t.onHandChange} <> 0 or ${t.reservedChange} <> 0`),
  ],
);
