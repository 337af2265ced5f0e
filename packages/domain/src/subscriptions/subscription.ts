import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { amount, money } from '../money';

export const planCodes = ['free', 'growth', 'scale'] as const;
export const planCodeSchema = z.enum(planCodes);
export type PlanCode = z.infer<typeof planCodeSchema>;

/** What a store can subscribe to. */
export const planSchema = z.object({
  id: planCodeSchema,
  name: z.string(),
  description: z.string(),
  /** A month. */
  price: money,
  /** Percentage points that its commission is lower, for orders placed while the plan runs. */
  commissionReduction: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

/** A store's plan. Months are paid ahead out of what the platform owes the store. */
export const subscriptionSchema = z.object({
  plan: planSchema,
  /** The store's commission, in percent, as it is now: its payment category's less the plan's reduction. */
  commissionPercent: z.number(),
  startedAt: z.optional(isoDateTime),
  /** The end of what is paid; none for the free plan. */
  paidUntil: z.optional(isoDateTime),
  /** What follows at `paidUntil`: the same plan again, unless another one was chosen. */
  next: z.optional(planSchema),
  /** What the store is owed and has not asked for: the most that a plan may cost now. */
  available: money,
  /** What each other plan costs now, and from when it runs: a dearer one at once, less what is left of the month; a cheaper one when what is paid is over. */
  changes: z.array(z.object({ planId: planCodeSchema, charge: money, startsAt: isoDateTime })),
  payments: z.array(
    z.object({ id: z.string(), planName: z.string(), amount: money, paidAt: isoDateTime }),
  ),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `expectedCharge` is what the merchant saw: another charge is a 409 with the new one. */
export const planChangeSchema = z.object({
  planId: planCodeSchema,
  expectedCharge: z.optional(amount),
});
export type PlanChange = z.infer<typeof planChangeSchema>;
