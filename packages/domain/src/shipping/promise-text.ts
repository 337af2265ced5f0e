import { formatTime, lagosDate } from '../lagos-time';
import type { PromisedDays } from './promised-days';

type Days = Pick<PromisedDays, 'firstDay' | 'lastDay'>;

const utcDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

/**
 * Formatters for a date with and without its month. Non-breaking spaces keep day and month
 * together, and in short dates the weekday too.
 */
function createDayFormat(length: 'long' | 'short') {
  const weekday = utcDay({ weekday: length });
  const month = utcDay({ month: length });
  const space = length === 'short' ? '\u00a0' : ' ';
  const dayOnly = (day: string): string =>
    `${weekday.format(toNoonUtc(day))}${space}${Number(day.slice(8))}`;
  // Depending on the version of its locale data, a browser writes Sept or Sep.
  const whole = (day: string): string =>
    `${dayOnly(day)}\u00a0${length === 'short' ? month.format(toNoonUtc(day)).slice(0, 3) : month.format(toNoonUtc(day))}`;
  return { dayOnly, whole };
}

const longFormat = createDayFormat('long');
const shortFormat = createDayFormat('short');

const toNoonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

function rangeText(
  { firstDay, lastDay }: Days,
  words: typeof longFormat,
  today: string | undefined,
): string {
  if (firstDay === lastDay) return lastDay === today ? 'today' : words.whole(lastDay);
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const begin =
    firstDay === today ? 'today' : sameMonth ? words.dayOnly(firstDay) : words.whole(firstDay);
  return `${begin} to ${words.whole(lastDay)}`;
}

/**
 * `Tuesday 24 November` or `Wednesday 25 to Friday 27 November`. `today` (a Lagos date) is written
 * as "today".
 */
export const promisedDaysText = (days: Days, today?: string): string =>
  rangeText(days, longFormat, today);

/** `Arrives Tuesday 24 November`, for the product page, cart, checkout, orders and emails. */
export const arrivesText = (days: Days, today?: string): string =>
  `Arrives ${promisedDaysText(days, today)}`;

/** Formats a day in Lagos: `Monday 23 November`, or `today`. */
export const dayText = (day: string, today?: string): string =>
  promisedDaysText({ firstDay: day, lastDay: day }, today);

/** Starts a range of days at `today` when `today` is within it. */
export const remainingDays = ({ firstDay, lastDay }: Days, today: string): Days => ({
  firstDay: firstDay < today && today <= lastDay ? today : firstDay,
  lastDay,
});

/** `Arrives Tue 24 Nov` */
export const shortArrivesText = (days: Days, today?: string): string =>
  `Arrives ${shortDaysText(days, today)}`;

/** `Tue 24 Nov` or `Wed 25 to Fri 27 Nov`, for cards, lists and steps. */
export const shortDaysText = (days: Days, today?: string): string =>
  rangeText(days, shortFormat, today);

/** `Tue 24 Nov` */
export const shortDayText = (day: string): string => shortDaysText({ firstDay: day, lastDay: day });

/** Formats a time in Lagos: `Fri 20 Nov, 11:42`, or `Today, 12:48`. */
export function dayTimeText(at: string, now: Date): string {
  const day = lagosDate(new Date(at));
  const text = day === lagosDate(now) ? 'Today' : shortDayText(day);
  return `${text}, ${formatTime(at)}`;
}
