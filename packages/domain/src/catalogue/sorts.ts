export const productSorts = [
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'rating',
  'saving',
] as const;
export type ProductSort = (typeof productSorts)[number];

export const storeSorts = ['followers', 'rating', 'newest', 'name'] as const;
export type StoreSort = (typeof storeSorts)[number];
