import { productSorts } from '@market/domain/catalogue/product';

export type ProductSort = (typeof productSorts)[number];

export const sortNames: Readonly<Record<ProductSort, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  rating: 'Best rated',
};

/** Something can match best only when something was searched for. */
export const sortsFor = (search: string | undefined): ProductSort[] => productSorts.filter((sort) => sort !== 'relevance' || Boolean(search));

/** What the server does when nothing was chosen. */
export const defaultSort = (search: string | undefined): ProductSort => (search ? 'relevance' : 'newest');

export const parseSort = (value: string): ProductSort | undefined => productSorts.find((sort) => sort === value);
