import * as z from 'zod/mini';
import type { PaidWith } from './paid-with';

/** How a customer paid. `cardType` is the provider's word: `visa`. */
export const paidWithSchema = z.object({
  cardType: z.optional(z.string()),
  cardLast4: z.optional(z.string()),
  channel: z.optional(z.string()),
}) satisfies z.ZodMiniType<PaidWith>;
