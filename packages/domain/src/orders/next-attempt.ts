import { addDays } from '../calendar';
import { dayText } from '../shipping/promise-text';
import { carrierDaysAfter } from '../shipping/promised-days';
import type { Order, OrderActivity } from './order';

/** A next attempt is at most this many days away. */
const MAX_DAYS_TO_NEXT_ATTEMPT = 14;

/** The first and last day on which a delivery can be attempted again. Dates in Lagos. */
export const nextAttemptDateRange = (today: string): { min: string; max: string } => ({
  min: today,
  max: addDays(today, MAX_DAYS_TO_NEXT_ATTEMPT),
});

const CHOICE_COUNT = 3;

/** The next days on which carriers deliver. Dates in Lagos. */
export const nextAttemptChoices = (today: string): string[] =>
  carrierDaysAfter(today, CHOICE_COUNT);

/**
 * The event of the latest failed delivery. When a rider declines the next attempt, the event has
 * the same status but no reason. The oldest failed deliveries have no reason either.
 */
export function findFailedAttempt({
  orderActivities,
}: Pick<Order, 'orderActivities'>): OrderActivity | undefined {
  const failures = orderActivities.filter(({ orderStatus }) => orderStatus === 'delivery_failed');
  return failures.findLast(({ failureReason }) => failureReason !== undefined) ?? failures[0];
}

/** The note of the latest failed delivery: its reason, and what the rider added. */
export const failureNote = (order: Pick<Order, 'orderActivities'>): string | undefined =>
  findFailedAttempt(order)?.note;

/**
 * `Next attempt: Tuesday 24 November, chosen by the customer`. Undefined without a day. `today` is
 * a date in Lagos.
 */
export const nextAttemptText = (
  {
    nextAttemptDay: day,
    isNextAttemptChosen,
  }: Pick<Order, 'nextAttemptDay' | 'isNextAttemptChosen'>,
  today: string,
): string | undefined =>
  day === undefined
    ? undefined
    : `Next attempt: ${dayText(day, today)}${isNextAttemptChosen ? ', chosen by the customer' : ''}`;
