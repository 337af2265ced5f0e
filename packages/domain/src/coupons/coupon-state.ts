import type { Coupon, CouponState } from './coupon';

type Dated = Pick<Coupon, 'startDate' | 'endDate' | 'usageLimit' | 'used' | 'paused'>;

/**
 * Where a coupon stands on `today` (a Lagos date, `2026-11-20`). What cannot be undone is named first:
 * a paused coupon that has ended is ended. Both dates are days on which it can be used.
 */
export function couponState(
  { startDate, endDate, usageLimit, used, paused }: Dated,
  today: string,
): CouponState {
  if (today > endDate) return 'ended';
  if (usageLimit > 0 && used >= usageLimit) return 'used_up';
  if (paused) return 'paused';
  return today < startDate ? 'scheduled' : 'active';
}
