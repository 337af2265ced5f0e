import * as z from 'zod/mini';
import { hostedImage, phoneNumber } from '../field.schema';

/**
 * What a shipping partner can change without the platform's approval. Leaving out `logo` removes
 * it.
 */
export const partnerProfileChangeSchema = z.object({
  logo: z.optional(hostedImage),
  /** Customers and stores call this number once the partner has accepted their order. */
  phoneNumber,
});
export type PartnerProfileChange = z.infer<typeof partnerProfileChangeSchema>;

/** How a shipping partner appears to customers, stores and the platform. */
export const partnerProfileSchema = z.object({
  companyName: z.string(),
  /** `/images/<id>`. */
  logo: z.optional(z.string()),
  /** The owner's own number until the company has one. */
  phoneNumber: z.optional(z.string()),
});
export type PartnerProfile = z.infer<typeof partnerProfileSchema>;
