import * as z from 'zod/mini';
import { isoDateTime, optionalText, requiredText } from '../field.schema';

export const testimonialInputSchema = z.object({
  quote: requiredText('what was said', 300),
  name: requiredText('the customer’s name', 80),
  /** Position or place: `Magodo, Lagos`. */
  role: optionalText(80),
  /** Stored but not shown on the store's page. */
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
