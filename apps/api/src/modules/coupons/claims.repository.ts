import { and, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { conflict } from '../../platform/errors';
import { checkoutsTable } from '../checkout/checkout.reads';
import { couponsTable, couponUsesTable, newCustomerClaimsTable } from './coupons.tables';

export interface CouponClaim {
  readonly id: string;
  readonly customerKeys: readonly string[];
}

export interface LimitedCouponClaim extends CouponClaim {
  /** The keys whose limits apply to this customer: see `limitKeys`. All keys when undefined. */
  readonly limitedBy?: readonly string[];
}

/** A fixed order, so that two checkouts with the same coupons cannot deadlock. */
const toSortedUnique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/**
 * Uses each coupon once for this customer, in the transaction of the checkout. Throws a conflict
 * that names the coupon when its limit, or the customer’s limit, is reached; the rollback releases
 * the others.
 */
export async function claimCoupons(
  db: Db,
  claimant: LimitedCouponClaim,
  couponIds: readonly string[],
): Promise<void> {
  const keys = toSortedUnique(claimant.customerKeys);
  const { limitedBy = keys } = claimant;
  let newCustomerCouponId: string | undefined;
  for (const couponId of toSortedUnique(couponIds)) {
    const [coupon] = await db
      .update(couponsTable)
      .set({ used: sql`${couponsTable.used} + 1` })
      .where(
        and(
          eq(couponsTable.id, couponId),
          or(eq(couponsTable.usageLimit, 0), lt(couponsTable.used, couponsTable.usageLimit)),
        ),
      )
      .returning({
        perUser: couponsTable.usageLimitPerUser,
        eligibility: couponsTable.customerEligibility,
      });
    if (!coupon)
      throw conflict(
        `${await findCouponName(db, couponId)} has just reached its usage limit. Check the new total before you pay.`,
      );
    const uses = await db
      .insert(couponUsesTable)
      .values(keys.map((customerKey) => ({ couponId, customerKey, used: 1 })))
      .onConflictDoUpdate({
        target: [couponUsesTable.couponId, couponUsesTable.customerKey],
        set: { used: sql`${couponUsesTable.used} + 1` },
        ...(coupon.perUser > 0 && {
          setWhere: sql`(${couponUsesTable.used} < ${coupon.perUser} or ${notInArray(couponUsesTable.customerKey, [...limitedBy])})`,
        }),
      })
      .returning({ used: couponUsesTable.used });
    if (uses.length < keys.length)
      throw conflict(
        `You have used ${await findCouponName(db, couponId)} as often as allowed. Check the new total before you pay.`,
      );
    if (coupon.eligibility === 'New customers') newCustomerCouponId = couponId;
  }
  // A new customer's claim comes last, so that two checkouts cannot deadlock.
  if (
    newCustomerCouponId !== undefined &&
    !(await claimAsNewCustomer(db, { ...claimant, limitedBy }, keys))
  )
    throw conflict(
      `${await findCouponName(db, newCustomerCouponId)} is for a first order only. Check the new total before you pay.`,
    );
}

/** Only one of a customer's checkouts counts as their first. */
async function claimAsNewCustomer(
  db: Db,
  { id: checkoutId, limitedBy }: Required<LimitedCouponClaim>,
  keys: readonly string[],
): Promise<boolean> {
  const claimed = await db
    .insert(newCustomerClaimsTable)
    .values(keys.map((customerKey) => ({ customerKey, checkoutId })))
    .onConflictDoUpdate({
      target: newCustomerClaimsTable.customerKey,
      set: { checkoutId },
      setWhere: eq(newCustomerClaimsTable.checkoutId, checkoutId),
    })
    .returning({ key: newCustomerClaimsTable.customerKey });
  return limitedBy.every((limiting) => claimed.some(({ key }) => key === limiting));
}

/** Releases each use once, in the transaction that ends the checkout or cancels the order. */
export async function releaseCoupons(
  db: Db,
  { id, customerKeys }: CouponClaim,
  couponIds: readonly string[],
): Promise<void> {
  const usedMinusOne = sql`used - 1`;
  for (const couponId of toSortedUnique(couponIds)) {
    await db
      .update(couponsTable)
      .set({ used: usedMinusOne })
      .where(and(eq(couponsTable.id, couponId), gt(couponsTable.used, 0)));
    await db
      .update(couponUsesTable)
      .set({ used: usedMinusOne })
      .where(
        and(
          eq(couponUsesTable.couponId, couponId),
          inArray(couponUsesTable.customerKey, [...customerKeys]),
          gt(couponUsesTable.used, 0),
        ),
      );
  }
  if (couponIds.length > 0)
    await db.delete(newCustomerClaimsTable).where(eq(newCustomerClaimsTable.checkoutId, id));
}

export async function releaseCheckoutCoupons(
  db: Db,
  checkoutId: string,
  couponIds: readonly string[],
): Promise<void> {
  const [claimant] = await db
    .select({ id: checkoutsTable.id, customerKeys: checkoutsTable.customerKeys })
    .from(checkoutsTable)
    .where(eq(checkoutsTable.id, checkoutId));
  if (claimant) await releaseCoupons(db, claimant, couponIds);
}

async function findCouponName(db: Db, couponId: string): Promise<string> {
  const [coupon] = await db
    .select({ code: couponsTable.code, description: couponsTable.description })
    .from(couponsTable)
    .where(eq(couponsTable.id, couponId));
  return coupon ? (coupon.code ?? coupon.description) : 'A coupon';
}
