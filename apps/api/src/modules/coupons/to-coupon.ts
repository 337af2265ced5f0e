import type { Coupon, CouponInput } from '@market/domain/coupons/coupon';
import { couponState } from '@market/domain/coupons/coupon-validity';
import type { PricingCoupon } from '@market/domain/coupons/pricing-coupon';
import type { CouponRow, CouponRules } from './coupons.repository';

type StoredCoupon = Omit<CouponRow, 'createdAt'>;

const toCouponRules = ({
  id,
  storeId,
  used,
  paused,
  code,
  spendAppliesToId,
  rewardAppliesToId,
  percentOff,
  amountOff,
  minAmount,
  minQuantity,
  ...rules
}: StoredCoupon) => ({
  ...rules,
  discountValue: percentOff ?? amountOff ?? 0,
  minRequireValue: rules.minRequireType === 'Amount' ? minAmount : minQuantity,
  id,
  storeId,
  used,
  paused,
  code: code ?? undefined,
  spendAppliesToId: spendAppliesToId ?? undefined,
  rewardAppliesToId: rewardAppliesToId ?? undefined,
});

/** `today` is a date in Lagos. The state is derived from it and never stored. */
export const toCoupon = ({ createdAt, ...row }: CouponRow, today: string): Coupon => ({
  ...toCouponRules(row),
  createdAt: createdAt.toISOString(),
  state: couponState(row, today),
});

interface CouponNames {
  readonly storeName: string;
  readonly spendAppliesToName: string | null;
  readonly rewardAppliesToName: string | null;
}

export const toPricingCoupon = (
  { createdAt: _, ...row }: CouponRow,
  { storeName, spendAppliesToName, rewardAppliesToName }: CouponNames,
): PricingCoupon => ({
  ...toCouponRules(row),
  storeName,
  spendAppliesToName: spendAppliesToName ?? undefined,
  rewardAppliesToName: rewardAppliesToName ?? undefined,
});

/**
 * The columns of an input. Fields that the other choices make irrelevant are cleared: the code of
 * an automatic coupon would block that code for others.
 */
export const toRules = ({
  discountValue,
  minRequireValue,
  ...input
}: CouponInput): CouponRules => ({
  ...input,
  percentOff: input.discountType === 'Percent' ? discountValue : null,
  amountOff: input.discountType === 'Fixed' ? discountValue : null,
  minAmount: input.minRequireType === 'Amount' ? minRequireValue : 0,
  minQuantity: input.minRequireType === 'Quantity' ? minRequireValue : 0,
  code: input.discountMode === 'Code' ? (input.code ?? null) : null,
  spendAppliesToId:
    input.spendAppliesTo === 'All Product' ? null : (input.spendAppliesToId ?? null),
  rewardAppliesToId:
    input.discountType !== 'BuyXGetY' || input.rewardAppliesTo === 'All Product'
      ? null
      : (input.rewardAppliesToId ?? null),
});
