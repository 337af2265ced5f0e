import * as z from 'zod/mini';

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

export const weekdayNames: Readonly<Record<(typeof weekdays)[number], string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** When a store hands over its orders to the carrier. */
export const dispatchRulesSchema = z.object({
  /** Lagos time (`14:00`). Orders placed before it are handed over on the same working day. */
  cutOff: z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time such as 14:00' })),
  /** ISO weekdays without duplicates. */
  workingDays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
    z.minLength(1, { error: 'Choose at least one day' }),
    z.maxLength(7, { error: 'Choose at most 7 days' }),
    z.refine((days) => new Set(days).size === days.length, { error: 'List each day once' }),
  ),
});
export type DispatchRules = z.infer<typeof dispatchRulesSchema>;

/** Default for stores without settings: the Nigerian working week. */
export const defaultDispatchRules: DispatchRules = {
  cutOff: '14:00',
  workingDays: MONDAY_TO_FRIDAY,
};
