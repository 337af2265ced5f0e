import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { themeLayoutSchema } from '../themes/theme';
import { socialLinksSchema } from './social-links';
import { storeCardSchema } from './store-card';

/** A store page with its theme: everything but products, reviews and policies. */
export const storePageSchema = z.extend(storeCardSchema, {
  /**
   * A paused store shows its page but sells nothing. A store that is not live yet is previewed as
   * live.
   */
  status: z.enum(['live', 'paused']),
  about: z.optional(z.string()),
  storePhoneNumber: z.optional(z.string()),
  /** Street address, when shoppers can visit in person. */
  street: z.optional(z.string()),
  socialLinks: socialLinksSchema,
  policyCount: z.int(),
  /** Return window in days after delivery. */
  returnDays: z.int(),
  openedAt: isoDateTime,
  /** Colours are already adjusted for contrast (see `readableColours`). */
  theme: z.omit(themeLayoutSchema, { merchantThemeId: true }),
});
export type StorePage = z.infer<typeof storePageSchema>;

/** The groups of a store's products, for the links above them. */
export const storeSectionsSchema = z.object({
  /** Categories of the first level, the one with the most products first. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), productCount: z.int() })),
  onSaleCount: z.int(),
});
export type StoreSections = z.infer<typeof storeSectionsSchema>;
