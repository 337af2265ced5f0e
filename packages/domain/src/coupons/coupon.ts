import * as z from 'zod/mini';
import { atMost, recordIdSchema, zeroOrMore } from '../bounds';
import { isoDate, isoDateTime, requiredText } from '../field.schema';
import { MAX_KOBO, MAX_PRICE, roundKobo } from '../money';
import { amount } from '../money.schema';
import { searchQuerySchema } from '../paging';

/** The values that spec sections 3 and 9 define. */
export const discountModes = ['Automatic', 'Code'] as const;
export const discountTypes = ['Percent', 'Fixed', 'BuyXGetY'] as const;
export const minRequireTypes = ['Amount', 'Quantity'] as const;
export const spendScopes = ['All Product', 'Category', 'Product'] as const;
export const customerEligibilities = ['Everyone', 'New customers', 'Followers'] as const;
export const rewardScopes = ['Product', 'Category', 'All Product'] as const;

export const discountModeSchema = z.enum(discountModes);
export const discountTypeSchema = z.enum(discountTypes);
export type DiscountType = z.infer<typeof discountTypeSchema>;

const MAX_UNITS = 1_000_000;

const useCount = z.int().check(zeroOrMore(), atMost(MAX_UNITS));

const couponFields = {
  /** The coupon's name, shown to customers when the coupon is applied. */
  description: requiredText('a description', 120),
  discountMode: discountModeSchema,
  /** Required when the mode is Code: 3 to 20 letters, digits or dashes. */
  code: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9-]{3,20}$/, { error: 'Use 3 to 20 letters, digits or dashes' }),
      ),
  ),
  discountType: discountTypeSchema,
  /**
   * Percent: percentage off each item. Fixed: an amount off each unit that `spendAppliesTo` covers,
   * or off the order for All Product.
   */
  discountValue: z.number().check(zeroOrMore(), atMost(MAX_PRICE / 100)),
  startDate: isoDate,
  endDate: isoDate,
  spendAppliesTo: z.enum(spendScopes),
  spendAppliesToId: z.optional(recordIdSchema),
  minRequireType: z.enum(minRequireTypes),
  /** An amount or a number of units, depending on `minRequireType`. */
  minRequireValue: z.number().check(zeroOrMore(), atMost(MAX_KOBO / 100)),
  /** 0 means no limit. */
  usageLimit: useCount,
  usageLimitPerUser: useCount,
  customerEligibility: z.enum(customerEligibilities),
  /** BuyXGetY: maximum discount per order. */
  customerReward: amount,
  rewardAppliesTo: z.enum(rewardScopes),
  rewardAppliesToId: z.optional(recordIdSchema),
  /** BuyXGetY: percentage off the products that `rewardAppliesTo` covers. */
  rewardValue: z.number().check(z.minimum(0), z.maximum(100, { error: 'At most 100 percent' })),
};

const couponFieldsSchema = z.object(couponFields);
type CouponRules = z.infer<typeof couponFieldsSchema>;

type Amounts = Pick<
  CouponRules,
  'discountType' | 'discountValue' | 'minRequireType' | 'minRequireValue'
>;

/** Converts `discountValue` and `minRequireValue` when they are amounts of money. */
const convertAmounts = <C extends Amounts>(coupon: C, convert: (amount: number) => number): C => ({
  ...coupon,
  discountValue:
    coupon.discountType === 'Fixed' ? convert(coupon.discountValue) : coupon.discountValue,
  minRequireValue:
    coupon.minRequireType === 'Amount' ? convert(coupon.minRequireValue) : coupon.minRequireValue,
});

/**
 * `discountValue` and `minRequireValue` are naira on the wire and kobo in memory, like all money.
 */
const couponAmounts = {
  decode: <C extends Amounts>(coupon: C): C =>
    convertAmounts(coupon, (naira) => roundKobo(naira * 100)),
  encode: <C extends Amounts>(coupon: C): C => convertAmounts(coupon, (kobo) => kobo / 100),
};

const checkedCouponSchema = couponFieldsSchema.check(
  z.refine((c: CouponRules) => c.endDate >= c.startDate, {
    path: ['endDate'],
    error: 'The end date must be on or after the start date',
  }),
  z.refine((c: CouponRules) => c.discountMode !== 'Code' || (c.code ?? '') !== '', {
    path: ['code'],
    error: 'Enter the code that customers type',
  }),
  z.refine(
    (c: CouponRules) =>
      c.discountType !== 'Percent' || (c.discountValue > 0 && c.discountValue <= 100),
    { path: ['discountValue'], error: 'Enter a percentage from 1 to 100' },
  ),
  z.refine((c: CouponRules) => c.discountType !== 'Fixed' || c.discountValue > 0, {
    path: ['discountValue'],
    error: 'Enter an amount above zero',
  }),
  z.refine(
    (c: CouponRules) =>
      c.minRequireType !== 'Quantity' ||
      (Number.isInteger(c.minRequireValue) && c.minRequireValue <= MAX_UNITS),
    { path: ['minRequireValue'], error: 'Enter a whole number of at most 1,000,000' },
  ),
  z.refine(
    (c: CouponRules) => c.spendAppliesTo === 'All Product' || (c.spendAppliesToId ?? '') !== '',
    { path: ['spendAppliesToId'], error: 'Choose what the coupon applies to' },
  ),
  z.refine(
    (c: CouponRules) =>
      c.discountType !== 'BuyXGetY' ||
      c.rewardAppliesTo === 'All Product' ||
      (c.rewardAppliesToId ?? '') !== '',
    { path: ['rewardAppliesToId'], error: 'Choose what the reward applies to' },
  ),
);

/** One schema for form, server and wire (spec section 5 leaves the rules open). */
export const couponInputSchema = z.codec(
  checkedCouponSchema,
  z.custom<CouponRules>(),
  couponAmounts,
);
export type CouponInput = z.infer<typeof couponInputSchema>;

/** Spec section 9: `customerReward` is 2,000 naira. Amounts are kobo. */
export const couponDefaults = {
  discountMode: 'Automatic',
  discountType: 'Percent',
  discountValue: 10,
  minRequireType: 'Amount',
  minRequireValue: 0,
  spendAppliesTo: 'All Product',
  customerEligibility: 'Everyone',
  customerReward: 200_000,
  rewardValue: 20,
  rewardAppliesTo: 'Product',
  usageLimit: 0,
  usageLimitPerUser: 0,
} as const satisfies Partial<CouponInput>;

/** Derived from dates, usage and the paused switch. Never stored. */
export const couponStates = ['active', 'scheduled', 'ended', 'used_up', 'paused'] as const;
export const couponStateSchema = z.enum(couponStates);
export type CouponState = z.infer<typeof couponStateSchema>;

const storedCouponSchema = z.object({
  ...couponFields,
  id: z.string(),
  storeId: z.string(),
  /** Number of uses, not counting those in unpaid checkouts and cancelled orders. */
  used: z.int(),
  paused: z.boolean(),
  state: couponStateSchema,
  createdAt: isoDateTime,
});
export const couponSchema = z.codec(
  storedCouponSchema,
  z.custom<z.infer<typeof storedCouponSchema>>(),
  couponAmounts,
);
export type Coupon = z.infer<typeof couponSchema>;

/** Changes any fields, or only `paused`. */
export const couponChangeSchema = z.object({
  coupon: z.optional(couponInputSchema),
  paused: z.optional(z.boolean()),
});
export type CouponChange = z.infer<typeof couponChangeSchema>;

/**
 * A response with a single coupon has one list per discount type (spec section 3). The coupon is in
 * the list of its type.
 */
export const couponDetailSchema = z.object({
  percentageCoupons: z.array(couponSchema),
  fixedCoupons: z.array(couponSchema),
  buyXGetYCoupons: z.array(couponSchema),
});
export type CouponDetail = z.infer<typeof couponDetailSchema>;

export const couponSorts = ['newest', 'ending', 'most-used'] as const;
export type CouponSort = (typeof couponSorts)[number];
export const couponListQuerySchema = z.extend(searchQuerySchema, {
  state: z.optional(couponStateSchema),
  discountType: z.optional(discountTypeSchema),
  sort: z.optional(z.enum(couponSorts)),
});
export type CouponListQuery = z.infer<typeof couponListQuerySchema>;

export const customerCouponSchema = z.object({
  id: z.string(),
  description: z.string(),
  code: z.optional(z.string()),
  storeId: z.string(),
  storeName: z.string(),
  endDate: isoDate,
});
export type CustomerCoupon = z.infer<typeof customerCouponSchema>;
