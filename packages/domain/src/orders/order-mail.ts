import * as z from 'zod/mini';
import { isoDateTime } from '../contact';

/** A mail about an order. */
export const orderMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: isoDateTime,
  /** When the mail server accepted it. */
  sentAt: z.optional(isoDateTime),
});
export type OrderMail = z.infer<typeof orderMailSchema>;
