import type { PromisedDays } from './promised-days';

type Days = Pick<PromisedDays, 'firstDay' | 'lastDay'>;

const utcDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

/** Words for a calendar day with and without its month. A day's number never parts from its month. */
function wordsFor(length: 'long' | 'short') {
  const weekday = utcDay({ weekday: length });
  const month = utcDay({ month: length });
  const dayOnly = (day: string): string => `${weekday.format(dateOf(day))} ${Number(day.slice(8))}`;
  // Some versions of Unicode's data write Sept, others Sep.
  const whole = (day: string): string =>
    `${dayOnly(day)}\u00a0${length === 'short' ? month.format(dateOf(day)).slice(0, 3) : month.format(dateOf(day))}`;
  return { dayOnly, whole };
}

const long = wordsFor('long');
const short = wordsFor('short');

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function rangeOf(
  { firstDay, lastDay }: Days,
  words: typeof long,
  today: string | undefined,
): string {
  if (firstDay === lastDay) return lastDay === today ? 'today' : words.whole(lastDay);
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  const begin =
    firstDay === today ? 'today' : sameMonth ? words.dayOnly(firstDay) : words.whole(firstDay);
  return `${begin} to ${words.whole(lastDay)}`;
}

/** `Tuesday 24 November`, `Wednesday 25 to Friday 27 November`; `today` (a calendar day in Lagos) is written as `today`. */
export const promisedDaysText = (days: Days, today?: string): string => rangeOf(days, long, today);

/** `Arrives Tuesday 24 November`: the words of product page, cart, checkout, order and mails. */
export const arrivesText = (days: Days, today?: string): string =>
  `Arrives ${promisedDaysText(days, today)}`;

/** `Tue 24 Nov`, `Wed 25 to Fri 27 Nov`: for cards, lists and steps. */
export const shortDaysText = (days: Days, today?: string): string => rangeOf(days, short, today);
