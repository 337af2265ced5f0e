import { and, asc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { customerKeys, limitKeys } from '@market/domain/coupons/customer-keys';
import {
  guestShopper,
  type PricingCoupon,
  type Shopper,
} from '@market/domain/coupons/pricing-coupon';
import type { Db } from '../../db/db';
import { prepareOnce } from '../../db/statements';
import { usersTable } from '../accounts/accounts.reads';
import { categoriesTable, productsTable } from '../catalogue/catalogue.reads';
import { checkoutsTable } from '../checkout/checkout.reads';
import { followsTable } from '../follows/follows.reads';
import { ordersTable } from '../orders/orders.reads';
import { storesTable } from '../stores/stores.reads';
import { stateCondition } from './coupons.repository';
import { toPricingCoupon } from './to-coupon';
import { couponsTable, couponUsesTable, newCustomerClaimsTable } from './coupons.tables';

/** The id was checked when it was saved, so the cast is safe. */
const targetNameExpression = (scope: AnyPgColumn, id: AnyPgColumn): SQL<string | null> => sql<
  string | null
>`case ${scope}
  when 'Product' then (select ${productsTable.name} from ${productsTable} where ${productsTable.id} = ${id}::uuid)
  when 'Category' then (select ${categoriesTable.name} from ${categoriesTable} where ${categoriesTable.id} = ${id}::uuid)
end`;

/**
 * Returns the automatic coupons of these stores that are active today, and the coupons with the
 * entered codes in any state, because pricing explains why they do not apply. Pricing also checks
 * the limits, because it knows the customer's claims.
 */
export async function listCandidates(
  db: Db,
  {
    storeIds,
    codes,
    today,
  }: { storeIds: readonly string[]; codes: readonly string[]; today: string },
): Promise<PricingCoupon[]> {
  const rows = await preparedCandidates(db).execute({
    storeIds: [...storeIds],
    codes: [...codes],
    today,
  });
  return rows.map(({ coupon, ...names }) => toPricingCoupon(coupon, names));
}

const preparedCandidates = prepareOnce((db) => {
  const today = sql.placeholder('today');
  const running = and(
    eq(couponsTable.paused, false),
    lte(couponsTable.startDate, today),
    gte(couponsTable.endDate, today),
  );
  const automatic = and(
    eq(couponsTable.discountMode, 'Automatic'),
    sql`${couponsTable.storeId} = any(${sql.placeholder('storeIds')})`,
    running,
  );
  return db
    .select({
      coupon: couponsTable,
      storeName: storesTable.storeName,
      spendAppliesToName: targetNameExpression(
        couponsTable.spendAppliesTo,
        couponsTable.spendAppliesToId,
      ),
      rewardAppliesToName: targetNameExpression(
        couponsTable.rewardAppliesTo,
        couponsTable.rewardAppliesToId,
      ),
    })
    .from(couponsTable)
    .innerJoin(storesTable, eq(storesTable.id, couponsTable.storeId))
    .where(
      and(
        eq(storesTable.status, 'live'),
        or(automatic, sql`${couponsTable.code} = any(${sql.placeholder('codes')})`),
      ),
    )
    .orderBy(asc(couponsTable.id))
    .prepare('coupon_candidates');
});

/**
 * Identifies the customer whose coupon history counts, and the open payments that the new payment
 * will replace.
 */
export interface ShopperQuery {
  readonly userId: string;
  /** The phone number of the delivery address, if one is chosen. */
  readonly phoneNumber?: string | undefined;
  readonly replaced?: readonly string[];
}

/**
 * The customer's history, for limits and eligibility. It includes their account or guest session,
 * everyone with the same email address and, for a guest, everyone with the same phone number. A
 * customer with an order is not new.
 */
export async function findShopper(
  db: Db,
  { userId, phoneNumber, replaced = [] }: ShopperQuery,
): Promise<Shopper> {
  const [history] = await db
    .select({
      email: usersTable.email,
      isGuest: usersTable.isGuest,
      hasOrdered: sql<boolean>`exists (select 1 from ${ordersTable} where ${ordersTable.customerId} = ${userId})`,
      follows: sql<
        string[]
      >`array(select ${followsTable.storeId}::text from ${followsTable} where ${followsTable.userId} = ${userId})`,
    })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  if (!history) return guestShopper;
  const { email, isGuest } = history;
  const keys = sql`${sql.param(limitKeys(customerKeys({ email, phoneNumber }), isGuest))}::text[]`;
  // One statement: the uses of each coupon, and one row, without a coupon, that says whether the
  // person is known.
  const uses = await db
    .select({
      couponId: sql<string | null>`${couponUsesTable.couponId}`,
      used: sql<number>`max(${couponUsesTable.used})::int`,
      isKnown: sql<boolean>`false`,
    })
    .from(couponUsesTable)
    .where(sql`${couponUsesTable.customerKey} = any(${keys})`)
    .groupBy(couponUsesTable.couponId)
    .unionAll(
      db
        .select({
          couponId: sql<string | null>`null`,
          used: sql<number>`0`,
          isKnown: sql<boolean>`exists (select 1 from ${checkoutsTable} where ${checkoutsTable.status} = 'paid' and ${checkoutsTable.customerKeys} && ${keys})
            or exists (select 1 from ${newCustomerClaimsTable} where ${newCustomerClaimsTable.customerKey} = any(${keys}) and ${newCustomerClaimsTable.checkoutId} <> all(${sql.param([...replaced])}::uuid[]))`,
        })
        .from(sql`(values (1)) as one`),
    );
  return {
    isNew: !history.hasOrdered && !uses.some(({ isKnown }) => isKnown),
    followedStoreIds: history.follows,
    usesByCouponId: Object.fromEntries(
      uses.flatMap(({ couponId, used }) => (couponId === null ? [] : [[couponId, used]])),
    ),
  };
}

export const listCouponsForProducts = (db: Db, productIds: readonly string[], today: string) => {
  const ids = inArray(productsTable.id, [...productIds]);
  const covers = sql`(${couponsTable.spendAppliesTo} = 'All Product'
    or ${couponsTable.spendAppliesToId} in (${productsTable.id}::text, ${productsTable.categoryId}::text, ${productsTable.subCategoryId}::text, ${productsTable.childCategoryId}::text))`;
  const covered = sql`exists (select 1 from ${productsTable} where ${productsTable.storeId} = ${couponsTable.storeId} and ${productsTable.approvalStatus} = 'approved' and ${ids} and ${covers})`;
  return db
    .select({
      id: couponsTable.id,
      description: couponsTable.description,
      code: couponsTable.code,
      storeId: couponsTable.storeId,
      storeName: storesTable.storeName,
      endDate: couponsTable.endDate,
    })
    .from(couponsTable)
    .innerJoin(storesTable, eq(storesTable.id, couponsTable.storeId))
    .where(and(stateCondition('active', today), eq(storesTable.status, 'live'), covered))
    .orderBy(asc(couponsTable.endDate), asc(couponsTable.id));
};
