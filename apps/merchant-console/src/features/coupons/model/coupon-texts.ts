import type { Coupon, CouponState, DiscountType } from '@market/domain/coupons/coupon';
import { formatKobo } from '@market/domain/money';
import type { StatusText } from '@market/ui/status-tag';

export const couponStateTexts: Readonly<Record<CouponState, StatusText>> = {
  active: { label: 'Active', tone: 'moving' },
  scheduled: { label: 'Scheduled', tone: 'pending' },
  paused: { label: 'Paused', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
  used_up: { label: 'Used up', tone: 'done' },
};

export const discountTypeLabels: Readonly<Record<DiscountType, string>> = {
  Percent: 'Percent off',
  Fixed: 'Amount off',
  BuyXGetY: 'Buy X, get Y',
};

/** `5% off`, `₦2,000.00 off`, `Buy X, get Y 20% off` */
export function discountText({
  discountType,
  discountValue,
  rewardValue,
}: Pick<Coupon, 'discountType' | 'discountValue' | 'rewardValue'>): string {
  if (discountType === 'Percent') return `${discountValue}% off`;
  if (discountType === 'Fixed') return `${formatKobo(discountValue)} off`;
  return `Buy X, get Y ${rewardValue === 100 ? 'free' : `${rewardValue}% off`}`;
}

const scopeNames = {
  'All Product': 'All products',
  Category: 'One category',
  Product: 'One product',
} as const;
export const scopeText = ({ spendAppliesTo }: Pick<Coupon, 'spendAppliesTo'>): string =>
  scopeNames[spendAppliesTo];
