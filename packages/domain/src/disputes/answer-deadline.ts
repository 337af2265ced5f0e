import { differenceInCalendarDays, differenceInMinutes } from 'date-fns';
import { formatDay, lagosDate } from '../lagos-time';
import { pluralise } from '../pluralise';
import type { Dispute } from './dispute';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export interface AnswerDeadline {
  /** `24 November, 2 days left`, `24 November, 3 hours overdue`. */
  readonly text: string;
  readonly isOverdue: boolean;
}

/** The deadline of a dispute that still needs an answer. Undefined when there is none. */
export function answerDeadline(
  { status, answer, dueAt }: Pick<Dispute, 'status' | 'answer' | 'dueAt'>,
  now: Date,
): AnswerDeadline | undefined {
  if (status !== 'open' || answer || dueAt === undefined) return undefined;
  const due = new Date(dueAt);
  const isOverdue = due <= now;
  return {
    text: `${formatDay(due)}, ${timeBetween(due, now)} ${isOverdue ? 'overdue' : 'left'}`,
    isOverdue,
  };
}

/**
 * The time until or since `due` in Lagos days, or in hours or minutes when it is less than a day.
 */
function timeBetween(due: Date, now: Date): string {
  const minutes = Math.abs(differenceInMinutes(due, now));
  if (minutes >= MINUTES_PER_DAY)
    return pluralise(Math.abs(differenceInCalendarDays(lagosDate(due), lagosDate(now))), 'day');
  return minutes >= MINUTES_PER_HOUR
    ? pluralise(Math.floor(minutes / MINUTES_PER_HOUR), 'hour')
    : pluralise(minutes, 'minute');
}
