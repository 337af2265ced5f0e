import * as z from 'zod/mini';
import type { PaymentDetails } from './payment-details';

/** How a customer paid. `cardType` is the provider's word: `visa`. */
export const paymentDetailsSchema = z.object({
  cardType: z.optional(z.string()),
  cardLast4: z.optional(z.string()),
  channel: z.optional(z.string()),
}) satisfies z.ZodMiniType<PaymentDetails>;
