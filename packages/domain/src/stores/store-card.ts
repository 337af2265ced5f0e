import * as z from 'zod/mini';
import { searchQuery } from '../paging';

/** A store in the shop's directory. */
export const storeCardSchema = z.object({
  id: z.string(),
  /** The readable part of its address in the shop; unchanged when the store is renamed. */
  slug: z.string(),
  storeName: z.string(),
  logo: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  isOfficialOutlet: z.boolean(),
  rating: z.number(),
  ratingCount: z.int(),
  followers: z.int(),
  productCount: z.int(),
});
export type StoreCard = z.infer<typeof storeCardSchema>;

export const storeSorts = ['followers', 'rating', 'newest', 'name'] as const;
export type StoreSort = (typeof storeSorts)[number];

/** The directory of stores; `subscriptions` are those that the caller follows. Unsorted, the most followed come first. */
export const storeDirectoryQuery = z.extend(searchQuery, {
  store: z.optional(z.enum(['subscriptions'])),
  sort: z.optional(z.enum(storeSorts)),
});
export type StoreDirectoryQuery = z.infer<typeof storeDirectoryQuery>;
