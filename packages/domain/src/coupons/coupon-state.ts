import type { Coupon, CouponState } from './coupon';

type Dated = Pick<Coupon, 'startDate' | 'endDate' | 'usageLimit' | 'used' | 'paused'>;

/**
 * The state of a coupon on `today` (a Lagos date, `2026-11-20`). Permanent states take precedence:
 * a paused coupon that has ended is `ended`. The coupon is valid on both its start and its end
 * date.
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
