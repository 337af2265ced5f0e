import type { SaleLine } from '../catalogue/sale-line';
import type { Coupon } from './coupon';

/** A coupon with everything that pricing needs: rules, usage, and names for the refusal texts. */
export interface PricingCoupon extends Omit<Coupon, 'state' | 'createdAt'> {
  readonly storeName: string;
  /** Name of the category or product in `spendAppliesToId`. */
  readonly spendAppliesToName?: string | undefined;
  /** Name of the category or product in `rewardAppliesToId`. */
  readonly rewardAppliesToName?: string | undefined;
}

/**
 * The shopper's history, for eligibility. A guest counts as new, follows no store and has used no
 * coupon.
 */
export interface Shopper {
  /** Whether the shopper has never paid for an order. */
  readonly isNew: boolean;
  readonly followedStoreIds: readonly string[];
  readonly usesByCouponId: Readonly<Record<string, number>>;
}

export const guestShopper: Shopper = { isNew: true, followedStoreIds: [], usesByCouponId: {} };

type Scope = Coupon['spendAppliesTo'];

const isInScope = (line: SaleLine, scope: Scope, id: string | undefined): boolean => {
  if (scope === 'All Product') return true;
  if (id === undefined) return false;
  return scope === 'Product' ? line.productId === id : line.categoryIds.includes(id);
};

/** Lines that count towards the coupon's minimum. Coupons apply within their own store only. */
export const spendLines = (coupon: PricingCoupon, lines: readonly SaleLine[]): SaleLine[] =>
  lines.filter(
    (line) =>
      line.storeId === coupon.storeId &&
      isInScope(line, coupon.spendAppliesTo, coupon.spendAppliesToId),
  );

/**
 * Lines that get the discount: the reward's lines for BuyXGetY, otherwise the lines of
 * `spendLines`.
 */
export const discountedLines = (coupon: PricingCoupon, lines: readonly SaleLine[]): SaleLine[] =>
  coupon.discountType === 'BuyXGetY'
    ? lines.filter(
        (line) =>
          line.storeId === coupon.storeId &&
          isInScope(line, coupon.rewardAppliesTo, coupon.rewardAppliesToId),
      )
    : spendLines(coupon, lines);

/**
 * Lower-cases a name for the middle of a sentence: `Solar panels` becomes `solar panels`, `LPG
 * kits` stays.
 */
const lowercaseFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const scopeLabel = (storeName: string, scope: Scope, name: string | undefined): string => {
  if (scope === 'All Product' || name === undefined) return `${storeName} products`;
  return scope === 'Product' ? name : `${storeName} ${lowercaseFirst(name)}`;
};

/** `Helios Yard solar panels` */
export const spendLabel = (coupon: PricingCoupon): string =>
  scopeLabel(coupon.storeName, coupon.spendAppliesTo, coupon.spendAppliesToName);

/** The products that the reward covers, in words. */
export const rewardLabel = (coupon: PricingCoupon): string =>
  scopeLabel(coupon.storeName, coupon.rewardAppliesTo, coupon.rewardAppliesToName);
