import type { SaleLine } from '../catalogue/sale-line';
import { sumKobo, type Kobo } from '../money';
import type { AppliedCoupon, CouponRefusal } from './applied-coupon';
import { couponDiscounts, couponShares } from './coupon-discounts';
import { discountedLines, type PricingCoupon, type Shopper } from './pricing-coupon';
import { couponRefusalReason } from './coupon-validity';

interface CouponsInput {
  /** One line per variant. */
  readonly lines: readonly SaleLine[];
  /** Automatic coupons of the cart's stores, and the coupon with the typed code. */
  readonly coupons: readonly PricingCoupon[];
  readonly typedCode?: string | undefined;
  readonly shopper: Shopper;
  /** A Lagos date, `2026-11-20`. */
  readonly today: string;
}

export interface LineDiscount {
  readonly couponId: string;
  /** Discount on the whole line in kobo, above zero. */
  readonly discount: Kobo;
}

export interface CouponOutcome {
  /** The discounts by variant id. Lines without a discount are absent. */
  readonly discounts: ReadonlyMap<string, LineDiscount>;
  readonly applied: readonly AppliedCoupon[];
  readonly refusals: readonly CouponRefusal[];
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Gives each line its best coupon; coupons never stack. A coupon with a fixed amount for the order
 * (fixed, or a reward with a limit) is then split over the lines for which it is the best. Ties go
 * to the typed code, then to the older id, so the result does not depend on the order of lines or
 * coupons.
 */
export function applyCoupons({
  lines,
  coupons,
  typedCode,
  shopper,
  today,
}: CouponsInput): CouponOutcome {
  const code = typedCode?.trim().toUpperCase() || undefined;
  const typed = code === undefined ? undefined : coupons.find((coupon) => coupon.code === code);
  const ordered = lines.toSorted((a, b) => compareText(a.variantId, b.variantId));
  const refusalOf = (coupon: PricingCoupon) =>
    couponRefusalReason(coupon, coupon.code ?? coupon.description, {
      lines: ordered,
      shopper,
      today,
    });
  const usable = coupons
    .filter(
      (coupon) =>
        (coupon.discountMode === 'Automatic' || coupon === typed) &&
        refusalOf(coupon) === undefined,
    )
    .toSorted((a, b) => Number(b === typed) - Number(a === typed) || compareText(a.id, b.id));

  const chosen = chooseBest(usable, ordered);
  const discounts = new Map<string, LineDiscount>();
  const applied: AppliedCoupon[] = [];
  for (const coupon of usable) {
    const own = ordered.filter((line) => chosen.get(line.variantId) === coupon);
    const amounts = couponDiscounts(coupon, own);
    own.forEach((line, index) => {
      const discount = amounts[index] ?? 0;
      if (discount > 0) discounts.set(line.variantId, { couponId: coupon.id, discount });
    });
    const discount = sumKobo(amounts);
    if (discount > 0)
      applied.push({
        couponId: coupon.id,
        code: coupon.code,
        description: coupon.description,
        storeId: coupon.storeId,
        discount,
      });
  }

  if (code === undefined || applied.some((each) => each.couponId === typed?.id))
    return { discounts, applied, refusals: [] };
  const reason = typed ? (refusalOf(typed) ?? betterDiscountText(code)) : unknownCodeText(code);
  return {
    discounts,
    applied,
    refusals: [{ code, reason, ...(typed && { storeId: typed.storeId }) }],
  };
}

/** Why each of these codes would not be applied. Leaves out codes that would be applied. */
export const couponRefusals = (
  input: Omit<CouponsInput, 'typedCode'>,
  codes: readonly string[],
): CouponRefusal[] =>
  [...new Set(codes)].flatMap((typedCode) => applyCoupons({ ...input, typedCode }).refusals);

/** The best coupon for each line, assuming that each coupon is used on every line it covers. */
function chooseBest(
  coupons: readonly PricingCoupon[],
  lines: readonly SaleLine[],
): ReadonlyMap<string, PricingCoupon> {
  const best = new Map<string, { coupon: PricingCoupon; share: number }>();
  for (const coupon of coupons) {
    const covered = discountedLines(coupon, lines);
    const shares = couponShares(coupon, covered);
    covered.forEach(({ variantId }, index) => {
      const share = shares[index] ?? 0;
      if (share > (best.get(variantId)?.share ?? 0)) best.set(variantId, { coupon, share });
    });
  }
  return new Map(Array.from(best, ([variantId, { coupon }]) => [variantId, coupon]));
}

const unknownCodeText = (code: string): string => `There is no coupon ${code}. Check the spelling.`;
const betterDiscountText = (code: string): string =>
  `${code} was not applied, because these items already have an equal or larger discount.`;
