import { productSorts } from '@market/domain/catalogue/product-sorts';

export type ProductSort = (typeof productSorts)[number];

/** What the server does when nothing was chosen. */
export const defaultSort: ProductSort = 'relevance';

const names: Readonly<Record<ProductSort, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  rating: 'Best rated',
};

/** Something matches best only when something was searched for; else the most sold come first. */
export const sortsFor = (search: string | undefined): { value: ProductSort; name: string }[] =>
  productSorts.map((value) => ({
    value,
    name: value === 'relevance' && !search ? 'Most popular' : names[value],
  }));

export const parseSort = (value: string): ProductSort | undefined =>
  productSorts.find((sort) => sort === value);
