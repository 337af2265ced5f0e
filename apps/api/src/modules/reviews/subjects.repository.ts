import { and, asc, eq } from 'drizzle-orm';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import { orderItemsTable, ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';

/** The subject of a review: an order item or, without one, the store of the order. */
export interface ReviewSubject {
  readonly orderId: string;
  readonly storeId: string;
  readonly orderItemId: string | null;
  readonly productId: string | null;
}

interface Customer {
  readonly customerId: string;
}

const isOwn = ({ customerId }: Customer) => eq(ordersTable.customerId, customerId);

export async function findBoughtItem(
  db: Db,
  customer: Customer,
  orderItemId: string,
): Promise<(ReviewSubject & { status: OrderStatusCode }) | undefined> {
  const [row] = await db
    .select({
      orderId: ordersTable.id,
      storeId: ordersTable.storeId,
      orderItemId: orderItemsTable.id,
      productId: orderItemsTable.productId,
      status: ordersTable.status,
    })
    .from(orderItemsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderItemsTable.orderId))
    .where(and(eq(orderItemsTable.id, orderItemId), isOwn(customer)));
  return row;
}

export async function findOwnOrder(db: Db, customer: Customer, orderId: string) {
  const [row] = await db
    .select({
      orderId: ordersTable.id,
      storeId: ordersTable.storeId,
      storeName: storesTable.storeName,
      status: ordersTable.status,
    })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(and(eq(ordersTable.id, orderId), isOwn(customer)));
  return row;
}

export const listOrderItems = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderItemsTable)
    .where(eq(orderItemsTable.orderId, orderId))
    .orderBy(asc(orderItemsTable.position));
