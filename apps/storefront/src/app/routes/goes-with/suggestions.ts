import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { paths } from '../../paths';

/** A section with fewer products is not shown. */
export const MIN_SUGGESTED = 3;

/** Opens the variant that is suggested. */
export const suggestionHref = ({ product, variantId }: Suggestion): string =>
  paths.product.href({ productId: product.id }, { variant: variantId });

/** Another variant, or another number of pieces, is not in the cart yet. */
export const suggestionKey = ({ product, variantId, quantity }: Suggestion): string =>
  [product.id, variantId, quantity].join();

/** All pieces of all suggestions. */
export const piecesOf = (suggestions: readonly Suggestion[]): number =>
  suggestions.reduce((pieces, { quantity }) => pieces + quantity, 0);
