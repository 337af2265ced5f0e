import { shortPeriodText } from '@market/console/period/short-period-text';
import { pluralise } from '@market/domain/pluralise';
import type { CouponInput } from '@market/domain/coupons/coupon';
import { formatKobo } from '@market/domain/money';

interface TargetNames {
  spend?: string | undefined;
  reward?: string | undefined;
}

const audiences = {
  Everyone: 'Everyone gets',
  'New customers': 'New customers get',
  Followers: 'Followers of your store get',
} as const;
const unnamedTargets = {
  Category: 'the category you choose',
  Product: 'the product you choose',
} as const;

const targetText = (scope: CouponInput['spendAppliesTo'], name: string | undefined): string =>
  scope === 'All Product' ? 'all your products' : (name ?? unnamedTargets[scope]);

/** Says "any of your products", because customers buy some products, never all of them. */
const anyTargetText = (scope: CouponInput['spendAppliesTo'], name: string | undefined): string =>
  scope === 'All Product' ? 'any of your products' : targetText(scope, name);

const usesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/**
 * `spend at least ₦50,000.00 on inverters`, `buy at least 2 units of inverters`; undefined without
 * a minimum.
 */
function minimumText(
  { minRequireType, minRequireValue }: CouponInput,
  target?: string,
): string | undefined {
  if (!minRequireValue) return undefined;
  if (minRequireType === 'Amount')
    return `spend at least ${formatKobo(minRequireValue)}${target ? ` on ${target}` : ''}`;
  return `buy at least ${pluralise(minRequireValue, 'unit')}${target ? ` of ${target}` : ''}`;
}

const pronouns = { 'All Product': undefined, Category: 'them', Product: 'it' } as const;

function offerText(draft: CouponInput, names: TargetNames): string {
  const spend = targetText(draft.spendAppliesTo, names.spend);
  if (draft.discountType === 'BuyXGetY') {
    const reward = `${anyTargetText(draft.rewardAppliesTo, names.reward)} ${draft.rewardValue === 100 ? 'free' : `at ${draft.rewardValue || 0}% off`}`;
    const bought = anyTargetText(draft.spendAppliesTo, names.spend);
    return `${reward} when they ${minimumText(draft, bought) ?? `buy ${bought}`}, up to ${formatKobo(draft.customerReward || 0)} an order`;
  }
  const minimum = minimumText(draft, pronouns[draft.spendAppliesTo]);
  const condition = minimum ? ` when they ${minimum}` : '';
  if (draft.discountType === 'Percent')
    return `${draft.discountValue || 0}% off ${spend}${condition}`;
  const each = {
    'All Product': 'an order',
    Category: `every unit of ${spend}`,
    Product: `every unit of ${spend}`,
  }[draft.spendAppliesTo];
  return `${formatKobo(draft.discountValue || 0)} off ${each}${condition}`;
}

function limitText({ usageLimit, usageLimitPerUser }: CouponInput): string {
  const perUser = usageLimitPerUser ? `, ${usesText(usageLimitPerUser)} per customer` : '';
  return (
    (usageLimit ? `, for the first ${usageLimit === 1 ? 'use' : `${usageLimit} uses`}` : '') +
    perUser
  );
}

/**
 * Describes a coupon in one sentence, so that a merchant can check it. Accepts incomplete drafts.
 */
export function couponSummary(draft: CouponInput, names: TargetNames = {}): string {
  const how =
    draft.discountMode === 'Code'
      ? ` with the code ${draft.code?.trim().toUpperCase() || 'you choose'}`
      : ' without a code';
  const when =
    draft.startDate && draft.endDate && draft.endDate >= draft.startDate
      ? `, ${shortPeriodText(draft)}`
      : '';
  return `${audiences[draft.customerEligibility]} ${offerText(draft, names)}${how}${when}${limitText(draft)}.`;
}
