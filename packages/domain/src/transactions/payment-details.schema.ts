import * as z from 'zod/mini';
import type { PaymentDetails } from './payment-details';

/** How a customer paid. `cardType` is in the provider's spelling: `visa`. */
export const paymentDetailsSchema = z.object({
  cardType: z.optional(z.string()),
  cardLast4: z.optional(z.string()),
  channel: z.optional(z.string()),
}) satisfies z.ZodMiniType<PaymentDetails>;
