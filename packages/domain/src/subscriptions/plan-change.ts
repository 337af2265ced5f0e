import { roundKobo, type Kobo } from '../money';

export interface PaidMonth {
  readonly price: Kobo;
  readonly from: Date;
  readonly until: Date;
}

/**
 * What a plan change costs now, in kobo: the new price minus the unused part of the paid month.
 * Undefined when the new plan is not more expensive: it then starts when the paid month ends and
 * costs nothing now.
 */
export function upgradeCharge(
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
