import * as z from 'zod/mini';

/** How a store's products are divided, for the links above them. */
export const storeSectionsSchema = z.object({
  /** Categories of the first level, the one with the most products first. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), productCount: z.int() })),
  onSaleCount: z.int(),
});
export type StoreSections = z.infer<typeof storeSectionsSchema>;
