import type { Category } from '@market/domain/catalogue/category';
import { moneyText } from '@market/ui/money';
import type { ListingSearch } from './listing-search';

export interface FilterChip {
  id: string;
  label: string;
  /** Takes the filter off. */
  patch: Partial<ListingSearch>;
}

const naira = (whole: number): string => moneyText(whole * 100).slice(0, -3);

function priceLabel(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `${naira(least)} to ${naira(most)}`;
  if (least !== undefined) return `${naira(least)} and above`;
  return most === undefined ? undefined : `Up to ${naira(most)}`;
}

/** The filters in force, in words. */
export function filterChips(search: ListingSearch, categories: readonly Category[], storeName: string | undefined): FilterChip[] {
  const subs = categories.flatMap((category) => category.subCategories);
  const sub = subs.find(({ id }) => id === search.sub);
  const child = subs.flatMap((each) => each.childCategories).find(({ id }) => id === search.child);
  const price = priceLabel(search.minPrice, search.maxPrice);
  return [
    ...(sub && !child ? [{ id: 'sub', label: sub.name, patch: { sub: undefined } }] : []),
    ...(child ? [{ id: 'child', label: child.name, patch: { child: undefined } }] : []),
    ...(search.store ? [{ id: 'store', label: storeName ?? 'One store', patch: { store: undefined } }] : []),
    ...(price ? [{ id: 'price', label: price, patch: { minPrice: undefined, maxPrice: undefined } }] : []),
    ...(search.inStock ? [{ id: 'inStock', label: 'In stock', patch: { inStock: undefined } }] : []),
  ];
}
