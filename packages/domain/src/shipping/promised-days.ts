import { lagosDate, formatTime } from '../lagos-time';
import type { DispatchRules } from './dispatch-rules';

/** Lagos dates (`2026-11-24`) of the handover and of the first and last day of arrival. */
export interface PromisedDays {
  dispatchDay: string;
  firstDay: string;
  lastDay: string;
}

/** Carriers deliver on Nigerian working days. */
const CARRIER_DAYS: readonly number[] = [1, 2, 3, 4, 5];
/**
 * Public holidays with a fixed date (`MM-DD`). Movable ones are announced too late to plan with.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '06-12',
  '10-01',
  '12-25',
  '12-26',
]);

/** Noon UTC is the same date in Lagos all year. */
const toNoonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

function dayAfter(day: string): string {
  const date = toNoonUtc(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** ISO weekday of a date. */
export const getWeekday = (day: string): number => toNoonUtc(day).getUTCDay() || 7;

export const isWorkingDay = (day: string, workingDays: readonly number[]): boolean =>
  workingDays.includes(getWeekday(day)) && !HOLIDAYS.has(day.slice(5));

function nextWorkingDay(from: string, workingDays: readonly number[]): string {
  let day = from;
  while (!isWorkingDay(day, workingDays)) day = dayAfter(day);
  return day;
}

function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(dayAfter(day), CARRIER_DAYS);
  return day;
}

/** The next `count` days after a date on which carriers deliver. */
export function carrierDaysAfter(day: string, count: number): string[] {
  const days: string[] = [];
  for (let last = day; days.length < count; days.push(last))
    last = nextWorkingDay(dayAfter(last), CARRIER_DAYS);
  return days;
}

/**
 * Delivery promise for an order placed at `at`. The store hands over on its first working day whose
 * cut-off has not passed. The carrier's `minDays` and `maxDays` are working days, counted from the
 * day after the handover. Without carrier days (digital goods) the order arrives on the day of the
 * handover. `workingDays` must not be empty.
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
    firstDay: addWorkingDays(dispatchDay, minDays),
    lastDay: addWorkingDays(dispatchDay, maxDays),
  };
}

/** Whether an undelivered order is late on the Lagos date `today`. */
export const isPastPromise = ({ lastDay }: Pick<PromisedDays, 'lastDay'>, today: string): boolean =>
  lastDay < today;

/** The last promised day of each store's parcel, by store id. */
export const listLastDays = ({
  stores,
}: {
  stores: readonly { storeId: string; delivery?: Pick<PromisedDays, 'lastDay'> | undefined }[];
}): Record<string, string> =>
  Object.fromEntries(
    stores.flatMap(({ storeId, delivery }) => (delivery ? [[storeId, delivery.lastDay]] : [])),
  );
