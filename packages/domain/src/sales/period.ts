import * as z from 'zod/mini';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  monthsBetween,
  startOfMonth,
  startOfWeek,
} from '../calendar';
import { isoDate } from '../field.schema';

/** Granularity of a report. Weeks start on Monday. */
export const intervals = ['day', 'week', 'month'] as const;
export const intervalSchema = z.enum(intervals);
export type Interval = z.infer<typeof intervalSchema>;

/** Lagos dates (`2026-11-20`), both inclusive. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** Maximum period of a report in days: five years. */
export const MAX_PERIOD_DAYS = 1_830;

/**
 * Higher than `MAX_PERIOD_DAYS`, because a period can be extended to the end of its last month, and
 * the months of the previous period can be longer.
 */
const MAX_LOOP_DAYS = MAX_PERIOD_DAYS + 62;

/** Number of days in a period, including the last one. */
export const countDays = ({ startDate, endDate }: Period): number =>
  daysBetween(startDate, endDate) + 1;

/**
 * The period to compare with. A period that starts on the first of a month is compared with the
 * same days of the preceding months (1 to 20 November with 1 to 20 October), any other with the
 * same number of days before it.
 */
export function previousPeriod({ startDate, endDate }: Period): Period {
  const before = addDays(startDate, -1);
  if (startDate !== startOfMonth(startDate))
    return { startDate: addDays(startDate, -countDays({ startDate, endDate })), endDate: before };
  const monthsEarlier = -(monthsBetween(startDate, endDate) + 1);
  const isWholeMonth = endDate === endOfMonth(endDate);
  return {
    startDate: startOfMonth(startDate, monthsEarlier),
    endDate: isWholeMonth ? endOfMonth(endDate, monthsEarlier) : addMonths(endDate, monthsEarlier),
  };
}

/**
 * The interval that is short enough to show a trend and long enough for a chart to fit on a screen.
 */
export function chooseInterval(period: Period): Interval {
  const days = countDays(period);
  if (days <= 31) return 'day';
  return days <= 183 ? 'week' : 'month';
}

export function startOfInterval(day: string, interval: Interval): string {
  if (interval === 'day') return day;
  return interval === 'week' ? startOfWeek(day) : startOfMonth(day);
}

const nextInterval = (start: string, interval: Interval): string =>
  interval === 'month' ? startOfMonth(start, 1) : addDays(start, interval === 'week' ? 7 : 1);

/**
 * The first day of each interval in a period. The first interval may begin before the period does.
 * Throws a RangeError when the period is invalid or longer than any report.
 */
export function listIntervals({ startDate, endDate }: Period, interval: Interval): string[] {
  const days = countDays({ startDate, endDate });
  if (!(days <= MAX_LOOP_DAYS)) throw new RangeError(`A period of ${days} days is too long`);
  const starts: string[] = [];
  for (
    let start = startOfInterval(startDate, interval);
    daysBetween(start, endDate) >= 0;
    start = nextInterval(start, interval)
  )
    starts.push(start);
  return starts;
}

/**
 * Extends a period that includes `today` to the end of its last month. There are no later sales,
 * and one monthly sum is cheaper to read than many daily ones.
 */
export const extendToMonthEnd = ({ startDate, endDate }: Period, today: string): Period => ({
  startDate,
  endDate: endDate >= today ? endOfMonth(endDate) : endDate,
});

/**
 * Splits a period into whole months and the remaining days at its ends, for sums that are stored by
 * month and by day.
 */
export function splitIntoMonths({ startDate, endDate }: Period): {
  readonly months: readonly string[];
  readonly days: readonly Period[];
} {
  const first = startDate === startOfMonth(startDate) ? startDate : startOfMonth(startDate, 1);
  const end = endDate === endOfMonth(endDate) ? startOfMonth(endDate, 1) : startOfMonth(endDate);
  if (first >= end) return { months: [], days: [{ startDate, endDate }] };
  const months = listIntervals({ startDate: first, endDate: addDays(end, -1) }, 'month');
  const ends = [
    { startDate, endDate: addDays(first, -1) },
    { startDate: end, endDate },
  ];
  return { months, days: ends.filter((part) => part.startDate <= part.endDate) };
}

const startsBeforeItEnds = z.refine<Period>(({ startDate, endDate }) => startDate <= endDate, {
  error: 'Choose a day on or after the first day',
  path: ['endDate'],
});
const isNotTooLong = z.refine<Period>((period) => countDays(period) <= MAX_PERIOD_DAYS, {
  error: 'Choose a period of at most five years',
  path: ['startDate'],
});

export const periodQuerySchema = z
  .object({ startDate: isoDate, endDate: isoDate })
  .check(startsBeforeItEnds, isNotTooLong);
