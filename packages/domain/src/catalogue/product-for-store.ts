import * as z from 'zod/mini';
import { chosenId } from '../bounds';
import { productInputSchema } from './product-input';

/** A product that the platform adds to a live store. It is approved at once, so it is no draft. */
export const productForStoreSchema = z.safeExtend(productInputSchema, {
  storeId: chosenId('Choose a store'),
  isDraft: z.optional(z.literal(false)),
});
export type ProductForStore = z.infer<typeof productForStoreSchema>;
