import * as z from 'zod/mini';
import { couponDefaults, couponInputSchema, type CouponInput } from '@market/domain/coupons/coupon';

/** The part of a form that counts: what its choices hide goes back to the defaults, so that nothing unseen can be wrong. */
export function visiblePart(draft: CouponInput): CouponInput {
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

/** The server's own rules, applied to the visible part. */
export const couponFormSchema = z.codec(couponInputSchema, z.custom<CouponInput>(), {
  decode: (input) => input,
  encode: visiblePart,
});
