import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { kobo } from '../../db/columns';

/** What a figure is about: the whole store, one of its products or customers (their ids), or a state that it sells to. */
export type Face = 'store' | 'product' | 'customer' | 'state';

/**
 * Sums of sales that reports are read from: per store, face and key, for each day in Lagos and each month. They follow the
 * ledger and can be made again from it at any time. What went back counts on the day on which it went back.
 */
export const salesFiguresTable = pgTable(
  'sales_figures',
  {
    storeId: uuid('store_id').notNull(),
    face: text('face').$type<Face>().notNull(),
    grain: text('grain').$type<'day' | 'month'>().notNull(),
    /** The day, or the first of the month. */
    start: date('start', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    /** Whole orders, commission among them, have no product. */
    orders: integer('orders').notNull(),
    cancelled: integer('cancelled').notNull(),
    units: integer('units').notNull(),
    returned: integer('returned').notNull(),
    gross: kobo('gross').notNull(),
    /** Goods of orders that were cancelled before delivery; `refunded` is of returns alone. */
    cancelledSales: kobo('cancelled_sales').notNull().default(0),
    refunded: kobo('refunded').notNull(),
    commission: kobo('commission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.face, t.grain, t.start, t.key] })],
);
