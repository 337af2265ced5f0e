import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDate } from '../field.schema';
import { searchQuerySchema } from '../paging';
import { orderSummarySchema } from './order';

export const deliveryKinds = ['lagos', 'interstate'] as const;
export const handOverFilters = ['waiting', 'today', 'late'] as const;
export const payoutFilters = ['approved', 'on_hold'] as const;

/**
 * `status` is a code name. An unknown one matches nothing. `assignment` filters by assignment
 * state.
 */
export const orderListQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(z.string().check(z.maxLength(60))),
  assignment: z.optional(z.enum(['unassigned', 'offered', 'accepted'])),
  delivery: z.optional(z.enum(deliveryKinds)),
  /**
   * `waiting`: confirmed and not handed over. `late`: past its deadline. `today`: due by the end of
   * the day in Lagos, including late orders.
   */
  handOver: z.optional(z.enum(handOverFilters)),
  payout: z.optional(z.enum(payoutFilters)),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
});
export type OrderListQuery = z.infer<typeof orderListQuerySchema>;

export const orderSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Filters for a store's orders. Newest first by default. */
export const merchantOrderListQuerySchema = z.extend(orderListQuerySchema, {
  sort: z.optional(z.enum(orderSorts)),
});

/**
 * Filters for the orders of all stores, or of one store. Newest first by default; orders that are
 * not assigned, the most urgent first.
 */
export const platformOrderListQuerySchema = z.extend(merchantOrderListQuerySchema, {
  storeId: z.optional(recordIdSchema),
});
export type PlatformOrderListQuery = z.infer<typeof platformOrderListQuerySchema>;

export const waitingOrderListQuerySchema = z.omit(platformOrderListQuerySchema, {
  assignment: true,
});

export const hubOrderListQuerySchema = z.extend(searchQuerySchema, {
  hubId: z.optional(z.uuid()),
  status: orderListQuerySchema.shape.status,
});

/** Filters for an export, which contains all matches. */
export const orderExportQuerySchema = z.omit(orderListQuerySchema, { limit: true, offset: true });
export type OrderExportQuery = z.infer<typeof orderExportQuerySchema>;

/**
 * A page of orders, with the number of orders in each status. Counts are capped at `COUNT_CAP`. In
 * a search, only the latest matches, up to the cap, are counted by status; those in the chosen
 * status are counted separately.
 */
export const orderPageSchema = z.object({
  rows: z.array(orderSummarySchema),
  count: z.int(),
  statusCounts: z.record(z.string(), z.int()),
  /** Whether the statuses other than the chosen one may have more matches than were counted. */
  isLatestOnly: z.optional(z.boolean()),
  /** Whether only the latest `COUNT_CAP` matches are sorted, because there may be more. */
  isSortCapped: z.optional(z.boolean()),
});
