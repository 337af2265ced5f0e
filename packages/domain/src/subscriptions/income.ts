import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDate, isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { pageQuerySchema, searchTextSchema } from '../paging';
import { optionalPeriod, optionalPeriodChecks } from '../sales/optional-period';
import { planCodeSchema } from './subscription';

/**
 * active: has a paid plan now. lapsed: the balance did not cover the next month. cancelled: the
 * merchant chose the Free plan, and the paid month is over.
 */
export const subscriptionStatuses = ['active', 'lapsed', 'cancelled'] as const;
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

const filterFields = {
  ...optionalPeriod,
  planId: z.optional(planCodeSchema),
  status: z.optional(subscriptionStatusSchema),
  storeId: z.optional(recordIdSchema),
  search: searchTextSchema,
};
/**
 * Dates of payment in Lagos. `planId` is the charge's plan, `status` the store's current status.
 */
export const incomeFilterSchema = z.object(filterFields).check(...optionalPeriodChecks);
export type IncomeFilter = z.infer<typeof incomeFilterSchema>;
export const incomeQuerySchema = z
  .extend(pageQuerySchema, filterFields)
  .check(...optionalPeriodChecks);
export type IncomeQuery = z.infer<typeof incomeQuerySchema>;

/** A subscription fee that a store paid from its balance. */
export const subscriptionChargeSchema = z.object({
  id: z.string(),
  paidAt: isoDateTime,
  storeId: z.string(),
  storeName: z.string(),
  planId: planCodeSchema,
  planName: z.string(),
  amount: money,
  /** The store's subscription now. */
  status: subscriptionStatusSchema,
});
export type SubscriptionCharge = z.infer<typeof subscriptionChargeSchema>;

const sumFields = { amount: money, charges: z.int() };

/** The number of stores by their current subscription status. */
const storeCountsSchema = z.object({
  active: z.int(),
  /**
   * Active subscriptions that end with the paid month, because the merchant chose the Free plan.
   */
  ending: z.int(),
  lapsed: z.int(),
  cancelled: z.int(),
});
export type StoreCounts = z.infer<typeof storeCountsSchema>;

/** Income from stores' plans. Amounts are sums of ledger entries. */
export const subscriptionIncomeSchema = z.object({
  ...sumFields,
  /**
   * All paid plans, the most expensive first, with the number of stores that have each plan, or had
   * it most recently.
   */
  plans: z.array(
    z.object({
      planId: planCodeSchema,
      planName: z.string(),
      price: money,
      ...sumFields,
      stores: storeCountsSchema,
    }),
  ),
  /**
   * The income of each month, newest first. `month` is its first day. Months without charges are
   * left out.
   */
  months: z.array(
    z.object({
      month: isoDate,
      ...sumFields,
      plans: z.array(z.object({ planId: planCodeSchema, amount: money })),
    }),
  ),
  stores: storeCountsSchema,
  /** The difference between all charges and the ledger. */
  ledgerDifference: money,
  calculatedAt: isoDateTime,
  /** One page of the charges, newest first. */
  rows: z.array(subscriptionChargeSchema),
  count: z.int(),
});
export type SubscriptionIncome = z.infer<typeof subscriptionIncomeSchema>;

export const storeSubscriptionSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  status: subscriptionStatusSchema,
  planName: z.string(),
  startedAt: isoDateTime,
  paidUntil: isoDateTime,
  /** The plan after the paid month. */
  nextPlanName: z.string(),
  endedAt: z.optional(isoDateTime),
  /** The total that the store has paid, kobo. */
  amount: money,
  rows: z.array(subscriptionChargeSchema),
  /** Number of all charges. */
  count: z.int(),
});
export type StoreSubscription = z.infer<typeof storeSubscriptionSchema>;

export const subscriptionStatusTexts = {
  active: { label: 'Active', tone: 'done' },
  lapsed: { label: 'Lapsed', tone: 'problem' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<SubscriptionStatus, { label: string; tone: string }>>;
