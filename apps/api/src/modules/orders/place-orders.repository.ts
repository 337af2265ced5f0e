import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { orderedOptions } from '@market/domain/catalogue/variants';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import { businessesTable, paymentCategoriesTable, storesTable } from '../stores/stores.reads';
import { plansTable, subscriptionsTable } from '../subscriptions/subscriptions.reads';
import { productsTable, variantsTable } from '../catalogue/catalogue.reads';
import { usersTable } from '../accounts/accounts.reads';
import { orderItemsTable, ordersTable } from './orders.tables';

const nextNumber = sql<string>`nextval('order_numbers')`;

const selectStores = (db: Db, number: SQL<string>) =>
  db
    .select({
      id: storesTable.id,
      name: storesTable.storeName,
      street: storesTable.street,
      city: storesTable.city,
      state: storesTable.state,
      phoneNumber: storesTable.storePhoneNumber,
      dispatchCutOff: storesTable.dispatchCutOff,
      workingDays: storesTable.workingDays,
      merchantEmail: usersTable.email,
      isRegisteredBusiness: businessesTable.isRegisteredBusiness,
      rcNumber: businessesTable.rcNumber,
      taxNumber: businessesTable.taxNumber,
      vatRegistered: businessesTable.vatRegistered,
      officeAddress: businessesTable.officeAddress,
      commissionBps: sql<number>`greatest(0, ${paymentCategoriesTable.commissionBps} - coalesce(${plansTable.reductionBps}, 0))`,
      number,
    })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .innerJoin(paymentCategoriesTable, eq(paymentCategoriesTable.id, storesTable.paymentCategoryId))
    .leftJoin(businessesTable, eq(businessesTable.storeId, storesTable.id))
    .leftJoin(
      subscriptionsTable,
      and(
        eq(subscriptionsTable.storeId, storesTable.id),
        gt(subscriptionsTable.paidUntil, sql.placeholder('now')),
      ),
    )
    .leftJoin(plansTable, eq(plansTable.id, subscriptionsTable.planId))
    .where(sql`${storesTable.id} = any(${sql.placeholder('storeIds')})`);

const preparedStores = prepareOnce((db) =>
  selectStores(db, sql<string>`''`).prepare('stores_to_sell'),
);
const preparedNumbered = prepareOnce((db) =>
  selectStores(db, nextNumber).prepare('stores_to_sell_numbered'),
);

export type OrderStore = Omit<Awaited<ReturnType<typeof selectStores>>[number], 'number'>;

/**
 * What an order copies from its store. The commission is the payment category's, reduced by the
 * plan.
 */
export const listOrderStores = (
  db: Db,
  storeIds: readonly string[],
  now: Date,
): Promise<OrderStore[]> => preparedStores(db).execute({ storeIds: [...storeIds], now });

/** Like `listOrderStores`, with a new order number for each store. */
export const listStoresWithOrderNumbers = (db: Db, storeIds: readonly string[], now: Date) =>
  preparedNumbered(db).execute({ storeIds: [...storeIds], now });

export async function listOrderVariants(db: Db, variantIds: readonly string[]) {
  const rows = await preparedVariants(db).execute({ variantIds: [...variantIds] });
  return rows.map(({ properties, ...variant }) => ({
    ...variant,
    options: orderedOptions(properties, variant.options),
  }));
}

const preparedVariants = prepareOnce((db) =>
  db
    .select({
      id: variantsTable.id,
      sku: variantsTable.sku,
      options: variantsTable.options,
      properties: productsTable.variantProperties,
      keyRating: productsTable.keyRating,
      image: sql<string | null>`coalesce(${variantsTable.image}, ${productsTable.hostedImages}[1])`,
    })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .where(sql`${variantsTable.id} = any(${sql.placeholder('variantIds')})`)
    .prepare('variants_to_sell'),
);

export type OrderVariant = Awaited<ReturnType<typeof listOrderVariants>>[number];

export async function takeOrderNumbers(db: Db, count: number): Promise<string[]> {
  const rows = await db.select({ number: nextNumber }).from(sql`generate_series(1, ${count}::int)`);
  return rows.map((row) => row.number);
}

export const insertOrders = (db: Db, orders: (typeof ordersTable.$inferInsert)[]) =>
  db.insert(ordersTable).values(orders);
export const insertItems = (db: Db, items: (typeof orderItemsTable.$inferInsert)[]) =>
  db.insert(orderItemsTable).values(items);

export async function findMerchantEmail(db: Db, storeId: string): Promise<string> {
  const [row] = await db
    .select({ email: usersTable.email })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(eq(storesTable.id, storeId));
  if (!row) throw new Error(`Store ${storeId} does not exist`);
  return row.email;
}
