import { addDays } from 'date-fns';
import { couponDefaults, type Coupon, type CouponInput } from '@market/domain/coupons/coupon';
import { lagosDate } from '@market/domain/lagos-time';

const RUNS_DAYS = 30;

const period = (now: Date) => ({
  startDate: lagosDate(now),
  endDate: lagosDate(addDays(now, RUNS_DAYS)),
});

/** A new coupon with the defaults of spec section 9; it starts today in Lagos and runs for 30 days. */
export const newCoupon = (now: Date): CouponInput => ({
  ...couponDefaults,
  description: '',
  code: undefined,
  spendAppliesToId: undefined,
  rewardAppliesToId: undefined,
  ...period(now),
});

/** What a merchant can change of a coupon; the rest is the server's. */
export function editableCoupon(coupon: Coupon): CouponInput {
  const {
    id: _id,
    storeId: _storeId,
    used: _used,
    paused: _paused,
    state: _state,
    createdAt: _createdAt,
    ...input
  } = coupon;
  return input;
}

/** The same offer again, from today. A code is one coupon's own, so the copy needs another. */
export const duplicateCoupon = (coupon: Coupon, now: Date): CouponInput => ({
  ...editableCoupon(coupon),
  code: undefined,
  ...period(now),
});
