import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PlacedOrders } from '@market/domain/checkout/checkout';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import { addressesTable } from '../addresses/addresses.reads';
import { orderItemsTable, ordersTable } from '../orders/orders.reads';
import { productsTable, variantsTable } from '../catalogue/catalogue.reads';
import { storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { placedItem, orderPromise, shipsFromText } from '../orders';
import type { Units } from '../stock';
import { checkoutsTable, reservationsTable, transactionsTable } from './checkout.tables';

export type CheckoutRow = typeof checkoutsTable.$inferSelect;

export interface PaymentAttemptKey {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly basket: string;
}

export interface EarlierAttempts {
  readonly sameAttempt: CheckoutRow | undefined;
  /** The attempt that paid for the purchase, if any. */
  readonly paid: CheckoutRow | undefined;
  /** The purchase of this basket that is not paid yet, if any. */
  readonly openPurchaseId: string | undefined;
}

const preparedEarlierAttempts = prepareOnce((db) =>
  db
    .select()
    .from(checkoutsTable)
    .where(
      and(
        eq(checkoutsTable.userId, sql.placeholder('userId')),
        or(
          eq(checkoutsTable.idempotencyKey, sql.placeholder('idempotencyKey')),
          sql`${checkoutsTable.purchaseId} = (select latest.purchase_id from ${checkoutsTable} latest where latest.user_id = ${sql.placeholder('userId')} and latest.basket = ${sql.placeholder('basket')} order by latest.created_at desc, latest.id desc limit 1)`,
        ),
      ),
    )
    .orderBy(desc(checkoutsTable.createdAt), desc(checkoutsTable.id))
    .prepare('earlier_checkouts'),
);

export async function findEarlierAttempts(
  db: Db,
  key: PaymentAttemptKey,
): Promise<EarlierAttempts> {
  const rows = await preparedEarlierAttempts(db).execute({ ...key });
  const purchase = rows.filter((row) => row.basket === key.basket);
  const paid = purchase.find((row) => row.status === 'paid');
  return {
    sameAttempt: rows.find((row) => row.idempotencyKey === key.idempotencyKey),
    paid,
    openPurchaseId: paid ? undefined : purchase[0]?.purchaseId,
  };
}

export const listAttempts = (db: Db, purchaseId: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkoutsTable)
    .where(eq(checkoutsTable.purchaseId, purchaseId))
    .orderBy(desc(checkoutsTable.createdAt), desc(checkoutsTable.id));

const preparedByReference = prepareOnce((db) =>
  db
    .select()
    .from(checkoutsTable)
    .where(eq(checkoutsTable.reference, sql.placeholder('reference')))
    .prepare('checkout_by_reference'),
);

export async function findByReference(db: Db, reference: string): Promise<CheckoutRow | undefined> {
  const [row] = await preparedByReference(db).execute({ reference });
  return row;
}

export async function lockCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkoutsTable)
    .where(eq(checkoutsTable.id, id))
    .for('update');
  return row;
}

export const listPending = (db: Db, userId: string, basket: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkoutsTable)
    .where(
      and(
        eq(checkoutsTable.userId, userId),
        eq(checkoutsTable.basket, basket),
        eq(checkoutsTable.status, 'pending'),
      ),
    );

export const endPendingCheckouts = (
  db: Db,
  { userId, basket }: Pick<PaymentAttemptKey, 'userId' | 'basket'>,
  failureReason: string,
): Promise<CheckoutRow[]> =>
  db
    .update(checkoutsTable)
    .set({ status: 'failed', failureReason })
    .where(
      and(
        eq(checkoutsTable.userId, userId),
        eq(checkoutsTable.basket, basket),
        eq(checkoutsTable.status, 'pending'),
      ),
    )
    .returning();

export const endOpenAttempt = (
  db: Db,
  purchaseId: string,
  failureReason: string,
): Promise<CheckoutRow[]> =>
  db
    .update(checkoutsTable)
    .set({ status: 'failed', failureReason })
    .where(and(eq(checkoutsTable.purchaseId, purchaseId), eq(checkoutsTable.status, 'pending')))
    .returning();

export const insertCheckout = (db: Db, checkout: typeof checkoutsTable.$inferInsert) =>
  db.insert(checkoutsTable).values(checkout);

export const changeCheckouts = (
  db: Db,
  ids: readonly string[],
  from: readonly CheckoutRow['status'][],
  change: Partial<typeof checkoutsTable.$inferInsert>,
): Promise<CheckoutRow[]> =>
  db
    .update(checkoutsTable)
    .set(change)
    .where(and(inArray(checkoutsTable.id, [...ids]), inArray(checkoutsTable.status, [...from])))
    .returning();

export const insertReservations = (db: Db, checkoutId: string, units: readonly Units[]) =>
  db
    .insert(reservationsTable)
    .values(units.map(({ variantId, quantity }) => ({ checkoutId, variantId, quantity })));

export const deleteReservations = (db: Db, checkoutId: string) =>
  db.delete(reservationsTable).where(eq(reservationsTable.checkoutId, checkoutId));

const preparedAddress = prepareOnce((db) =>
  db
    .select()
    .from(addressesTable)
    .where(
      and(
        eq(addressesTable.id, sql.placeholder('id')),
        eq(addressesTable.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('address_of_user'),
);

export async function findAddress(db: Db, userId: string, id: string) {
  const [row] = await preparedAddress(db).execute({ id, userId });
  return row;
}

export const insertTransaction = (db: Db, transaction: typeof transactionsTable.$inferInsert) =>
  db.insert(transactionsTable).values(transaction).onConflictDoNothing();

export async function findPayment(db: Db, checkoutId: string) {
  const [payment] = await db
    .select({
      cardType: transactionsTable.cardType,
      cardLast4: transactionsTable.cardLast4,
      paidAt: transactionsTable.paidAt,
      createdAt: transactionsTable.createdAt,
    })
    .from(transactionsTable)
    .where(eq(transactionsTable.checkoutId, checkoutId));
  return payment;
}

export const listPlacedOrders = async (
  db: Db,
  checkoutId: string,
): Promise<PlacedOrders['orders']> => {
  const rows = await db
    .select({ order: ordersTable, storeName: storesTable.storeName })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(eq(ordersTable.checkoutId, checkoutId))
    .orderBy(ordersTable.orderName);
  const items = await db
    .select()
    .from(orderItemsTable)
    .where(
      inArray(
        orderItemsTable.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(orderItemsTable.position);
  return rows.map(({ order, storeName }) => {
    const { id, orderName, storeId, subtotal, discount, shippingFee, total } = order;
    return {
      id,
      orderName,
      storeId,
      storeName,
      subtotal,
      discount,
      shippingFee,
      total,
      promise: orderPromise(order),
      from: shipsFromText(order.pickUpAddress),
      items: items.filter((item) => item.orderId === id).map(placedItem),
    };
  });
};

export const listGoods = (db: Db, variantIds: readonly string[]) =>
  db
    .select({
      variantId: variantsTable.id,
      name: productsTable.name,
      properties: productsTable.variantProperties,
      options: variantsTable.options,
      sku: variantsTable.sku,
      productId: productsTable.id,
      merchantEmail: usersTable.email,
    })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(inArray(variantsTable.id, [...variantIds]));
