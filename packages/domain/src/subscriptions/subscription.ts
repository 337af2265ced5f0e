import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { amount, money } from '../money.schema';

export const planCodes = ['free', 'growth', 'scale'] as const;
export const planCodeSchema = z.enum(planCodes);
export type PlanCode = z.infer<typeof planCodeSchema>;

export const planSchema = z.object({
  id: planCodeSchema,
  name: z.string(),
  description: z.string(),
  /** Price per month. */
  price: money,
  /** Percentage points deducted from the commission of orders placed while the plan is active. */
  commissionReduction: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

/** A store's subscription. Months are prepaid from the store's balance. */
export const subscriptionSchema = z.object({
  plan: planSchema,
  /**
   * The store's current commission in percent: its payment category's rate minus the plan's
   * reduction.
   */
  commissionPercent: z.number(),
  startedAt: z.optional(isoDateTime),
  /** End of the paid period. Absent for the free plan. */
  paidUntil: z.optional(isoDateTime),
  /** The plan that starts at `paidUntil`: the same one, unless another was chosen. */
  next: z.optional(planSchema),
  /** The store's available balance, which limits what a plan may cost now. */
  available: money,
  /**
   * Cost and start of each other plan. A more expensive plan starts at once and costs its price
   * minus the unused part of the month. A cheaper one starts when the paid period ends.
   */
  changes: z.array(z.object({ planId: planCodeSchema, charge: money, startsAt: isoDateTime })),
  payments: z.array(
    z.object({ id: z.string(), planName: z.string(), amount: money, paidAt: isoDateTime }),
  ),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * `expectedCharge` is the charge that the merchant saw: when it differs, the response is a 409 with
 * the new one.
 */
export const planChangeSchema = z.object({
  planId: planCodeSchema,
  expectedCharge: z.optional(amount),
});
export type PlanChange = z.infer<typeof planChangeSchema>;
