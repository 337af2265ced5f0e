import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { paymentCategoriesTable, storesTable } from '../stores/stores.reads';
import { usersTable } from '../accounts/accounts.reads';
import { plansTable, subscriptionPaymentsTable, subscriptionsTable } from './subscriptions.tables';

export type PlanRow = typeof plansTable.$inferSelect;
export type SubscriptionRow = typeof subscriptionsTable.$inferSelect;

export const listPlans = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plansTable).orderBy(asc(plansTable.position));

export async function findSubscription(
  db: Db,
  { storeId }: StoreScope,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionsTable)
    .where(eq(subscriptionsTable.storeId, storeId));
  return row;
}

export const saveSubscription = (db: Db, row: typeof subscriptionsTable.$inferInsert) =>
  db
    .insert(subscriptionsTable)
    .values(row)
    .onConflictDoUpdate({ target: subscriptionsTable.storeId, set: row });

export const setNextPlan = (
  db: Db,
  { storeId }: StoreScope,
  nextPlanId: SubscriptionRow['nextPlanId'],
) =>
  db.update(subscriptionsTable).set({ nextPlanId }).where(eq(subscriptionsTable.storeId, storeId));

export const endSubscription = (db: Db, { storeId }: StoreScope, endedAt: Date) =>
  db.update(subscriptionsTable).set({ endedAt }).where(eq(subscriptionsTable.storeId, storeId));

export const insertPayment = (db: Db, payment: typeof subscriptionPaymentsTable.$inferInsert) =>
  db.insert(subscriptionPaymentsTable).values(payment);

export const listLatestPayments = (db: Db, { storeId }: StoreScope, limit: number) =>
  db
    .select({
      id: subscriptionPaymentsTable.id,
      planName: plansTable.name,
      amount: subscriptionPaymentsTable.amount,
      paidAt: subscriptionPaymentsTable.paidAt,
    })
    .from(subscriptionPaymentsTable)
    .innerJoin(plansTable, eq(plansTable.id, subscriptionPaymentsTable.planId))
    .where(eq(subscriptionPaymentsTable.storeId, storeId))
    .orderBy(desc(subscriptionPaymentsTable.paidAt), desc(sql`${subscriptionPaymentsTable.id}`))
    .limit(limit);

export async function findBillingDetails(db: Db, { storeId }: StoreScope) {
  const [row] = await db
    .select({ commissionBps: paymentCategoriesTable.commissionBps, email: usersTable.email })
    .from(storesTable)
    .innerJoin(paymentCategoriesTable, eq(paymentCategoriesTable.id, storesTable.paymentCategoryId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(eq(storesTable.id, storeId));
  return row;
}
