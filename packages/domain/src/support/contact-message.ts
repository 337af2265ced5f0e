import * as z from 'zod/mini';
import { email, phoneNumber, requiredText } from '../field.schema';

export const contactMessageSchema = z.object({
  name: requiredText('your name'),
  email,
  phoneNumber: z.optional(z.union([z.literal(''), phoneNumber])),
  subject: requiredText('what it is about', 140),
  message: requiredText('your message', 4000),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Reference for follow-up questions. */
export const contactReceiptSchema = z.object({ reference: z.string() });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
