import { productSorts } from '@market/domain/catalogue/sorts';

export type ProductSort = (typeof productSorts)[number];

/** The server's default. */
export const defaultSort: ProductSort = 'relevance';

const sortNames: Readonly<Record<ProductSort, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  rating: 'Best rated',
  saving: 'Largest discount',
};

interface SortedList {
  readonly search?: string | undefined;
  readonly onSale?: string | undefined;
  readonly sort?: ProductSort | undefined;
}

/**
 * `relevance` needs a search text. Without one, best sellers come first. `saving` is of use in lists
 * of deals.
 */
export const listSorts = ({
  search,
  onSale,
  sort,
}: SortedList): { value: ProductSort; name: string }[] =>
  productSorts
    .filter((value) => value !== 'saving' || onSale || sort === value)
    .map((value) => ({
      value,
      name: value === 'relevance' && !search ? 'Most popular' : sortNames[value],
    }));

export const parseSort = (value: string): ProductSort | undefined =>
  productSorts.find((sort) => sort === value);
