import * as z from 'zod/mini';
import { isoDate } from '../contact';

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
 * Periods may be extended to the end of their last month, and previous periods may have longer
 * months.
 */
const LONGEST_LOOP_DAYS = MAX_PERIOD_DAYS + 62;

const DAY_MS = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds days to a Lagos date. `days` may be negative. */
export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);
/** Number of days in a period, including the last one. */
export const countDays = ({ startDate, endDate }: Period): number =>
  Math.round((timeOf(endDate) - timeOf(startDate)) / DAY_MS) + 1;

const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
/** The first day of the month that is `months` later. */
const addMonths = (day: string, months: number): string =>
  dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));
const endOfMonth = (day: string): string => addDays(addMonths(day, 1), -1);
const monthsApart = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/**
 * The period to compare with. A period that starts on the first of a month is compared with the
 * same days of the preceding months (1 to 20 November with 1 to 20 October), any other with the
 * same number of days before it.
 */
export function previousPeriod({ startDate, endDate }: Period): Period {
  const before = addDays(startDate, -1);
  if (startDate !== startOfMonth(startDate))
    return { startDate: addDays(startDate, -countDays({ startDate, endDate })), endDate: before };
  const months = monthsApart(startDate, endDate) + 1;
  const lastMonth = addMonths(endDate, -months);
  const isWholeMonth = endDate === endOfMonth(endDate);
  const sameDay = addDays(lastMonth, Number(endDate.slice(8)) - 1);
  return {
    startDate: addMonths(startDate, -months),
    endDate: isWholeMonth || sameDay > endOfMonth(lastMonth) ? endOfMonth(lastMonth) : sameDay,
  };
}

/** Fine enough to show a trend, coarse enough to fit a screen. */
export function intervalFor(period: Period): Interval {
  const days = countDays(period);
  if (days <= 31) return 'day';
  return days <= 183 ? 'week' : 'month';
}

/** The first day of the day, week or month that contains `day`. */
export function startOfInterval(day: string, interval: Interval): string {
  if (interval === 'day') return day;
  if (interval === 'month') return startOfMonth(day);
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

const nextInterval = (start: string, interval: Interval): string =>
  interval === 'month' ? addMonths(start, 1) : addDays(start, interval === 'week' ? 7 : 1);

/**
 * First days of the days, weeks or months in a period. The first one may be before the period
 * starts. Throws a RangeError when the period is invalid or longer than any report.
 */
export function intervalsIn({ startDate, endDate }: Period, interval: Interval): string[] {
  const days = countDays({ startDate, endDate });
  if (!(days <= LONGEST_LOOP_DAYS)) throw new RangeError(`A period of ${days} days is too long`);
  const end = timeOf(endDate);
  const starts: string[] = [];
  for (
    let start = startOfInterval(startDate, interval);
    timeOf(start) <= end;
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
  const first = startDate === startOfMonth(startDate) ? startDate : addMonths(startDate, 1);
  const end = endDate === endOfMonth(endDate) ? addMonths(endDate, 1) : startOfMonth(endDate);
  if (first >= end) return { months: [], days: [{ startDate, endDate }] };
  const months = intervalsIn({ startDate: first, endDate: addDays(end, -1) }, 'month');
  const ends = [
    { startDate, endDate: addDays(first, -1) },
    { startDate: end, endDate },
  ];
  return { months, days: ends.filter((part) => part.startDate <= part.endDate) };
}

const startsBeforeItEnds = z.refine<Period>(({ startDate, endDate }) => startDate <= endDate, {
  error: 'Choose a day on or after the first',
  path: ['endDate'],
});
const isNotTooLong = z.refine<Period>((period) => countDays(period) <= MAX_PERIOD_DAYS, {
  error: 'Choose at most five years',
  path: ['startDate'],
});

export const periodQuery = z
  .object({ startDate: isoDate, endDate: isoDate })
  .check(startsBeforeItEnds, isNotTooLong);
