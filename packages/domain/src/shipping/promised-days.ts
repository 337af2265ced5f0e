import * as z from 'zod/mini';
import { lagosDate, formatTime } from '../lagos-time';
import type { DispatchRules } from './dispatch-rules';

/** Calendar days in Lagos, `2026-11-24`: when the store hands over, and the first and last day of arrival. */
export const promisedDaysSchema = z.object({
  dispatchDay: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
});
export type PromisedDays = z.infer<typeof promisedDaysSchema>;

/** Carriers deliver in the Nigerian working week. */
const CARRIER_DAYS: readonly number[] = [1, 2, 3, 4, 5];
/** Public holidays with a fixed date, `MM-DD`. The movable ones are announced too late to be promised by. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '06-12',
  '10-01',
  '12-25',
  '12-26',
]);

/** Noon UTC is the same calendar day in Lagos all year. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function dayAfter(day: string): string {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** ISO weekday of a calendar day. */
export const weekdayOf = (day: string): number => noonOf(day).getUTCDay() || 7;

export const isWorkingDay = (day: string, workingDays: readonly number[]): boolean =>
  workingDays.includes(weekdayOf(day)) && !HOLIDAYS.has(day.slice(5));

function nextWorkingDay(from: string, workingDays: readonly number[]): string {
  let day = from;
  while (!isWorkingDay(day, workingDays)) day = dayAfter(day);
  return day;
}

function workingDaysLater(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(dayAfter(day), CARRIER_DAYS);
  return day;
}

/**
 * The days that an order placed at `at` is promised for. The store hands over on the first of its working days that is
 * not past its cut-off; the carrier's `minDays` and `maxDays` working days count from the day after. Without carrier days
 * (digital goods) it arrives on the day of the hand-over. `workingDays` must not be empty.
 */
export function promisedDays(
  { cutOff, workingDays }: DispatchRules,
  { minDays, maxDays }: { minDays: number; maxDays: number },
  at: Date,
): PromisedDays {
  const today = lagosDate(at);
  const dispatchDay = nextWorkingDay(
    formatTime(at) < cutOff ? today : dayAfter(today),
    workingDays,
  );
  return {
    dispatchDay,
    firstDay: workingDaysLater(dispatchDay, minDays),
    lastDay: workingDaysLater(dispatchDay, maxDays),
  };
}

/** Whether an order that is still on its way should have arrived before today (a calendar day in Lagos). */
export const isPastPromise = ({ lastDay }: Pick<PromisedDays, 'lastDay'>, today: string): boolean =>
  lastDay < today;
