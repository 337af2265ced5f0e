import { addDays } from '../calendar';
import { promisedDaysText } from '../shipping/promise-text';
import type { Order } from './order';

/** A next attempt is at most this many days away. */
const MAX_DAYS_TO_NEXT_ATTEMPT = 14;

/** The first and last day on which a delivery can be attempted again. Dates in Lagos. */
export const nextAttemptDays = (today: string): { min: string; max: string } => ({
  min: today,
  max: addDays(today, MAX_DAYS_TO_NEXT_ATTEMPT),
});

/** The note of the latest failed delivery: its reason, and what the rider added. */
export const failureNote = ({
  orderActivities,
}: Pick<Order, 'orderActivities'>): string | undefined =>
  orderActivities.findLast(({ orderStatus }) => orderStatus === 'delivery_failed')?.note;

/** `Next attempt: Tuesday 24 November`. Undefined without a day. `today` is a date in Lagos. */
export const nextAttemptText = (
  { nextAttemptDay: day }: Pick<Order, 'nextAttemptDay'>,
  today: string,
): string | undefined =>
  day === undefined
    ? undefined
    : `Next attempt: ${promisedDaysText({ firstDay: day, lastDay: day }, today)}`;
