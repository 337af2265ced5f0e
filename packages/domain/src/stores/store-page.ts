import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { themeLayoutSchema } from '../themes/theme';
import { socialLinksSchema } from './social-links';
import { storeCardSchema } from './store-card';

/** A store as shoppers see it, in the look that its merchant chose: all that its page needs besides products, reviews and policies. */
export const storePageSchema = z.extend(storeCardSchema, {
  /** A paused store shows its page and sells nothing. A store that is not open is previewed as live. */
  status: z.enum(['live', 'paused']),
  about: z.optional(z.string()),
  storePhoneNumber: z.optional(z.string()),
  /** Where shoppers may come. */
  street: z.optional(z.string()),
  socialLinks: socialLinksSchema,
  policyCount: z.int(),
  /** Days after delivery within which it takes returns. */
  returnDays: z.int(),
  openedAt: isoDateTime,
  /** Its colours are readable already, whatever was chosen: see `readableColours`. */
  theme: z.omit(themeLayoutSchema, { merchantThemeId: true }),
});
export type StorePage = z.infer<typeof storePageSchema>;
