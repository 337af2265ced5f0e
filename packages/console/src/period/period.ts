import * as z from 'zod/mini';
import { addDays, endOfMonth, startOfMonth } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { periodQuerySchema, previousPeriod, type Period } from '@market/domain/sales/period';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

const allPresets = ['today', '7-days', '30-days', 'this-month', 'last-month', '12-months'] as const;
/** A predefined period in Lagos. All periods except the last month end today. */
export type Preset = (typeof allPresets)[number];

const createPeriodSchema = (period: Preset) =>
  z.object({
    page: listSearchFields.page,
    size: listSearchFields.size,
    period: z.catch(z.enum(allPresets), period),
    startDate: dateSearchField,
    endDate: dateSearchField,
  });

/**
 * The period in the URL: `?period=7-days`, or a custom range:
 * `?startDate=2026-11-01&endDate=2026-11-20`.
 */
export const periodSearchSchema = createPeriodSchema('30-days');
/** The period in the URL. By default it starts on the first of the month. */
export const monthSearchSchema = createPeriodSchema('this-month');
/** The period in the URL. By default it covers the last twelve months. */
export const yearSearchSchema = createPeriodSchema('12-months');
export type PeriodSearch = Omit<z.output<typeof periodSearchSchema>, 'page' | 'size'>;

const presetPeriods: Record<Preset, (today: string) => Period> = {
  today: (today) => ({ startDate: today, endDate: today }),
  '7-days': (today) => ({ startDate: addDays(today, -6), endDate: today }),
  '30-days': (today) => ({ startDate: addDays(today, -29), endDate: today }),
  'this-month': (today) => ({ startDate: startOfMonth(today), endDate: today }),
  'last-month': (today) => ({ startDate: startOfMonth(today, -1), endDate: endOfMonth(today, -1) }),
  '12-months': (today) => ({ startDate: startOfMonth(today, -11), endDate: today }),
};

/**
 * The date range that the URL selects: the custom range if it is valid, otherwise the predefined
 * period.
 */
export function resolvePeriod({ period, ...days }: PeriodSearch, now: Date): Period {
  const own = z.safeParse(periodQuerySchema, days);
  return own.success ? own.data : presetPeriods[period](lagosDate(now));
}

/** Non-breaking spaces keep each date on one line. */
const wholeDate = (options: Intl.DateTimeFormatOptions) => {
  const format = createDayFormat(options);
  return (day: string): string => format(day).replaceAll(' ', '\u00a0');
};
const formatDayNumber = wholeDate({ day: 'numeric' });
const formatDayMonth = wholeDate({ day: 'numeric', month: 'long' });
const formatDayMonthYear = wholeDate({ day: 'numeric', month: 'long', year: 'numeric' });

/** `1 to 20 November 2026`. Shared months and years appear once. */
export function periodText({ startDate, endDate }: Period): string {
  if (startDate === endDate) return formatDayMonthYear(endDate);
  const shares = (characters: number) =>
    startDate.slice(0, characters) === endDate.slice(0, characters);
  const first = shares(7) ? formatDayNumber : shares(4) ? formatDayMonth : formatDayMonthYear;
  return `${first(startDate)} to ${formatDayMonthYear(endDate)}`;
}

/** `1 to 20 November 2026, compared with 1 to 20 October 2026` */
export const comparisonText = (period: Period): string =>
  `${periodText(period)}, compared with ${periodText(previousPeriod(period))}`;

/** Formats calendar days (YYYY-MM-DD). Uses UTC, because a calendar day has no time zone. */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day)).replace(',', '');
}
