import * as z from 'zod/mini';
import { isoDateTime, requiredText } from '../contact';

export const MAX_COMMISSION_PERCENT = 50;

/** A payment category with the commission that its stores pay, in percent. */
export const paymentCategoryRefSchema = z.object({
  id: z.string(),
  name: z.string(),
  commissionPercent: z.number(),
});
export type PaymentCategoryRef = z.infer<typeof paymentCategoryRefSchema>;

/** A payment category in the platform's list. */
export const paymentCategorySchema = z.extend(paymentCategoryRefSchema, {
  /** The category of new stores. It cannot be deleted. */
  isDefault: z.boolean(),
  /** When the current rate began, if it was changed. */
  rateSince: z.optional(isoDateTime),
  /** Number of stores in the category. */
  stores: z.int(),
  /** Open orders of these stores. They keep the rate that they were placed with. */
  openOrders: z.int(),
});
export type PaymentCategory = z.infer<typeof paymentCategorySchema>;

const isBasisPoints = (percent: number): boolean =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

/** A new payment category, or its new name and rate. A new rate applies to later orders only. */
export const paymentCategoryInputSchema = z.object({
  name: requiredText('a name', 60),
  commissionPercent: z
    .number({ error: 'Enter a rate in percent, such as 7.5' })
    .check(
      z.minimum(0, { error: 'Enter 0 or more' }),
      z.maximum(MAX_COMMISSION_PERCENT, { error: `Enter at most ${MAX_COMMISSION_PERCENT}` }),
      z.refine(isBasisPoints, { error: 'Use at most 2 decimals' }),
    ),
});
export type PaymentCategoryInput = z.infer<typeof paymentCategoryInputSchema>;
