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
};

/** `relevance` needs a search text. Without one, best sellers come first. */
export const listSorts = (search: string | undefined): { value: ProductSort; name: string }[] =>
  productSorts.map((value) => ({
    value,
    name: value === 'relevance' && !search ? 'Most popular' : sortNames[value],
  }));

export const parseSort = (value: string): ProductSort | undefined =>
  productSorts.find((sort) => sort === value);
