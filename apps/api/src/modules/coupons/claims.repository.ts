import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import { couponsTable, couponUsesTable } from './coupons.tables';

/** A fixed order, so that two checkouts with the same coupons cannot deadlock. */
const inOrder = (couponIds: readonly string[]): string[] => [...new Set(couponIds)].sort();

/**
 * Uses each coupon once for this customer, in the transaction of the checkout. Throws a conflict
 * that names a coupon whose limit is reached; the rollback releases the others.
 */
export async function claimCoupons(
  db: Db,
  userId: string,
  couponIds: readonly string[],
): Promise<void> {
  for (const couponId of inOrder(couponIds)) {
    const [coupon] = await db
      .update(couponsTable)
      .set({ used: sql`${couponsTable.used} + 1` })
      .where(
        and(
          eq(couponsTable.id, couponId),
          or(eq(couponsTable.usageLimit, 0), lt(couponsTable.used, couponsTable.usageLimit)),
        ),
      )
      .returning({ perUser: couponsTable.usageLimitPerUser });
    if (!coupon)
      throw conflict(
        `${await nameOf(db, couponId)} has just reached its usage limit. Check the new total before you pay.`,
      );
    const [use] = await db
      .insert(couponUsesTable)
      .values({ couponId, userId, used: 1 })
      .onConflictDoUpdate({
        target: [couponUsesTable.couponId, couponUsesTable.userId],
        set: { used: sql`${couponUsesTable.used} + 1` },
        ...(coupon.perUser > 0 && { setWhere: lt(couponUsesTable.used, coupon.perUser) }),
      })
      .returning({ used: couponUsesTable.used });
    if (!use)
      throw conflict(
        `You have used ${await nameOf(db, couponId)} as often as allowed. Check the new total before you pay.`,
      );
  }
}

/** Releases uses, once: in the transaction that ends the checkout or cancels the order. */
export async function releaseCoupons(
  db: Db,
  userId: string,
  couponIds: readonly string[],
): Promise<void> {
  const oneLess = sql`used - 1`;
  for (const couponId of inOrder(couponIds)) {
    await db
      .update(couponsTable)
      .set({ used: oneLess })
      .where(and(eq(couponsTable.id, couponId), gt(couponsTable.used, 0)));
    await db
      .update(couponUsesTable)
      .set({ used: oneLess })
      .where(
        and(
          eq(couponUsesTable.couponId, couponId),
          eq(couponUsesTable.userId, userId),
          gt(couponUsesTable.used, 0),
        ),
      );
  }
}

async function nameOf(db: Db, couponId: string): Promise<string> {
  const [coupon] = await db
    .select({ code: couponsTable.code, description: couponsTable.description })
    .from(couponsTable)
    .where(eq(couponsTable.id, couponId));
  return coupon ? (coupon.code ?? coupon.description) : 'A coupon';
}
