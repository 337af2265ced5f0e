import type { Coupon, CouponState } from './coupon';
import type { SaleLine } from '../catalogue/sale-line';
import { pluralise } from '../pluralise';
import { formatDate } from '../lagos-time';
import { formatKobo, sumKobo } from '../money';
import {
  discountedLines,
  rewardLabel,
  spendLabel,
  spendLines,
  type PricingCoupon,
  type Shopper,
} from './pricing-coupon';

type DatedCoupon = Pick<Coupon, 'startDate' | 'endDate' | 'usageLimit' | 'used' | 'paused'>;

/**
 * The state of a coupon on `today` (a Lagos date, `2026-11-20`). Permanent states take precedence:
 * a paused coupon that has ended is `ended`. The coupon is valid on both its start and its end
 * date.
 */
export function couponState(
  { startDate, endDate, usageLimit, used, paused }: DatedCoupon,
  today: string,
): CouponState {
  if (today > endDate) return 'ended';
  if (usageLimit > 0 && used >= usageLimit) return 'used_up';
  if (paused) return 'paused';
  return today < startDate ? 'scheduled' : 'active';
}

interface CouponContext {
  readonly lines: readonly SaleLine[];
  readonly shopper: Shopper;
  /** A Lagos date, `2026-11-20`. */
  readonly today: string;
}

/**
 * Why `coupon` cannot be used, as shown to the shopper. Undefined when it can. `name` is the
 * coupon's code, or its description if it has no code.
 */
export const couponRefusalReason = (
  coupon: PricingCoupon,
  name: string,
  { lines, shopper, today }: CouponContext,
): string | undefined =>
  refuseByState(coupon, name, today) ??
  refuseByShopper(coupon, name, shopper) ??
  refuseByCart(coupon, name, lines);

function refuseByState(coupon: PricingCoupon, name: string, today: string): string | undefined {
  switch (couponState(coupon, today)) {
    case 'ended':
      return `${name} ended on ${formatDate(coupon.endDate)}.`;
    case 'used_up':
      return `${name} has reached its usage limit.`;
    case 'paused':
      return `${coupon.storeName} has paused ${name}.`;
    case 'scheduled':
      return `${name} starts on ${formatDate(coupon.startDate)}.`;
    case 'active':
      return undefined;
  }
}

function refuseByShopper(
  coupon: PricingCoupon,
  name: string,
  shopper: Shopper,
): string | undefined {
  const limit = coupon.usageLimitPerUser;
  if (limit > 0 && (shopper.usesByCouponId[coupon.id] ?? 0) >= limit) {
    return limit === 1
      ? `You have already used ${name}. It can be used once per customer.`
      : `You have used ${name} ${limit} times, the limit per customer.`;
  }
  if (coupon.customerEligibility === 'New customers' && !shopper.isNew)
    return `${name} is for a first order only.`;
  if (
    coupon.customerEligibility === 'Followers' &&
    !shopper.followedStoreIds.includes(coupon.storeId)
  ) {
    return `${name} is for followers of ${coupon.storeName}. Follow the store to use it.`;
  }
  return undefined;
}

function refuseByCart(
  coupon: PricingCoupon,
  name: string,
  lines: readonly SaleLine[],
): string | undefined {
  const eligible = spendLines(coupon, lines);
  const short =
    coupon.minRequireType === 'Amount'
      ? missingAmountText(coupon, eligible)
      : missingQuantityText(coupon, eligible);
  if (short !== undefined) return `${name} needs ${short}`;
  if (eligible.length === 0)
    return `${name} is for ${spendLabel(coupon)}. Add some to your cart to use it.`;
  if (discountedLines(coupon, lines).length === 0)
    return `${name} takes ${coupon.rewardValue}% off ${rewardLabel(coupon)}. Add some to your cart to use it.`;
  return undefined;
}

function missingAmountText(
  coupon: PricingCoupon,
  eligible: readonly SaleLine[],
): string | undefined {
  const minimum = coupon.minRequireValue;
  const missing = minimum - sumKobo(eligible.map((line) => line.unitPrice * line.quantity));
  return missing > 0
    ? `${formatKobo(minimum)} of ${spendLabel(coupon)}. Add ${formatKobo(missing)} more.`
    : undefined;
}

function missingQuantityText(
  coupon: PricingCoupon,
  eligible: readonly SaleLine[],
): string | undefined {
  const minimum = coupon.minRequireValue;
  const missing = minimum - eligible.reduce((sum, line) => sum + line.quantity, 0);
  return missing > 0
    ? `${pluralise(minimum, 'unit')} of ${spendLabel(coupon)}. Add ${missing} more.`
    : undefined;
}
