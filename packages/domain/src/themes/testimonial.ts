import * as z from 'zod/mini';
import { isoDateTime, optionalText, requiredText } from '../contact';

/** What a customer said of a store, as its merchant quotes it. */
export const testimonialInputSchema = z.object({
  quote: requiredText('what was said', 300),
  name: requiredText('who said it', 80),
  /** Where or what they are: `Magodo, Lagos`. */
  role: optionalText(80),
  /** Kept, but not on the store's page. */
  hidden: z._default(z.boolean(), false),
});
export type TestimonialInput = z.infer<typeof testimonialInputSchema>;

export const testimonialSchema = z.object({
  id: z.string(),
  quote: z.string(),
  name: z.string(),
  role: z.optional(z.string()),
  hidden: z.boolean(),
  createdAt: isoDateTime,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const MAX_TESTIMONIALS = 12;
