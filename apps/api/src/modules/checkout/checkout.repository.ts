import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { prepared } from '../../db/prepared';
import { addressesTable, checkoutsTable, ordersTable, productsTable, reservationsTable, storesTable, transactionsTable, usersTable, variantsTable, webhookEventsTable } from '../../db/schema';
import type { Units } from '../stock';

export type CheckoutRow = typeof checkoutsTable.$inferSelect;

const preparedByKey = prepared((db) => db.select().from(checkoutsTable).where(and(eq(checkoutsTable.userId, sql.placeholder('userId')), eq(checkoutsTable.idempotencyKey, sql.placeholder('key')))).prepare('checkout_by_key'));

export async function findByKey(db: Db, userId: string, idempotencyKey: string): Promise<CheckoutRow | undefined> {
  const [row] = await preparedByKey(db).execute({ userId, key: idempotencyKey });
  return row;
}

const preparedByReference = prepared((db) => db.select().from(checkoutsTable).where(eq(checkoutsTable.reference, sql.placeholder('reference'))).prepare('checkout_by_reference'));

export async function findByReference(db: Db, reference: string): Promise<CheckoutRow | undefined> {
  const [row] = await preparedByReference(db).execute({ reference });
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkoutsTable).where(eq(checkoutsTable.id, id)).for('update');
  return row;
}

export const pendingOf = (db: Db, userId: string): Promise<CheckoutRow[]> => db.select().from(checkoutsTable).where(and(eq(checkoutsTable.userId, userId), eq(checkoutsTable.status, 'pending')));

/** Ends every open payment of a customer; answers them. */
export const endPendingOf = (db: Db, userId: string, failureReason: string): Promise<CheckoutRow[]> =>
  db
    .update(checkoutsTable)
    .set({ status: 'failed', failureReason })
    .where(and(eq(checkoutsTable.userId, userId), eq(checkoutsTable.status, 'pending')))
    .returning();

export const insertCheckout = (db: Db, checkout: typeof checkoutsTable.$inferInsert) => db.insert(checkoutsTable).values(checkout);

/** Changes checkouts that stand in one of these statuses; answers those that it changed. */
export const changeCheckouts = (db: Db, ids: readonly string[], from: readonly CheckoutRow['status'][], change: Partial<typeof checkoutsTable.$inferInsert>): Promise<CheckoutRow[]> =>
  db
    .update(checkoutsTable)
    .set(change)
    .where(and(inArray(checkoutsTable.id, [...ids]), inArray(checkoutsTable.status, [...from])))
    .returning();

export const insertReservations = (db: Db, checkoutId: string, units: readonly Units[]) => db.insert(reservationsTable).values(units.map(({ variantId, quantity }) => ({ checkoutId, variantId, quantity })));

export const deleteReservations = (db: Db, checkoutId: string) => db.delete(reservationsTable).where(eq(reservationsTable.checkoutId, checkoutId));

/** The customer, locked: what they start at the same moment happens one after the other. */
export async function lockCustomer(db: Db, userId: string) {
  const [row] = await db.select({ email: usersTable.email }).from(usersTable).where(eq(usersTable.id, userId)).for('no key update');
  return row;
}

export async function findCustomer(db: Db, userId: string) {
  const [row] = await db.select({ email: usersTable.email, firstName: usersTable.firstName, lastName: usersTable.lastName }).from(usersTable).where(eq(usersTable.id, userId));
  return row;
}

const preparedAddress = prepared((db) => db.select().from(addressesTable).where(and(eq(addressesTable.id, sql.placeholder('id')), eq(addressesTable.userId, sql.placeholder('userId')))).prepare('address_of_user'));

export async function findAddress(db: Db, userId: string, id: string) {
  const [row] = await preparedAddress(db).execute({ id, userId });
  return row;
}

export const insertTransaction = (db: Db, transaction: typeof transactionsTable.$inferInsert) => db.insert(transactionsTable).values(transaction).onConflictDoNothing();

export const ordersOf = (db: Db, checkoutId: string) =>
  db
    .select({ id: ordersTable.id, orderName: ordersTable.orderName, storeId: ordersTable.storeId, storeName: storesTable.storeName, total: ordersTable.total })
    .from(ordersTable)
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .where(eq(ordersTable.checkoutId, checkoutId))
    .orderBy(ordersTable.orderName);

/** What these variants are, and whose. */
export const goodsOf = (db: Db, variantIds: readonly string[]) =>
  db
    .select({ variantId: variantsTable.id, name: productsTable.name, sku: variantsTable.sku, productId: productsTable.id, merchantEmail: usersTable.email })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(inArray(variantsTable.id, [...variantIds]));

export async function wasReceived(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ key: webhookEventsTable.key }).from(webhookEventsTable).where(eq(webhookEventsTable.key, key));
  return rows.length > 0;
}

export const markReceived = (db: Db, key: string, receivedAt: Date) => db.insert(webhookEventsTable).values({ key, receivedAt }).onConflictDoNothing();
