import * as z from 'zod/mini';
import { isoDate } from '../field.schema';
import { lagosDate } from '../lagos-time';
import { percentOf, type Kobo } from '../money';
import { money } from '../money.schema';

export const shippingDiscountTypes = ['Percent', 'Fixed'] as const;

/** A discount on delivery fees, paid by the platform. A missing condition is always met. */
export const shippingDiscountSchema = z.object({
  id: z.string(),
  name: z.string(),
  discountType: z.enum(shippingDiscountTypes),
  /** Present for Percent. */
  percentOff: z.optional(z.number()),
  /** Present for Fixed. */
  amountOff: z.optional(money),
  fromZoneId: z.optional(z.string()),
  toZoneId: z.optional(z.string()),
  vehicleId: z.optional(z.string()),
  /** The minimum value of one store's goods before coupons. */
  minSubtotal: z.optional(money),
  /** The first and the last day, in Lagos. */
  startDate: isoDate,
  endDate: isoDate,
  active: z.boolean(),
});
export type ShippingDiscount = z.infer<typeof shippingDiscountSchema>;

export const appliedShippingDiscountSchema = z.object({
  id: z.string(),
  name: z.string(),
  amount: money,
});
export type AppliedShippingDiscount = z.infer<typeof appliedShippingDiscountSchema>;

interface Delivery {
  readonly fee: Kobo;
  readonly fromZoneId: string;
  readonly toZoneId: string;
  readonly vehicleId: string;
  readonly subtotal: Kobo;
  readonly at: Date;
}

/** Whether a discount is active on the given date in Lagos. */
export const isRunning = (
  { active, startDate, endDate }: Pick<ShippingDiscount, 'active' | 'startDate' | 'endDate'>,
  today: string,
): boolean => active && startDate <= today && today <= endDate;

/**
 * The discount that reduces a delivery fee the most. The fee never falls below zero, and discounts
 * are not combined.
 */
export function bestShippingDiscount(
  discounts: readonly ShippingDiscount[],
  { at, ...delivery }: Delivery,
): AppliedShippingDiscount | undefined {
  const today = lagosDate(at);
  const [best] = discounts
    .filter((discount) => isRunning(discount, today) && isApplicable(discount, delivery))
    .map((discount) => ({
      id: discount.id,
      name: discount.name,
      amount: discountAmount(discount, delivery.fee),
    }))
    .sort((a, b) => b.amount - a.amount);
  return best && best.amount > 0 ? best : undefined;
}

const isApplicable = (
  { fromZoneId, toZoneId, vehicleId, minSubtotal = 0 }: ShippingDiscount,
  delivery: Omit<Delivery, 'at'>,
): boolean =>
  (fromZoneId ?? delivery.fromZoneId) === delivery.fromZoneId &&
  (toZoneId ?? delivery.toZoneId) === delivery.toZoneId &&
  (vehicleId ?? delivery.vehicleId) === delivery.vehicleId &&
  delivery.subtotal >= minSubtotal;

const discountAmount = ({ percentOff = 0, amountOff = 0 }: ShippingDiscount, fee: Kobo): Kobo =>
  Math.min(fee, percentOf(fee, percentOff) + amountOff);
