import { roundKobo, type Kobo } from '../money';

/** A month that was paid, and what a month of its plan costs. */
export interface PaidMonth {
  readonly price: Kobo;
  readonly from: Date;
  readonly until: Date;
}

/**
 * What a plan costs somebody who is in the middle of a paid month, kobo: its price less the part of the month that is left.
 * None when it is not dearer: it then begins when the month is over, and costs nothing now.
 */
export function chargeNow(
  price: Kobo,
  current: PaidMonth | undefined,
  now: Date,
): Kobo | undefined {
  if (current === undefined) return price > 0 ? price : undefined;
  if (price <= current.price) return undefined;
  const left =
    Math.max(0, current.until.getTime() - now.getTime()) /
    (current.until.getTime() - current.from.getTime());
  return price - roundKobo(current.price * Math.min(1, left));
}

/** The same day of the next month, or its last one: 31 January is followed by 28 February. */
export function monthLater(from: Date): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + 1);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
