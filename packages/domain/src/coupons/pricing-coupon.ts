import type { SaleLine } from '../catalogue/sale-line';
import type { Coupon } from './coupon';

/** A coupon as pricing needs it: its rules, how often it was used, and the names that a refusal tells the shopper. */
export interface PricingCoupon extends Omit<Coupon, 'state' | 'createdAt'> {
  readonly storeName: string;
  /** The category or product that `spendAppliesToId` names. */
  readonly spendAppliesToName?: string | undefined;
  /** The category or product that `rewardAppliesToId` names. */
  readonly rewardAppliesToName?: string | undefined;
}

/** What eligibility asks of who is buying. A guest is new, follows nobody and has used nothing. */
export interface Shopper {
  /** Has never paid for an order. */
  readonly isNew: boolean;
  readonly followedStoreIds: readonly string[];
  readonly usesByCouponId: Readonly<Record<string, number>>;
}

export const guestShopper: Shopper = { isNew: true, followedStoreIds: [], usesByCouponId: {} };

type Scope = Coupon['spendAppliesTo'];

const covers = (line: SaleLine, scope: Scope, id: string | undefined): boolean => {
  if (scope === 'All Product') return true;
  if (id === undefined) return false;
  return scope === 'Product' ? line.productId === id : line.categoryIds.includes(id);
};

/** The lines whose spending counts towards the minimum. A coupon never looks beyond its own store. */
export const spendLines = (coupon: PricingCoupon, lines: readonly SaleLine[]): SaleLine[] =>
  lines.filter(
    (line) =>
      line.storeId === coupon.storeId &&
      covers(line, coupon.spendAppliesTo, coupon.spendAppliesToId),
  );

/** The lines that get cheaper: for BuyXGetY those of the reward, else those of the spending. */
export const discountedLines = (coupon: PricingCoupon, lines: readonly SaleLine[]): SaleLine[] =>
  coupon.discountType === 'BuyXGetY'
    ? lines.filter(
        (line) =>
          line.storeId === coupon.storeId &&
          covers(line, coupon.rewardAppliesTo, coupon.rewardAppliesToId),
      )
    : spendLines(coupon, lines);

/** `Solar panels` reads `solar panels` after a store's name; `LPG kits` stays. */
const midSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const scopeLabel = (storeName: string, scope: Scope, name: string | undefined): string => {
  if (scope === 'All Product' || name === undefined) return `${storeName} products`;
  return scope === 'Product' ? name : `${storeName} ${midSentence(name)}`;
};

/** `Helios Yard solar panels` */
export const spendLabel = (coupon: PricingCoupon): string =>
  scopeLabel(coupon.storeName, coupon.spendAppliesTo, coupon.spendAppliesToName);

/** What the reward is on, in words. */
export const rewardLabel = (coupon: PricingCoupon): string =>
  scopeLabel(coupon.storeName, coupon.rewardAppliesTo, coupon.rewardAppliesToName);
