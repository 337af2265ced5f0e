import { formatTime, lagosDate } from '../lagos-time';
import type { Order } from './order';

const MS_PER_HOUR = 3_600_000;
const TIME_TO_ANSWER_MS = 2 * MS_PER_HOUR;
/** The hours in Lagos during which riders answer. The night does not count. */
const DAY_START = '07:00';
const DAY_END = '21:00';
const NIGHT_MS = 10 * MS_PER_HOUR;

/** The time of day `time` on the date that `at` has in Lagos. Lagos is UTC+1 all year. */
const timeOnSameDay = (at: Date, time: string): number =>
  Date.parse(`${lagosDate(at)}T${time}:00+01:00`);

/** When a rider should have answered an offer. */
export function offerDeadline(offeredAt: string | Date): Date {
  const offered = new Date(offeredAt);
  const closes = timeOnSameDay(offered, DAY_END);
  const start = Math.min(Math.max(offered.getTime(), timeOnSameDay(offered, DAY_START)), closes);
  const deadline = start + TIME_TO_ANSWER_MS;
  return new Date(deadline <= closes ? deadline : deadline + NIGHT_MS);
}

export const isOfferOverdue = (offeredAt: string, now: Date): boolean =>
  offerDeadline(offeredAt) <= now;

/** `Answer by 14:30`, `Answer by 08:30 tomorrow`, `Answer overdue`. */
export function answerByText(offeredAt: string, now: Date): string {
  const deadline = offerDeadline(offeredAt);
  if (deadline <= now) return 'Answer overdue';
  const day = lagosDate(deadline) === lagosDate(now) ? '' : ' tomorrow';
  return `Answer by ${formatTime(deadline)}${day}`;
}

/** When the order was offered to a rider who has not answered yet. */
export const findOpenOffer = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): string | undefined =>
  orderStatus === 'assigned' &&
  assignment !== undefined &&
  assignment.kind !== 'platform' &&
  !assignment.accepted
    ? assignment.assignedAt
    : undefined;
