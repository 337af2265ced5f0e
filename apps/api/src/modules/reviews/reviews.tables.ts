import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Stars } from '@market/domain/reviews/review';
import { id, instant } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';
import { productsTable } from '../catalogue/catalogue.tables';
import { orderItemsTable, ordersTable } from '../orders/orders.tables';
import { storesTable } from '../stores/stores.tables';

/**
 * A review is about a product when it names an order item, otherwise about the store. The rows of
 * products and stores hold the sums of the ratings.
 */
export const reviewsTable = pgTable(
  'reviews',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => usersTable.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => ordersTable.id),
    orderItemId: uuid('order_item_id').references(() => orderItemsTable.id),
    productId: uuid('product_id').references(() => productsTable.id),
    stars: smallint('stars').$type<Stars>().notNull(),
    title: text('title'),
    text: text('text'),
    photos: text('photos').array().notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('reviews_item').on(t.orderItemId),
    uniqueIndex('reviews_order')
      .on(t.orderId)
      .where(sql`order_item_id is null`),
    index('reviews_product')
      .on(t.productId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`product_id is not null`),
    index('reviews_without_reply')
      .on(t.storeId, t.stars)
      .where(sql`reply is null`),
    index('reviews_store')
      .on(t.storeId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`product_id is null`),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_about', sql`(${t.productId} is null) = (${t.orderItemId} is null)`),
  ],
);
