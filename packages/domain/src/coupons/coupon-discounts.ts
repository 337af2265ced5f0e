import { allocate } from '../allocate';
import type { SaleLine } from '../catalogue/sale-line';
import { percentOf, sumKobo, type Kobo } from '../money';
import type { PricingCoupon } from './pricing-coupon';

/** What a coupon takes off some lines together, and by what weights it is shared out among them. */
interface Worth {
  readonly total: Kobo;
  readonly weights: readonly number[];
}

/** Percentages are rounded here, once, on the sum. */
function worthOf(coupon: PricingCoupon, lines: readonly SaleLine[]): Worth {
  const costs = lines.map((line) => line.unitPrice * line.quantity);
  const whole = sumKobo(costs);
  switch (coupon.discountType) {
    case 'Percent':
      return { total: percentOf(whole, Math.min(coupon.discountValue, 100)), weights: costs };
    case 'Fixed': {
      if (coupon.spendAppliesTo === 'All Product')
        return { total: Math.min(coupon.discountValue, whole), weights: costs };
      const off = lines.map(
        (line) => Math.min(coupon.discountValue, line.unitPrice) * line.quantity,
      );
      return { total: sumKobo(off), weights: off };
    }
    case 'BuyXGetY':
      return {
        total: Math.min(percentOf(whole, Math.min(coupon.rewardValue, 100)), coupon.customerReward),
        weights: costs,
      };
  }
}

/**
 * What a coupon takes off each of `lines`, kobo, in their order, when it has these lines to itself. They are lines
 * that it may discount, and its minimum is met. No line gets more off than it costs; the parts sum to the whole.
 */
export function couponDiscounts(coupon: PricingCoupon, lines: readonly SaleLine[]): Kobo[] {
  const { total, weights } = worthOf(coupon, lines);
  return allocate(total, weights);
}

/** The same before it is rounded to whole kobo: what offers are compared by, so that no line loses one to rounding. */
export function couponShares(coupon: PricingCoupon, lines: readonly SaleLine[]): number[] {
  const { total, weights } = worthOf(coupon, lines);
  const sum = sumKobo(weights);
  return weights.map((weight) => (sum === 0 ? 0 : total * (weight / sum)));
}
