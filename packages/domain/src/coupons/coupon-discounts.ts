import { allocate } from '../allocate';
import type { SaleLine } from '../catalogue/sale-line';
import { percentOf, sumKobo, type Kobo } from '../money';
import type { PricingCoupon } from './pricing-coupon';

/** A coupon's total discount on some lines, and the weights by which it is split. */
interface TotalDiscount {
  readonly total: Kobo;
  readonly weights: readonly number[];
}

/** Rounds percentages once, on the sum. */
function totalDiscount(coupon: PricingCoupon, lines: readonly SaleLine[]): TotalDiscount {
  const costs = lines.map((line) => line.unitPrice * line.quantity);
  const totalCost = sumKobo(costs);
  switch (coupon.discountType) {
    case 'Percent':
      return { total: percentOf(totalCost, Math.min(coupon.discountValue, 100)), weights: costs };
    case 'Fixed': {
      if (coupon.spendAppliesTo === 'All Product')
        return { total: Math.min(coupon.discountValue, totalCost), weights: costs };
      const off = lines.map(
        (line) => Math.min(coupon.discountValue, line.unitPrice) * line.quantity,
      );
      return { total: sumKobo(off), weights: off };
    }
    case 'BuyXGetY':
      return {
        total: Math.min(
          percentOf(totalCost, Math.min(coupon.rewardValue, 100)),
          coupon.customerReward,
        ),
        weights: costs,
      };
  }
}

/**
 * The discount of a coupon on each of `lines` in kobo, when it applies to all of them. Expects
 * lines that the coupon covers and a minimum that is met. No line is discounted below zero, and the
 * parts sum to the total.
 */
export function couponDiscounts(coupon: PricingCoupon, lines: readonly SaleLine[]): Kobo[] {
  const { total, weights } = totalDiscount(coupon, lines);
  return allocate(total, weights);
}

/**
 * `couponDiscounts` before rounding to whole kobo, so that rounding does not affect which offer is
 * best.
 */
export function couponShares(coupon: PricingCoupon, lines: readonly SaleLine[]): number[] {
  const { total, weights } = totalDiscount(coupon, lines);
  const sum = sumKobo(weights);
  return weights.map((weight) => (sum === 0 ? 0 : total * (weight / sum)));
}
