import { formatTime, lagosDate } from '../lagos-time';
import type { Order } from './order';

/** How long a rider has to answer an offer. */
const MINUTES_TO_ANSWER = 120;
/** The hours in Lagos in which riders answer, as minutes of the day. The night does not count. */
const OPENS = 7 * 60;
const CLOSES = 21 * 60;
const DAY = 24 * 60;
/** Lagos is UTC+1 all year. */
const LAGOS_OFFSET = 60;
const MS_PER_MINUTE = 60_000;

/** When a rider should have answered an offer. */
export function offerDeadline(offeredAt: string | Date): Date {
  const offered = Math.floor(new Date(offeredAt).getTime() / MS_PER_MINUTE);
  const minute = (offered + LAGOS_OFFSET) % DAY;
  const untilOpen = minute < OPENS ? OPENS - minute : minute < CLOSES ? 0 : DAY - minute + OPENS;
  const leftThatDay = CLOSES - ((minute + untilOpen) % DAY);
  const night = leftThatDay < MINUTES_TO_ANSWER ? DAY - CLOSES + OPENS : 0;
  return new Date((offered + untilOpen + MINUTES_TO_ANSWER + night) * MS_PER_MINUTE);
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
export const openOfferOf = ({
  orderStatus,
  assignment,
}: Pick<Order, 'orderStatus' | 'assignment'>): string | undefined =>
  orderStatus === 'assigned' &&
  assignment !== undefined &&
  assignment.kind !== 'platform' &&
  !assignment.accepted
    ? assignment.assignedAt
    : undefined;
