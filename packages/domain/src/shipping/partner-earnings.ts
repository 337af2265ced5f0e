import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../field.schema';
import { money, ratePercent } from '../money.schema';
import { pageOf, pageQuerySchema } from '../paging';

/** The number of weeks in the chart, including the current one. */
export const EARNINGS_WEEKS = 8;

export const partnerEarningSchema = z.object({
  orderId: z.string(),
  orderName: z.string(),
  storeName: z.string(),
  /** `Surulere, Lagos`. */
  destination: z.string(),
  deliveredAt: isoDateTime,
  /** The fee before a discount, which the platform pays. */
  deliveryFee: money,
  /** The partner's rate when the order was assigned to it. */
  sharePercent: z.number(),
  share: money,
  /** The cash that was collected, when the order was paid on delivery. */
  cashCollected: z.optional(money),
});
export type PartnerEarning = z.infer<typeof partnerEarningSchema>;
export const partnerEarningPageSchema = pageOf(partnerEarningSchema);

/**
 * Deliveries of the week that contains this date in Lagos, from Monday to Sunday. Defaults to the
 * current week.
 */
export const partnerEarningsQuerySchema = z.extend(pageQuerySchema, { week: z.optional(isoDate) });
export type PartnerEarningsQuery = z.infer<typeof partnerEarningsQuerySchema>;

export const partnerEarningsSummarySchema = z.object({
  /** The partner's share of the fees for orders assigned from now on. */
  sharePercent: z.number(),
  /** The amount that is earned and not yet paid. */
  owed: money,
  /** Cash collected on delivery, neither paid in nor deducted from a payout. */
  cashCollected: money,
  weeks: z.array(
    z.object({
      /** Monday. */
      startDate: isoDate,
      deliveries: z.int(),
      earned: money,
    }),
  ),
});
export type PartnerEarningsSummary = z.infer<typeof partnerEarningsSummarySchema>;

/** A partner's new rate, for orders that are assigned from now on. */
export const partnerRateSchema = z.object({ sharePercent: ratePercent(100) });
export type PartnerRate = z.infer<typeof partnerRateSchema>;
