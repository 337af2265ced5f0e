import { formatTime, lagosDate } from '../lagos-time';
import type { PromisedDays } from './promised-days';

type Days = Pick<PromisedDays, 'firstDay' | 'lastDay'>;

const toNoonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

const utcDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const longWeekday = utcDay({ weekday: 'long' });
const longMonth = utcDay({ month: 'long' });
const shortWeekday = utcDay({ weekday: 'short' });
const shortMonth = utcDay({ month: 'short' });

const longDay = (day: string): string =>
  `${longWeekday.format(toNoonUtc(day))} ${Number(day.slice(8))}\u00a0${longMonth.format(toNoonUtc(day))}`;

/** Non-breaking spaces keep short dates together. */
const shortDayOnly = (day: string): string =>
  `${shortWeekday.format(toNoonUtc(day))}\u00a0${Number(day.slice(8))}`;

// Depending on the version of its locale data, a browser writes Sept or Sep.
const shortDay = (day: string): string =>
  `${shortDayOnly(day)}\u00a0${shortMonth.format(toNoonUtc(day)).slice(0, 3)}`;

/** A range is always short, so that it stays on one line. `oneDay` formats a single day. */
function rangeText(
  { firstDay, lastDay }: Days,
  oneDay: (day: string) => string,
  today: string | undefined,
): string {
  if (firstDay === lastDay) return lastDay === today ? 'today' : oneDay(lastDay);
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const begin =
    firstDay === today ? 'today' : sameMonth ? shortDayOnly(firstDay) : shortDay(firstDay);
  return `${begin} to ${shortDay(lastDay)}`;
}

/**
 * `Tuesday 24 November` or `Wed 25 to Fri 27 Nov`. `today` (a Lagos date) is written as "today".
 */
export const promisedDaysText = (days: Days, today?: string): string =>
  rangeText(days, longDay, today);

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
  rangeText(days, shortDay, today);

/** `Tue 24 Nov` */
export const shortDayText = (day: string): string => shortDaysText({ firstDay: day, lastDay: day });

/** Formats a time in Lagos: `Fri 20 Nov, 11:42`, or `Today, 12:48`. */
export function dayTimeText(at: string, now: Date): string {
  const day = lagosDate(new Date(at));
  const text = day === lagosDate(now) ? 'Today' : shortDayText(day);
  return `${text}, ${formatTime(at)}`;
}
