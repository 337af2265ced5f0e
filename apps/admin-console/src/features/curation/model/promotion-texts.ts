import {
  isVisible,
  type EditablePromotion,
  type HiddenReason,
} from '@market/domain/catalogue/promotion';
import { pluralise } from '@market/domain/pluralise';

export const hiddenReasonTexts: Readonly<Record<HiddenReason, string>> = {
  notApproved: 'not approved, not shown',
  storeClosed: 'store closed, not shown',
  notOnMarketplace: 'in its store only, not shown',
  soldOut: 'sold out, not shown',
};

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinal = (number: number): string =>
  `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`;

/** `place` is the place on the home page, from 1. Undefined for a promotion that is not on it. */
export function promotionState(
  { isHidden, products }: Pick<EditablePromotion, 'isHidden' | 'products'>,
  place: number | undefined,
): string {
  if (isHidden) return 'Hidden';
  if (products.length === 0) return 'Empty, not shown';
  if (place === undefined) return 'Nothing on sale, not shown';
  const hidden = products.length - products.filter(isVisible).length;
  return [
    'On the home page',
    ordinal(place),
    ...(hidden > 0 ? [`${pluralise(hidden, 'product')} hidden`] : []),
  ].join(', ');
}
