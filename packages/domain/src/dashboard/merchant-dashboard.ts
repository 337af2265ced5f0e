import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { periodQuerySchema } from '../sales/period';
import {
  locationSalesSchema,
  ordersReportSchema,
  productSalesSchema,
  productsSoldReportSchema,
  returnedUnitsReportSchema,
  salesReportSchema,
} from '../sales/report';

/** Hours until the handover is due, for an order without a delivery promise. */
export const HANDOVER_HOURS = 48;

/** The number of waiting entries, and the time of the oldest one. */
const waitingTaskSchema = z.object({ count: z.int(), oldestAt: z.optional(isoDateTime) });

/** Tasks for the store. Parts that a staff member has no permission for are absent. */
export const dashboardTasksSchema = z.object({
  toConfirm: z.optional(waitingTaskSchema),
  /**
   * Confirmed or ready orders that are not handed over yet. `dueAt` is the first deadline, `late`
   * counts missed ones.
   */
  toHandOver: z.optional(
    z.object({ count: z.int(), late: z.int(), dueAt: z.optional(isoDateTime) }),
  ),
  returns: z.optional(
    z.object({ count: z.int(), replacements: z.int(), oldestAt: z.optional(isoDateTime) }),
  ),
  /** Products with stock at or below their alert level. */
  lowStock: z.optional(z.int()),
  inApproval: z.optional(z.int()),
  rejectedProducts: z.optional(z.int()),
  /** Reviews without a reply. `low` counts those with 3 stars or fewer. */
  reviews: z.optional(z.object({ count: z.int(), low: z.int() })),
});
export type DashboardTasks = z.infer<typeof dashboardTasksSchema>;

export const dashboardMoneySchema = z.object({
  /** The store's share of all sales to date, minus refunds. */
  earned: money,
  /** The store's share of orders that can still be returned. */
  held: money,
  /** The balance that is due and not yet requested. */
  available: money,
  /** Payout amounts by status. Pending: requested. Approved: in transfer. Processed: paid. */
  pending: money,
  approved: money,
  processed: money,
  /** What the store owes after refunds of orders that were already paid out. */
  owing: money,
  /** The next payout. `heldUntil` is set while it is held. */
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

/** Sales in the period, compared with the previous one. */
export const dashboardTrendSchema = z.object({
  sales: salesReportSchema,
  orders: ordersReportSchema,
  productsSold: productsSoldReportSchema,
  returnedProducts: returnedUnitsReportSchema,
  topProducts: z.array(productSalesSchema),
  locations: z.array(locationSalesSchema),
});
export type DashboardTrend = z.infer<typeof dashboardTrendSchema>;

/**
 * Tasks, balances and sales. Parts that the user has no permission for (`payouts`, `reports`) are
 * absent.
 */
export const merchantDashboardSchema = z.object({
  openTasks: dashboardTasksSchema,
  money: z.optional(dashboardMoneySchema),
  trend: z.optional(dashboardTrendSchema),
});
export type MerchantDashboard = z.infer<typeof merchantDashboardSchema>;

export const dashboardQuerySchema = periodQuerySchema;
