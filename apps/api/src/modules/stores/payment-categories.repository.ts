import { desc, eq, sql } from 'drizzle-orm';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import type { PaymentCategory } from '@market/domain/stores/payment-category';
import type { Db } from '../../db/db';
import { ordersTable } from '../orders/orders.reads';
import { toPaymentCategoryRef } from './store-views';
import { paymentCategoriesTable as categories, storesTable } from './stores.tables';

export type PaymentCategoryRow = typeof categories.$inferSelect;

// The table names are written out, because Drizzle leaves them out in a query on one table.
const stores = sql<number>`(select count(*) from stores s where s.payment_category_id = "payment_categories"."id")`;
const openOrders = sql<number>`(
  select count(*) from ${ordersTable} o join stores s on s.id = o.store_id
  where s.payment_category_id = "payment_categories"."id" and o.status in ${[...openStatuses]})`;

export async function listPaymentCategories(db: Db, id?: string): Promise<PaymentCategory[]> {
  const rows = await db
    .select({
      category: categories,
      stores: stores.mapWith(Number),
      openOrders: openOrders.mapWith(Number),
    })
    .from(categories)
    .where(id === undefined ? undefined : eq(categories.id, id))
    .orderBy(desc(categories.isDefault), categories.name);
  return rows.map(({ category, ...counts }) => ({
    ...toPaymentCategoryRef(category),
    isDefault: category.isDefault,
    rateSince: category.rateSince?.toISOString(),
    ...counts,
  }));
}

/**
 * Locks a category until the transaction ends. `key share` keeps it from being deleted, `update`
 * makes changes run one after another.
 */
export async function lockPaymentCategory(
  db: Db,
  id: string,
  strength: 'key share' | 'update',
): Promise<PaymentCategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for(strength);
  return row;
}

export async function insertPaymentCategory(
  db: Db,
  row: typeof categories.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(categories)
    .values(row)
    .onConflictDoNothing({ target: categories.name })
    .returning({ id: categories.id });
  return rows.length > 0;
}

export async function isPaymentCategoryNameTaken(db: Db, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.name, name));
  return rows.length > 0;
}

export const updatePaymentCategory = (
  db: Db,
  id: string,
  changes: Partial<typeof categories.$inferInsert>,
) => db.update(categories).set(changes).where(eq(categories.id, id));

export const deletePaymentCategory = (db: Db, id: string) =>
  db.delete(categories).where(eq(categories.id, id));

export async function isPaymentCategoryInUse(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .where(eq(storesTable.paymentCategoryId, id))
    .limit(1);
  return rows.length > 0;
}
