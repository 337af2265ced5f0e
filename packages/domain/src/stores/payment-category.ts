import * as z from 'zod/mini';
import { isoDateTime, requiredText } from '../field.schema';
import { ratePercent } from '../money.schema';

export const MAX_COMMISSION_PERCENT = 50;

/** A payment category with the commission that its stores pay, in percent. */
export const paymentCategoryRefSchema = z.object({
  id: z.string(),
  name: z.string(),
  commissionPercent: z.number(),
});
export type PaymentCategoryRef = z.infer<typeof paymentCategoryRefSchema>;

export const paymentCategorySchema = z.extend(paymentCategoryRefSchema, {
  /** The category of new stores. It cannot be deleted. */
  isDefault: z.boolean(),
  /** When the current rate took effect. Absent when the rate has never changed. */
  rateSince: z.optional(isoDateTime),
  stores: z.int(),
  /** The number of open orders of these stores, which keep the rate at which they were placed. */
  openOrders: z.int(),
});
export type PaymentCategory = z.infer<typeof paymentCategorySchema>;

/** A new payment category, or its new name and rate. A new rate applies to later orders only. */
export const paymentCategoryInputSchema = z.object({
  name: requiredText('a name', 60),
  commissionPercent: ratePercent(MAX_COMMISSION_PERCENT),
});
export type PaymentCategoryInput = z.infer<typeof paymentCategoryInputSchema>;
