import { daysBetween } from '../calendar';
import type { BoardOrder } from './delivery-board';

// A separate file, because the riders' pages load the schemas but not the calendar.

/** How late an order is, compared with its promised day. `daysLate` is 0 when it is on time. */
export interface Urgency {
  readonly daysLate: number;
  readonly isDueToday: boolean;
  /** How many days after the promised day the pick-up is planned. */
  readonly plannedLate: number;
}

/** The order's urgency on the Lagos date `today`. Undefined without a stored promise. */
export function orderUrgency(
  { promisedBy, pickUpOn }: Pick<BoardOrder, 'promisedBy' | 'pickUpOn'>,
  today: string,
): Urgency | undefined {
  if (promisedBy === undefined) return undefined;
  const daysLate = Math.max(0, daysBetween(promisedBy, today));
  const plannedLate = pickUpOn === undefined ? 0 : Math.max(0, daysBetween(promisedBy, pickUpOn));
  return { daysLate, isDueToday: promisedBy === today, plannedLate };
}

/**
 * Whether the promised day is over, or the pick-up is planned after it. Compares the dates as text,
 * because the board checks thousands of orders at each change.
 */
export const isOrderLate = (
  { promisedBy, pickUpOn }: Pick<BoardOrder, 'promisedBy' | 'pickUpOn'>,
  today: string,
): boolean =>
  promisedBy !== undefined &&
  (promisedBy < today || (pickUpOn !== undefined && promisedBy < pickUpOn));
