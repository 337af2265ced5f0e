import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { kobo } from '../../db/columns';

/**
 * What a row sums: the whole store, one product or customer (by id), or one delivery state, such as
 * Lagos.
 */
export type SalesDimension = 'store' | 'product' | 'customer' | 'state';

/**
 * Sales figures that reports are read from: per store, dimension and key, for each day in Lagos and
 * each month. Derived from the ledger, and can be rebuilt at any time. Returns count on the day of
 * the return.
 */
export const salesFiguresTable = pgTable(
  'sales_figures',
  {
    storeId: uuid('store_id').notNull(),
    dimension: text('face').$type<SalesDimension>().notNull(),
    grain: text('grain').$type<'day' | 'month'>().notNull(),
    /** The day, or the first day of the month. */
    start: date('start', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    /** Counts whole orders. For products, this and the commission are 0. */
    orders: integer('orders').notNull(),
    cancelled: integer('cancelled').notNull(),
    units: integer('units').notNull(),
    returned: integer('returned').notNull(),
    gross: kobo('gross').notNull(),
    /** Value of goods cancelled before delivery. `refunded` counts returns only. */
    cancelledSales: kobo('cancelled_sales').notNull().default(0),
    refunded: kobo('refunded').notNull(),
    commission: kobo('commission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.dimension, t.grain, t.start, t.key] })],
);
