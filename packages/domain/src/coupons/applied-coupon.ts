import * as z from 'zod/mini';
import { money } from '../money.schema';

/** A code as a customer types it. */
export const couponCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(1, { error: 'Enter a code' }), z.maxLength(20));

export const appliedCouponSchema = z.object({
  couponId: z.string(),
  code: z.optional(z.string()),
  description: z.string(),
  storeId: z.string(),
  discount: money,
});
export type AppliedCoupon = z.infer<typeof appliedCouponSchema>;

/** Why a coupon was not applied, as shown to the shopper. */
export const couponRefusalSchema = z.object({
  code: z.string(),
  reason: z.string(),
  /** The store of the coupon. Absent when there is no coupon with this code. */
  storeId: z.optional(z.string()),
});
export type CouponRefusal = z.infer<typeof couponRefusalSchema>;
