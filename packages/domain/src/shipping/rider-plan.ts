import * as z from 'zod/mini';
import { atMost } from '../bounds';
import { isoDate } from '../field.schema';
import { pageOf, searchQuerySchema } from '../paging';

export const riderKinds = ['partner', 'dispatcher'] as const;
export type RiderKind = (typeof riderKinds)[number];

const MAX_PLANNED_DAYS = 14;
const MAX_PICK_UPS_PER_DAY = 10_000;

/** Riders sorted by name, with their plans from a Lagos date on. */
export const riderPlanQuerySchema = z.extend(searchQuerySchema, {
  kind: z.enum(riderKinds),
  from: isoDate,
  days: z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_PLANNED_DAYS)),
    1,
  ),
  /** Includes partners that are not onboarded and therefore cannot be assigned. */
  unchecked: z.optional(z.literal('true')),
});
export type RiderPlanQuery = z.infer<typeof riderPlanQuerySchema>;

/**
 * The number of pick-ups planned for a day in Lagos, not counting cancelled orders, and their
 * weight in kg.
 */
export const plannedDaySchema = z.object({ day: isoDate, planned: z.int(), weight: z.number() });
export type PlannedDay = z.infer<typeof plannedDaySchema>;

/** A shipping partner or a dispatcher that orders can be assigned to. */
export const riderPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.optional(z.string()),
  activeOrders: z.int(),
  deliveredOrders: z.int(),
  /** False for a partner that is not onboarded and therefore cannot be assigned. */
  isOnboarded: z.optional(z.literal(false)),
  /** Absent when there is no limit. */
  pickUpsPerDay: z.optional(z.int()),
  days: z.array(plannedDaySchema),
});
export type RiderPlan = z.infer<typeof riderPlanSchema>;
export const riderPlanPageSchema = pageOf(riderPlanSchema);

/**
 * How many pick-ups a rider can make in a day. Null means no limit. Plans above the limit are
 * shown, not refused.
 */
export const riderCapacitySchema = z.object({
  pickUpsPerDay: z.nullable(
    z
      .int({ error: 'Enter a whole number' })
      .check(z.minimum(1, { error: 'Enter at least 1' }), atMost(MAX_PICK_UPS_PER_DAY, 'pick-ups')),
  ),
});
export type RiderCapacity = z.infer<typeof riderCapacitySchema>;
