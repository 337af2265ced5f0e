import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql, or } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { addMilliseconds, days } from '../../platform/clock';
import { usersTable } from '../accounts/accounts.reads';
import { stockTable } from '../stock/stock.reads';
import { storesTable } from '../stores/stores.reads';
import { stockAlertsTable as alerts } from './stock-alerts.tables';
import { deletedWithAccount, type PersonalData } from '../../db/personal-data';
import { selectVariantName, productsTable, variantsTable } from '../catalogue/catalogue.reads';

const isWaiting = isNull(alerts.sentAt);
const isOwn = (userId: string) => and(eq(alerts.userId, userId), isWaiting);

/** Does nothing when the person already has an open alert for the variant. */
export const insertAlert = (db: Db, alert: typeof alerts.$inferInsert) =>
  db.insert(alerts).values(alert).onConflictDoNothing();

export const countAlerts = (db: Db, userId: string): Promise<number> =>
  db.$count(alerts, isOwn(userId));

export const listWaitingAlerts = (db: Db, userId: string) =>
  db
    .select({
      id: alerts.id,
      variantId: alerts.variantId,
      options: variantsTable.options,
      image: sql<string | null>`coalesce(${variantsTable.image}, ${productsTable.hostedImages}[1])`,
      productId: productsTable.id,
      name: productsTable.name,
      properties: productsTable.variantProperties,
      storeName: storesTable.storeName,
      createdAt: alerts.createdAt,
    })
    .from(alerts)
    .innerJoin(variantsTable, eq(variantsTable.id, alerts.variantId))
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .where(isOwn(userId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));

export async function deleteAlert(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(alerts)
    .where(and(isOwn(userId), eq(alerts.id, id)))
    .returning({ id: alerts.id });
  return rows.length > 0;
}

/** The person who requested an alert, whether the alert is open or has ended. */
export async function findAlertPerson(db: Db, id: string) {
  const [row] = await db
    .select({ userId: alerts.userId, email: alerts.email })
    .from(alerts)
    .where(eq(alerts.id, id));
  return row;
}

export const deleteWaitingAlerts = (
  db: Db,
  { userId, email }: { userId: string | null; email: string | null },
) =>
  db
    .delete(alerts)
    .where(
      and(isWaiting, userId === null ? eq(alerts.email, email ?? '') : eq(alerts.userId, userId)),
    );

export async function findBuyableVariant(db: Db, variantId: string) {
  const [row] = await db
    .select({
      productId: productsTable.id,
      name: productsTable.name,
      properties: productsTable.variantProperties,
      options: variantsTable.options,
      storeName: storesTable.storeName,
    })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(stockTable, eq(stockTable.variantId, variantsTable.id))
    .where(
      and(
        eq(variantsTable.id, variantId),
        isNull(variantsTable.retiredAt),
        eq(productsTable.approvalStatus, 'approved'),
        eq(storesTable.status, 'live'),
        sql`(${stockTable.sellsOn} or ${stockTable.onHand} > ${stockTable.reserved})`,
      ),
    );
  return row;
}

/**
 * Ends up to `limit` alerts of a variant and returns whom to email. Each alert is returned once,
 * even to concurrent callers.
 */
export async function endAlerts(
  db: Db,
  variantId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; userId: string | null; email: string | null }[]> {
  const next = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.variantId, variantId), isWaiting))
    .orderBy(asc(alerts.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(alerts)
    .set({ sentAt: now })
    .where(and(inArray(alerts.id, next), isWaiting))
    .returning({ id: alerts.id, userId: alerts.userId, email: alerts.email });
}

export async function readReachablePeople(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, { email: string; firstName: string }>();
  const rows = await db
    .select({ id: usersTable.id, email: usersTable.email, firstName: usersTable.firstName })
    .from(usersTable)
    .where(
      and(
        inArray(usersTable.id, [...userIds]),
        isNotNull(usersTable.confirmedAt),
        isNull(usersTable.deactivatedAt),
        isNull(usersTable.deletedAt),
      ),
    );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

export const stockAlertData: PersonalData = deletedWithAccount({
  title: 'Back-in-stock alerts',
  table: alerts,
  identifiedBy: [alerts.userId, alerts.email],
  ownCondition: ({ id, email }) => or(eq(alerts.userId, id), eq(alerts.email, email)),
  more: { product: selectVariantName(alerts.variantId) },
});

export const deleteSentAlerts = (db: Db, now: Date) =>
  db.delete(alerts).where(lt(alerts.sentAt, addMilliseconds(now, -days(90))));
