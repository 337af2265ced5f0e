import { eq, sql, type SQL } from 'drizzle-orm';
import {
  DEFAULT_ORDER_STATUS,
  awaitingHandoverStatuses,
  type OrderStatusCode,
} from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { productRevisionsTable, productsTable } from '../catalogue/catalogue.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import { reviewsTable } from '../reviews/reviews.reads';
import { storesTable } from '../stores/stores.reads';
import { isLowOnStock } from '../catalogue';
import { handoverDeadline, ordersTable } from '../orders/orders.reads';

const numberColumn = (query: SQL) => sql<number>`(${query})`.mapWith(Number);
const timeColumn = (query: SQL) =>
  sql`(${query})`.mapWith((value: string | Date): Date | null => new Date(value));

const ordersWithStatus = (statuses: readonly OrderStatusCode[]) =>
  sql`from ${ordersTable} where store_id = stores.id and status = any(${sql.param(statuses)}::text[])`;
const ordersToConfirm = ordersWithStatus([DEFAULT_ORDER_STATUS]);
const ordersToHandOver = ordersWithStatus(awaitingHandoverStatuses);
const returnsToDecide = sql`from ${orderReturnsTable} where store_id = stores.id and status = 'requested'`;
const products = sql`from ${productsTable} where store_id = stores.id and archived_at is null`;
/** The status of a product, or of its change that is not approved yet. */
const hasReviewStatus = (status: 'pending' | 'rejected') =>
  sql`coalesce((select r.status from ${productRevisionsTable} r where r.product_id = products.id), approval_status) = ${status}`;
const reviewsToReply = sql`from ${reviewsTable} where store_id = stores.id and reply is null`;

export async function countOpenTasks(db: Db, { storeId }: StoreScope, now: Date) {
  const [row] = await db
    .select({
      toConfirm: numberColumn(sql`select count(*) ${ordersToConfirm}`),
      oldestToConfirm: timeColumn(sql`select min(created_at) ${ordersToConfirm}`),
      toHandOver: numberColumn(sql`select count(*) ${ordersToHandOver}`),
      late: numberColumn(
        sql`select count(*) ${ordersToHandOver} and ${handoverDeadline} < ${now.toISOString()}::timestamptz`,
      ),
      firstHandoverDue: timeColumn(sql`select min(${handoverDeadline}) ${ordersToHandOver}`),
      returns: numberColumn(sql`select count(*) ${returnsToDecide}`),
      replacements: numberColumn(sql`select count(*) ${returnsToDecide} and type = 'replace'`),
      oldestReturn: timeColumn(sql`select min(created_at) ${returnsToDecide}`),
      lowStock: numberColumn(sql`select count(*) ${products} and ${isLowOnStock}`),
      inApproval: numberColumn(sql`select count(*) ${products} and ${hasReviewStatus('pending')}`),
      rejected: numberColumn(sql`select count(*) ${products} and ${hasReviewStatus('rejected')}`),
      reviewsToReply: numberColumn(sql`select count(*) ${reviewsToReply}`),
      lowReviewsToReply: numberColumn(sql`select count(*) ${reviewsToReply} and stars <= 3`),
    })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return row;
}
