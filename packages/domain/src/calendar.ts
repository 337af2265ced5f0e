import { tz } from '@date-fns/tz';
import * as dates from 'date-fns';
import { LAGOS } from './lagos-time';

/**
 * Dates are strings (`2026-11-20`) without a time zone. `lagosMidnight` turns a date into a time.
 */
const dateText = (date: Date): string => dates.formatISO(date, { representation: 'date' });

/** Adds days to a date. `days` may be negative. */
export const addDays = (day: string, days: number): string =>
  dateText(dates.addDays(dates.parseISO(day), days));

/** The first day of the month that is `monthsLater` months after the month of `day`. */
export const startOfMonth = (day: string, monthsLater = 0): string =>
  dateText(dates.startOfMonth(dates.addMonths(dates.parseISO(day), monthsLater)));

/** The last day of the month that is `monthsLater` months after the month of `day`. */
export const endOfMonth = (day: string, monthsLater = 0): string =>
  dateText(dates.endOfMonth(dates.addMonths(dates.parseISO(day), monthsLater)));

/** The Monday on or before a date. */
export const startOfWeek = (day: string): string =>
  dateText(dates.startOfISOWeek(dates.parseISO(day)));

/** Days from one date to another: negative when `to` is earlier, NaN when either is invalid. */
export const daysBetween = (from: string, to: string): number =>
  dates.differenceInCalendarDays(dates.parseISO(to), dates.parseISO(from));

/** Calendar months from one date to another. */
export const monthsBetween = (from: string, to: string): number =>
  dates.differenceInCalendarMonths(dates.parseISO(to), dates.parseISO(from));

/** Adds years to a date. `years` may be negative. */
export const addYears = (day: string, years: number): string =>
  dateText(dates.addYears(dates.parseISO(day), years));

/** The same day of the month, months later or earlier: 31 January becomes 28 February. */
export const addMonths = (day: string, months: number): string =>
  dateText(dates.addMonths(dates.parseISO(day), months));

const lagosOptions = () => ({ in: tz(LAGOS) });

/** The same time of day in Lagos, days later or earlier. */
export const addLagosDays = (from: Date, days: number): Date =>
  new Date(Number(dates.addDays(from, days, lagosOptions())));

/** Midnight in Lagos at the start of a date, plus `daysLater` days. */
export const lagosMidnight = (day: string, daysLater = 0): Date =>
  new Date(Number(dates.startOfDay(addDays(day, daysLater), lagosOptions())));

/**
 * The same time of day in Lagos on the same day of the next month, or on its last day: 31 January
 * becomes 28 February.
 */
export const addMonth = (from: Date): Date =>
  new Date(Number(dates.addMonths(from, 1, lagosOptions())));
