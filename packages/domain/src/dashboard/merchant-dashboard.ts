import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { money } from '../money';
import { periodQuery } from '../sales/period';
import {
  locationSalesSchema,
  ordersReportSchema,
  productSalesSchema,
  productsSoldReportSchema,
  returnedProductsReportSchema,
  salesReportSchema,
} from '../sales/report';

/** Hours from an order without a delivery promise to its hand-over. */
export const HAND_OVER_HOURS = 48;

/** How many wait, and since when the longest. */
const waiting = z.object({ count: z.int(), oldestAt: z.optional(isoDateTime) });

/** What somebody at the store has to do. A part is absent for staff who were not granted it. */
export const needsDoingSchema = z.object({
  toConfirm: z.optional(waiting),
  /** Confirmed or ready and not yet handed over; `dueAt` of the first; `late` are past their deadline. */
  toHandOver: z.optional(
    z.object({ count: z.int(), late: z.int(), dueAt: z.optional(isoDateTime) }),
  ),
  returns: z.optional(
    z.object({ count: z.int(), replacements: z.int(), oldestAt: z.optional(isoDateTime) }),
  ),
  /** Products with at most as many units left as their alert says. */
  lowStock: z.optional(z.int()),
  inApproval: z.optional(z.int()),
  rejectedProducts: z.optional(z.int()),
  /** Reviews without an answer, and how many of them have 3 stars or fewer. */
  reviews: z.optional(z.object({ count: z.int(), low: z.int() })),
});
export type NeedsDoing = z.infer<typeof needsDoingSchema>;

/** A store's money as it stands now. */
export const dashboardMoneySchema = z.object({
  /** The store's part of all sales so far, less what went back. */
  earned: money,
  /** Of orders that can still come back. */
  held: money,
  /** Due, and not asked for yet. */
  available: money,
  /** Asked for and not approved; approved and under way; paid. */
  pending: money,
  approved: money,
  processed: money,
  /** What the store owes from refunds after payouts. */
  owing: money,
  /** The payout that comes next, and what keeps it. */
  nextPayout: z.optional(
    z.object({
      amount: money,
      status: z.enum(['pending', 'approved']),
      requestedAt: isoDateTime,
      heldUntil: z.optional(isoDateTime),
    }),
  ),
  bank: z.optional(z.object({ bankName: z.string(), accountNumberLast4: z.string() })),
});
export type DashboardMoney = z.infer<typeof dashboardMoneySchema>;

/** What sold, in the period against the one before. */
export const dashboardTrendSchema = z.object({
  sales: salesReportSchema,
  orders: ordersReportSchema,
  productsSold: productsSoldReportSchema,
  returnedProducts: z.omit(returnedProductsReportSchema, { rows: true }),
  topProducts: z.array(productSalesSchema),
  locations: z.array(locationSalesSchema),
});
export type DashboardTrend = z.infer<typeof dashboardTrendSchema>;

/** Needs first, then money, then the trend; without what the reader was not granted (`payouts`, `reports`). */
export const merchantDashboardSchema = z.object({
  needsDoing: needsDoingSchema,
  money: z.optional(dashboardMoneySchema),
  trend: z.optional(dashboardTrendSchema),
});
export type MerchantDashboard = z.infer<typeof merchantDashboardSchema>;

export const dashboardQuery = periodQuery;
