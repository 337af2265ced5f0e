import { eq, sql, type SQL } from 'drizzle-orm';
import {
  DEFAULT_ORDER_STATUS,
  toHandOverStatuses,
  type OrderStatusCode,
} from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { productRevisionsTable, productsTable } from '../catalogue/catalogue.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import { reviewsTable } from '../reviews/reviews.reads';
import { storesTable } from '../stores/stores.reads';
import { isLowOnStock } from '../catalogue';
import { handOverDeadline, ordersTable } from '../orders/orders.reads';

const number = (query: SQL) => sql<number>`(${query})`.mapWith(Number);
const time = (query: SQL) =>
  sql`(${query})`.mapWith((value: string | Date): Date | null => new Date(value));

const ordersIn = (statuses: readonly OrderStatusCode[]) =>
  sql`from ${ordersTable} where store_id = stores.id and status = any(${sql.param(statuses)}::text[])`;
const toConfirm = ordersIn([DEFAULT_ORDER_STATUS]);
const toHandOver = ordersIn(toHandOverStatuses);
const toDecide = sql`from ${orderReturnsTable} where store_id = stores.id and status = 'requested'`;
const products = sql`from ${productsTable} where store_id = stores.id and archived_at is null`;
/** The status of a product, or of its change that is not approved yet. */
const inReview = (status: 'pending' | 'rejected') =>
  sql`coalesce((select r.status from ${productRevisionsTable} r where r.product_id = products.id), approval_status) = ${status}`;
const reviewsToReply = sql`from ${reviewsTable} where store_id = stores.id and reply is null`;

/** Counts a store's open tasks in one statement. */
export async function countOpenTasks(db: Db, { storeId }: StoreScope, now: Date) {
  const [row] = await db
    .select({
      toConfirm: number(sql`select count(*) ${toConfirm}`),
      oldestToConfirm: time(sql`select min(created_at) ${toConfirm}`),
      toHandOver: number(sql`select count(*) ${toHandOver}`),
      late: number(
        sql`select count(*) ${toHandOver} and ${handOverDeadline} < ${now.toISOString()}::timestamptz`,
      ),
      firstHandOverDue: time(sql`select min(${handOverDeadline}) ${toHandOver}`),
      returns: number(sql`select count(*) ${toDecide}`),
      replacements: number(sql`select count(*) ${toDecide} and type = 'replace'`),
      oldestReturn: time(sql`select min(created_at) ${toDecide}`),
      lowStock: number(sql`select count(*) ${products} and ${isLowOnStock}`),
      inApproval: number(sql`select count(*) ${products} and ${inReview('pending')}`),
      rejected: number(sql`select count(*) ${products} and ${inReview('rejected')}`),
      reviewsToReply: number(sql`select count(*) ${reviewsToReply}`),
      lowReviewsToReply: number(sql`select count(*) ${reviewsToReply} and stars <= 3`),
    })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return row;
}
