import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { productListQuerySchema } from './product';

export const platformProductSorts = ['newest', 'oldest', 'price-desc', 'price-asc'] as const;
export type PlatformProductSort = (typeof platformProductSorts)[number];

/** The platform's list of all stores' products, newest first by default. */
export const platformProductQuerySchema = z.extend(productListQuerySchema, {
  storeId: z.optional(recordIdSchema),
  sort: z.optional(z.enum(platformProductSorts)),
});
