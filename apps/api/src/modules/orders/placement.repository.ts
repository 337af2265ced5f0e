import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { orderItemsTable, ordersTable, paymentCategoriesTable, plansTable, productsTable, storesTable, subscriptionsTable, usersTable, variantsTable } from '../../db/schema';

/** What an order keeps of its store, as it is now. The commission is its payment category's, less what its plan takes off. */
export const storesToSell = (db: Db, storeIds: readonly string[], now: Date) =>
  db
    .select({
      id: storesTable.id,
      name: storesTable.storeName,
      street: storesTable.street,
      city: storesTable.city,
      state: storesTable.state,
      phoneNumber: storesTable.storePhoneNumber,
      merchantEmail: usersTable.email,
      commissionBps: sql<number>`greatest(0, ${paymentCategoriesTable.commissionBps} - coalesce(${plansTable.reductionBps}, 0))`,
    })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .innerJoin(paymentCategoriesTable, eq(paymentCategoriesTable.id, storesTable.paymentCategoryId))
    .leftJoin(subscriptionsTable, and(eq(subscriptionsTable.storeId, storesTable.id), gt(subscriptionsTable.paidUntil, now)))
    .leftJoin(plansTable, eq(plansTable.id, subscriptionsTable.planId))
    .where(inArray(storesTable.id, [...storeIds]));

/** What an order's items keep of their products, as they are now. */
export const variantsToSell = (db: Db, variantIds: readonly string[]) =>
  db
    .select({ id: variantsTable.id, sku: variantsTable.sku, options: variantsTable.options, keyRating: productsTable.keyRating, image: sql<string | null>`${productsTable.hostedImages}[1]` })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .where(inArray(variantsTable.id, [...variantIds]));

export type StoreToSell = Awaited<ReturnType<typeof storesToSell>>[number];
export type VariantToSell = Awaited<ReturnType<typeof variantsToSell>>[number];

export async function nextOrderNumbers(db: Db, count: number): Promise<string[]> {
  const rows = await db.select({ number: sql<string>`nextval('order_numbers')` }).from(sql`generate_series(1, ${count}::int)`);
  return rows.map((row) => row.number);
}

export const insertOrders = (db: Db, orders: (typeof ordersTable.$inferInsert)[]) => db.insert(ordersTable).values(orders);
export const insertItems = (db: Db, items: (typeof orderItemsTable.$inferInsert)[]) => db.insert(orderItemsTable).values(items);

/** Throws when there is no such store. */
export async function merchantEmailOf(db: Db, storeId: string): Promise<string> {
  const [row] = await db.select({ email: usersTable.email }).from(storesTable).innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId)).where(eq(storesTable.id, storeId));
  if (!row) throw new Error(`Store ${storeId} is not there`);
  return row.email;
}
