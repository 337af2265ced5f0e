import * as z from 'zod/mini';
import { addDays, startOfMonth } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { periodQuery, previousPeriod, type Period } from '@market/domain/sales/period';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** Predefined periods. Each ends today. */
export const presets = ['7-days', '30-days', 'this-month', '12-months'] as const;
export type Preset = (typeof presets)[number];

const day = z.catch(z.optional(z.iso.date()), undefined);

/**
 * The period in the URL: `?period=7-days`, or a custom range:
 * `?startDate=2026-11-01&endDate=2026-11-20`.
 */
export const periodSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  period: z.catch(z.enum(presets), '30-days'),
  startDate: day,
  endDate: day,
});
export type PeriodSearch = Omit<z.output<typeof periodSearchSchema>, 'page' | 'size'>;

const starts: Record<Preset, (today: string) => string> = {
  '7-days': (today) => addDays(today, -6),
  '30-days': (today) => addDays(today, -29),
  'this-month': (today) => startOfMonth(today),
  '12-months': (today) => startOfMonth(today, -11),
};

/** The date range of the URL: the custom range if it is valid, else the predefined period. */
export function periodOf({ period, ...days }: PeriodSearch, now: Date): Period {
  const own = z.safeParse(periodQuery, days);
  if (own.success) return own.data;
  const today = lagosDate(now);
  return { startDate: starts[period](today), endDate: today };
}

const dayOnly = dayText({ day: 'numeric' });
const dayMonth = dayText({ day: 'numeric', month: 'long' });
const dayMonthYear = dayText({ day: 'numeric', month: 'long', year: 'numeric' });

/** `1 to 20 November 2026`. Shared months and years appear once. */
export function periodText({ startDate, endDate }: Period): string {
  if (startDate === endDate) return dayMonthYear(endDate);
  const shares = (characters: number) =>
    startDate.slice(0, characters) === endDate.slice(0, characters);
  const first = shares(7) ? dayOnly : shares(4) ? dayMonth : dayMonthYear;
  return `${first(startDate)} to ${dayMonthYear(endDate)}`;
}

/** `1 to 20 November 2026, compared with 1 to 20 October 2026` */
export const comparisonText = (period: Period): string =>
  `${periodText(period)}, compared with ${periodText(previousPeriod(period))}`;

/** Formats calendar days (YYYY-MM-DD). UTC, because a calendar day has no time zone. */
export function dayText(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day)).replace(',', '');
}
