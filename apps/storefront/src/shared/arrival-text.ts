import { lagosDate } from '@market/domain/lagos-time';

const DAY_MS = 86_400_000;
const WEEKEND: readonly number[] = [0, 6];

const utcDay = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const weekday = utcDay({ weekday: 'long', day: 'numeric' });
const month = utcDay({ month: 'long' });

/** Counts working days (Monday to Friday) from the day in Lagos after `from`. */
export function workingDaysLater(from: Date, days: number): Date {
  // Noon of Lagos' calendar day, kept in UTC: nothing shifts it to a neighbouring day.
  let day = new Date(`${lagosDate(from)}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (!WEEKEND.includes(day.getUTCDay())) left -= 1;
  }
  return day;
}

const withMonth = (day: Date): string => `${weekday.format(day)} ${month.format(day)}`;

/** `Arrives Monday 23 to Tuesday 24 November` for an order placed now. */
export function arrivalText({ minDays, maxDays }: { minDays: number; maxDays: number }, now: Date): string {
  const [first, last] = [workingDaysLater(now, minDays), workingDaysLater(now, maxDays)];
  if (minDays === maxDays) return `Arrives ${withMonth(last)}`;
  const begin = first.getUTCMonth() === last.getUTCMonth() ? weekday.format(first) : withMonth(first);
  return `Arrives ${begin} to ${withMonth(last)}`;
}
