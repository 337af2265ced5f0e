/** How shoppers can sort stores. */
export const storeSorts = ['followers', 'rating', 'newest', 'name'] as const;
export type StoreSort = (typeof storeSorts)[number];
