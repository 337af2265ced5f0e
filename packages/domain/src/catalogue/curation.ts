import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { requiredText } from '../contact';
import { productCardSchema } from './product';

/** Products that the platform promotes under one title. */
export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  products: z.array(productCardSchema),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** Adds products to the promotion with this title. Creates it when it does not exist. */
export const promotionInputSchema = z.object({
  title: requiredText('a title', 60),
  productIds: z
    .array(recordId)
    .check(
      z.minLength(1, { error: 'Choose at least one product' }),
      z.maxLength(50, { error: 'Choose at most 50 products at a time' }),
    ),
});
export type PromotionInput = z.infer<typeof promotionInputSchema>;

/** A top-level category with its best-selling products. */
export const categoryShowcaseSchema = z.object({
  category: z.object({ id: z.string(), name: z.string(), image: z.optional(z.string()) }),
  products: z.array(productCardSchema),
});
export type CategoryShowcase = z.infer<typeof categoryShowcaseSchema>;
