import * as z from 'zod/mini';
import { isoDate } from '../field.schema';
import { countDays, MAX_PERIOD_DAYS } from './period';

/** Days in Lagos: both or neither. */
export const optionalPeriod = { startDate: z.optional(isoDate), endDate: z.optional(isoDate) };

interface OptionalPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
}
const isWholePeriod = z.refine<OptionalPeriod>(
  ({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined),
  { error: 'Choose both days, or neither', path: ['endDate'] },
);
const startsBeforeItEnds = z.refine<OptionalPeriod>(
  ({ startDate = '', endDate = startDate }) => startDate <= endDate,
  { error: 'Choose a day on or after the first day', path: ['endDate'] },
);
const isNotTooLong = z.refine<OptionalPeriod>(
  ({ startDate, endDate }) =>
    startDate === undefined ||
    endDate === undefined ||
    countDays({ startDate, endDate }) <= MAX_PERIOD_DAYS,
  { error: 'Choose a period of at most five years', path: ['startDate'] },
);

export const optionalPeriodChecks = [isWholePeriod, startsBeforeItEnds, isNotTooLong] as const;
