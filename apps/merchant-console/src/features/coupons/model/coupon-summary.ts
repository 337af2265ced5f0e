import type { CouponInput } from '@market/domain/coupons/coupon';
import { formatKobo } from '@market/domain/money';
import { nairaText, periodText } from './coupon-texts';

/** The names of what the draft points at, as far as they are known. */
export interface TargetNames {
  spend?: string | undefined;
  reward?: string | undefined;
}

const audiences = { Everyone: 'Everyone', 'New customers': 'New customers', Followers: 'Followers of your store' } as const;
const unnamed = { Category: 'the category you choose', Product: 'the product you choose' } as const;

const targetText = (scope: CouponInput['spendAppliesTo'], name: string | undefined): string => (scope === 'All Product' ? 'all your products' : (name ?? unnamed[scope]));

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);
const uses = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** `spend at least ₦50,000.00 on`, `buy at least 2 units of`; undefined without a minimum. */
function minimumText({ minRequireType, minRequireValue }: CouponInput): string | undefined {
  if (!minRequireValue) return undefined;
  return minRequireType === 'Amount' ? `spend at least ${nairaText(minRequireValue)} on` : `buy at least ${units(minRequireValue)} of`;
}

function offerText(draft: CouponInput, names: TargetNames): string {
  const spend = targetText(draft.spendAppliesTo, names.spend);
  const minimum = minimumText(draft);
  if (draft.discountType === 'BuyXGetY') {
    const benefit = draft.rewardValue === 100 ? 'free' : `at ${draft.rewardValue || 0}% off`;
    return `get ${targetText(draft.rewardAppliesTo, names.reward)} ${benefit} when they ${minimum ?? 'buy'} ${spend}, up to ${formatKobo(draft.customerReward || 0)} an order`;
  }
  const condition = minimum ? ` when they ${minimum} ${draft.spendAppliesTo === 'Product' ? 'it' : 'them'}` : '';
  if (draft.discountType === 'Percent') return `get ${draft.discountValue || 0}% off ${spend}${condition}`;
  const each = draft.spendAppliesTo === 'All Product' ? 'an order from your store' : draft.spendAppliesTo === 'Product' ? `each ${names.spend ?? 'unit of the product you choose'}` : `each product in ${spend}`;
  return `get ${nairaText(draft.discountValue || 0)} off ${each}${condition}`;
}

function limitText({ usageLimit, usageLimitPerUser }: CouponInput): string {
  const perUser = usageLimitPerUser ? `, ${uses(usageLimitPerUser)} per customer` : '';
  return (usageLimit ? `, for the first ${usageLimit === 1 ? 'use' : `${usageLimit} uses`}` : '') + perUser;
}

/** What a coupon does, in one sentence that a merchant can check it against. Reads drafts that are not complete yet. */
export function couponSummary(draft: CouponInput, names: TargetNames = {}): string {
  const who = audiences[draft.customerEligibility];
  const offer = offerText(draft, names).replace(/^get/, draft.customerEligibility === 'Everyone' ? 'gets' : 'get');
  const how = draft.discountMode === 'Code' ? ` with the code ${draft.code?.trim().toUpperCase() || 'you choose'}` : ' without a code';
  const when = draft.startDate && draft.endDate && draft.endDate >= draft.startDate ? `, ${periodText(draft)}` : '';
  return `${who} ${offer}${how}${when}${limitText(draft)}.`;
}
