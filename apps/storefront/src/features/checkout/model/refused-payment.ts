import * as z from 'zod/mini';
import { quoteSchema } from '@market/domain/checkout/checkout';

const paidBeforeSchema = z.object({ paidReference: z.string() });

/**
 * Reads the data of a payment's 409 response: the reference of an earlier payment that succeeded,
 * or the new quote in kobo.
 */
export const readRefusal = (data: unknown) => ({
  paidReference: z.safeParse(paidBeforeSchema, data).data?.paidReference,
  newQuote: z.safeParse(quoteSchema, data).data,
});
export type Refusal = ReturnType<typeof readRefusal>;
