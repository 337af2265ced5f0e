import { addDays } from '@market/domain/calendar';
import { couponDefaults, type Coupon, type CouponInput } from '@market/domain/coupons/coupon';
import { lagosDate } from '@market/domain/lagos-time';

const RUNS_DAYS = 30;

const defaultPeriod = (now: Date) => {
  const startDate = lagosDate(now);
  return { startDate, endDate: addDays(startDate, RUNS_DAYS) };
};

/**
 * A new coupon with the defaults of section 9 of the specification. It starts today in Lagos and
 * ends 30 days later.
 */
export const newCoupon = (now: Date): CouponInput => ({
  ...couponDefaults,
  description: '',
  code: undefined,
  spendAppliesToId: undefined,
  rewardAppliesToId: undefined,
  ...defaultPeriod(now),
});

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

/** Copies a coupon: the same discount from today on, without a code, because codes are unique. */
export const duplicateCoupon = (coupon: Coupon, now: Date): CouponInput => ({
  ...editableCoupon(coupon),
  code: undefined,
  ...defaultPeriod(now),
});
