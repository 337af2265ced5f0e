import * as z from 'zod/mini';
import { productCardSchema } from './product';
import { storeStatusSchema } from '../stores/store-status';
import { storeCardSchema } from '../stores/store-card';

export const promotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  products: z.array(productCardSchema),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** A top-level category with its best-selling products. */
export const categoryShowcaseSchema = z.object({
  category: z.object({ id: z.string(), name: z.string(), image: z.optional(z.string()) }),
  products: z.array(productCardSchema),
});
export type CategoryShowcase = z.infer<typeof categoryShowcaseSchema>;

/** A store that the platform marks as an official outlet. Shoppers see it while it is live. */
export const officialOutletSchema = z.extend(storeCardSchema, { status: storeStatusSchema });
export type OfficialOutlet = z.infer<typeof officialOutletSchema>;
