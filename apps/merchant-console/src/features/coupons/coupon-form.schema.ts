import * as z from 'zod/mini';
import { couponDefaults, couponInputSchema, type CouponInput } from '@market/domain/coupons/coupon';

/**
 * Resets the fields that the chosen options hide, so that a hidden field never fails validation.
 */
export function stripHiddenFields(draft: CouponInput): CouponInput {
  const { customerReward, rewardValue, rewardAppliesTo } = couponDefaults;
  const rewards = draft.discountType === 'BuyXGetY';
  return {
    ...draft,
    code: draft.discountMode === 'Code' ? draft.code : undefined,
    spendAppliesToId: draft.spendAppliesTo === 'All Product' ? undefined : draft.spendAppliesToId,
    ...(rewards
      ? {
          discountValue: 0,
          rewardAppliesToId:
            draft.rewardAppliesTo === 'All Product' ? undefined : draft.rewardAppliesToId,
        }
      : { customerReward, rewardValue, rewardAppliesTo, rewardAppliesToId: undefined }),
  };
}

export const couponFormSchema = z.codec(couponInputSchema, z.custom<CouponInput>(), {
  decode: (input) => input,
  encode: stripHiddenFields,
});
