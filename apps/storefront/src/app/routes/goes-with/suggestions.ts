import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { paths } from '../../paths';

export const suggestionHref = ({ product, variantId }: Suggestion): string =>
  paths.product.href({ productId: product.id }, { variant: variantId });

/**
 * Identifies a suggestion with its variant and quantity. When either changes, the suggestion can be
 * added again.
 */
export const suggestionKey = ({ product, variantId, quantity }: Suggestion): string =>
  [product.id, variantId, quantity].join();

/**
 * Splits suggestions into the first one of each category, which are bought together, and the
 * alternatives to them.
 */
export function splitAlternatives(suggestions: readonly Suggestion[]): {
  bundle: readonly Suggestion[];
  alternatives: readonly Suggestion[];
} {
  const isFirst = ({ categoryId }: Suggestion, place: number) =>
    suggestions.findIndex((each) => each.categoryId === categoryId) === place;
  return {
    bundle: suggestions.filter(isFirst),
    alternatives: suggestions.filter((each, place) => !isFirst(each, place)),
  };
}

export const countUnits = (suggestions: readonly Suggestion[]): number =>
  suggestions.reduce((pieces, { quantity }) => pieces + quantity, 0);
