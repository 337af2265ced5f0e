import { tz } from '@date-fns/tz';
import * as dates from 'date-fns';
import { addDays } from './calendar';
import { LAGOS } from './lagos-time';

const inLagos = { in: tz(LAGOS) };

/** Midnight in Lagos at the start of a date, plus `daysLater` days. */
export const lagosMidnight = (day: string, daysLater = 0): Date =>
  new Date(Number(dates.startOfDay(addDays(day, daysLater), inLagos)));

/**
 * The same time of day in Lagos on the same day of the next month, or on its last day: 31 January
 * becomes 28 February.
 */
export const addMonth = (from: Date): Date => new Date(Number(dates.addMonths(from, 1, inLagos)));
