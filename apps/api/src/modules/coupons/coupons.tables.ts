import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Coupon } from '@market/domain/coupons/coupon';
import { id, instant, kobo } from '../../db/columns';
import { storesTable } from '../stores/stores.tables';

export const couponsTable = pgTable(
  'coupons',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    discountMode: text('discount_mode').$type<Coupon['discountMode']>().notNull(),
    code: text('code'),
    discountType: text('discount_type').$type<Coupon['discountType']>().notNull(),
    /** Set when the type is Percent. */
    percentOff: doublePrecision('percent_off'),
    /** Set when the type is Fixed. */
    amountOff: kobo('amount_off'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    spendAppliesTo: text('spend_applies_to').$type<Coupon['spendAppliesTo']>().notNull(),
    spendAppliesToId: text('spend_applies_to_id'),
    minRequireType: text('min_require_type').$type<Coupon['minRequireType']>().notNull(),
    /** Zero when the minimum is a quantity. */
    minAmount: kobo('min_amount').notNull(),
    /** Zero when the minimum is an amount. */
    minQuantity: integer('min_quantity').notNull(),
    usageLimit: integer('usage_limit').notNull(),
    usageLimitPerUser: integer('usage_limit_per_user').notNull(),
    customerEligibility: text('customer_eligibility')
      .$type<Coupon['customerEligibility']>()
      .notNull(),
    customerReward: kobo('customer_reward').notNull(),
    rewardAppliesTo: text('reward_applies_to').$type<Coupon['rewardAppliesTo']>().notNull(),
    rewardAppliesToId: text('reward_applies_to_id'),
    rewardValue: doublePrecision('reward_value').notNull(),
    used: integer('used').notNull().default(0),
    paused: boolean('paused').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    /** Codes are unique across stores, because a shopper enters a code without a store. */
    uniqueIndex('coupons_code')
      .on(t.code)
      .where(sql`code is not null`),
    index('coupons_store').on(t.storeId, t.createdAt),
    check(
      'coupons_used',
      sql`${t.used} >= 0 and (${t.usageLimit} = 0 or ${t.used} <= ${t.usageLimit})`,
    ),
    check(
      'coupons_discount',
      sql`(${t.percentOff} is not null) = (${t.discountType} = 'Percent') and (${t.amountOff} is not null) = (${t.discountType} = 'Fixed')`,
    ),
    check('coupons_dates', sql`${t.endDate} >= ${t.startDate}`),
    check('coupons_code_mode', sql`${t.discountMode} <> 'Code' or ${t.code} is not null`),
  ],
);

/**
 * How often a customer has used a coupon, for each of their keys: see `customerKeys`. A conditional
 * upsert claims each use.
 */
export const couponUsesTable = pgTable(
  'coupon_uses',
  {
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => couponsTable.id, { onDelete: 'cascade' }),
    customerKey: text('customer_key').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.couponId, t.customerKey] }),
    check('coupon_uses_count', sql`${t.used} >= 0`),
  ],
);

/**
 * The one checkout in which a new customer uses coupons for new customers. The claim is released
 * when the checkout is not paid.
 */
export const newCustomerClaimsTable = pgTable(
  'new_customer_claims',
  {
    customerKey: text('customer_key').primaryKey(),
    /** No foreign key: coupons are claimed before the checkout is written. */
    checkoutId: uuid('checkout_id').notNull(),
  },
  (t) => [index('new_customer_claims_checkout').on(t.checkoutId)],
);
