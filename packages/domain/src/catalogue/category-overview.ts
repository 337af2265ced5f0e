import * as z from 'zod/mini';
import { money } from '../money.schema';
import { productCardSchema } from './product';

/** What the shop offers in its categories. Categories without products are left out. */
export const categoryOverviewSchema = z.object({
  productCount: z.int(),
  /** The number of stores that have at least one of the offered products. */
  storeCount: z.int(),
  /** Categories of the first level. */
  categories: z.array(
    z.object({
      id: z.string(),
      productCount: z.int(),
      lowestPrice: money,
      /** The best seller of the products in stock. */
      mostBought: z.optional(productCardSchema),
    }),
  ),
  /** The number of products by the id of a sub-category or child category. */
  countsBelow: z.record(z.string(), z.int()),
});
export type CategoryOverview = z.infer<typeof categoryOverviewSchema>;
