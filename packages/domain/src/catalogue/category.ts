import * as z from 'zod/mini';
import { money } from '../money.schema';

/** Three levels: category, sub-category, child category (spec section 3). */
export const childCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  subCategoryId: z.string(),
  categoryId: z.string(),
});
export type ChildCategory = z.infer<typeof childCategorySchema>;

export const subCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  categoryId: z.string(),
  childCategories: z.array(childCategorySchema),
});
export type SubCategory = z.infer<typeof subCategorySchema>;

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  productCount: z.int(),
  /** The lowest price of the products on sale. Absent when there are none. */
  lowestPrice: z.optional(money),
  subCategories: z.array(subCategorySchema),
});
export type Category = z.infer<typeof categorySchema>;
