import * as z from 'zod/mini';
import { storeStatusSchema } from '../stores/store-status';
import { approvalStatusSchema } from './product';

/** Why a product is or is not in the shop. */
export const productVisibilitySchema = z.object({
  /**
   * Whether the shop lists the product: it is approved, its store is live, and it is on the
   * marketplace.
   */
  listed: z.boolean(),
  approved: z.boolean(),
  storeLive: z.boolean(),
  onMarketplace: z.boolean(),
  /** Sold-out products are listed, but cannot be bought. */
  inStock: z.boolean(),
  approvalStatus: approvalStatusSchema,
  /** Why the product was sent back. */
  reviewNote: z.optional(z.string()),
  storeStatus: storeStatusSchema,
  /** Why the store was sent back or suspended. */
  storeNote: z.optional(z.string()),
});
export type ProductVisibility = z.infer<typeof productVisibilitySchema>;
