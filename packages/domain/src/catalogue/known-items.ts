import type { GoesWithItem } from './goes-with.schema';

export const MAX_KNOWN_ITEMS = 20;

/** The `items` of a query, at most 20. */
export const formatKnownItems = (items: readonly GoesWithItem[]): string =>
  items
    .slice(0, MAX_KNOWN_ITEMS)
    .map(({ productId, variantId }) => [productId, variantId].filter(Boolean).join('~'))
    .join(',');

/** The reverse of `formatKnownItems`. */
export const parseKnownItems = (text: string): GoesWithItem[] =>
  text
    .split(',')
    .map((item) => {
      const [productId = '', variantId] = item.split('~');
      return { productId, variantId };
    })
    .filter(({ productId }) => productId !== '')
    .slice(0, MAX_KNOWN_ITEMS);
