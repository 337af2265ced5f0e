import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { pageOf, searchQuerySchema } from '../paging';
import { cardDeliverySchema, productCardSchema } from '../catalogue/product';
import { storeSorts } from '../catalogue/sorts';

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
 * Filters for the store directory. `subscriptions` lists the stores that the caller follows. By
 * default the most followed stores come first.
 */
export const storeDirectoryQuerySchema = z.extend(searchQuerySchema, {
  store: z.optional(z.enum(['subscriptions'])),
  sort: z.optional(z.enum(storeSorts)),
});
export type StoreDirectoryQuery = z.infer<typeof storeDirectoryQuerySchema>;

export const storeShelfSchema = z.extend(storeCardSchema, {
  /** The names of the store's categories, the one with the most products first. */
  sells: z.array(z.string()),
  /**
   * The delivery of the store's lightest product. Absent when none of its products is delivered.
   */
  delivery: z.optional(cardDeliverySchema),
  /** The store's best-selling products in stock, at most 3. */
  products: z.array(productCardSchema),
});
export type StoreShelf = z.infer<typeof storeShelfSchema>;

/** A page of the directory, with counts and the Nigerian states for its filters. */
export const storeShelvesSchema = z.extend(pageOf(storeShelfSchema), {
  /** The number of stores in the whole directory. */
  storeCount: z.int(),
  outletCount: z.int(),
  /** The states that stores are in. */
  states: z.array(z.string()),
});

export const storeShelvesQuerySchema = z.extend(storeDirectoryQuerySchema, {
  official: z.optional(z.enum(['true'])),
  state: z.optional(z.string().check(z.maxLength(40))),
  /** A category of the first level. */
  categoryId: z.optional(recordIdSchema),
});
export type StoreShelvesQuery = z.infer<typeof storeShelvesQuerySchema>;
