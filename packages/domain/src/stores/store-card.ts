import * as z from 'zod/mini';
import { searchQuery } from '../paging';
import { storeSorts } from '../catalogue/sorts';

/** A store in the storefront's directory. */
export const storeCardSchema = z.object({
  id: z.string(),
  /** Readable part of the store's URL. Does not change when the store is renamed. */
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

/**
 * Filters of the store directory. `subscriptions` lists the stores that the caller follows. By
 * default the most followed come first.
 */
export const storeDirectoryQuery = z.extend(searchQuery, {
  store: z.optional(z.enum(['subscriptions'])),
  sort: z.optional(z.enum(storeSorts)),
});
export type StoreDirectoryQuery = z.infer<typeof storeDirectoryQuery>;
