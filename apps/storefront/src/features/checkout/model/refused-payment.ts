import * as z from 'zod/mini';
import { quoteSchema } from '@market/domain/checkout/checkout';

const paidBeforeSchema = z.object({ paidReference: z.string() });

/**
 * The data of a 409 for a payment: the payment that succeeded before this one, or the new quote in
 * kobo.
 */
export const readRefusal = (data: unknown) => ({
  paidReference: z.safeParse(paidBeforeSchema, data).data?.paidReference,
  newQuote: z.safeParse(quoteSchema, data).data,
});
export type Refusal = ReturnType<typeof readRefusal>;
