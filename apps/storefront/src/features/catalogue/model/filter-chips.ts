import { parseOptionChoices } from '@market/domain/catalogue/option-choices';
import { formatDay } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import { moneyText } from '@market/ui/money';
import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { attributeChips } from './attribute-filters';
import { parseIds, toggleId, toggleOption } from './choices';
import type { ListingScope, ListingSearch } from './listing-search';

export interface FilterChip {
  id: string;
  label: string;
  /** The change to the URL parameters that removes the filter. */
  patch: Partial<ListingSearch>;
}

export const wholeNaira = (naira: number): string => moneyText(naira * 100).slice(0, -3);

export const ratingLabel = (stars: number): string => `${pluralise(stars, 'star')} and up`;

function priceLabel(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined)
    return `${wholeNaira(least)} to ${wholeNaira(most)}`;
  if (least !== undefined) return `${wholeNaira(least)} and above`;
  return most === undefined ? undefined : `Up to ${wholeNaira(most)}`;
}

/** The names that are needed to describe the filters in use. */
export type FilterNames = Partial<Pick<CatalogueFacets, 'stores' | 'attributes'>>;

/** The active filters as text. Within a category, the search text is one of them. */
export function filterChips(
  { categoryId }: ListingScope,
  search: ListingSearch,
  { stores, attributes }: FilterNames,
): FilterChip[] {
  const price = priceLabel(search.minPrice, search.maxPrice);
  return [
    ...(categoryId && search.search
      ? [{ id: 'search', label: `“${search.search}”`, patch: { search: undefined } }]
      : []),
    ...attributeChips(search.attributes, attributes ?? []),
    ...parseOptionChoices(search.options ?? '').flatMap(({ property, options }) =>
      options.map((option) => ({
        id: `${property}:${option}`,
        label: option,
        patch: { options: toggleOption(search.options, property, option) },
      })),
    ),
    ...(price
      ? [{ id: 'price', label: price, patch: { minPrice: undefined, maxPrice: undefined } }]
      : []),
    ...parseIds(search.store).map((id) => ({
      id,
      label: stores?.find((store) => store.id === id)?.storeName ?? 'One store',
      patch: { store: toggleId(search.store, id) },
    })),
    ...(search.rating
      ? [{ id: 'rating', label: ratingLabel(search.rating), patch: { rating: undefined } }]
      : []),
    ...(search.arrivesBy
      ? [
          {
            id: 'arrivesBy',
            label: `Arrives by ${formatDay(search.arrivesBy)}`,
            patch: { arrivesBy: undefined },
          },
        ]
      : []),
    ...(search.inStock
      ? [{ id: 'inStock', label: 'In stock', patch: { inStock: undefined } }]
      : []),
    ...(search.onSale ? [{ id: 'onSale', label: 'On sale', patch: { onSale: undefined } }] : []),
  ];
}
