import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';

export const orderMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  /** An email address or a phone number. */
  recipient: z.string(),
  /** The subject of an email, or the whole text message. */
  subject: z.string(),
  createdAt: isoDateTime,
  /** When the mail server or the SMS gateway accepted it. */
  sentAt: z.optional(isoDateTime),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;
