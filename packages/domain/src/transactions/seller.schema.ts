import * as z from 'zod/mini';

/** The seller's details when the order was placed, printed on invoices. */
export const sellerSchema = z.object({
  storeName: z.string(),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  rcNumber: z.optional(z.string()),
  /** Tax identification number. */
  taxNumber: z.optional(z.string()),
  /** VAT rate included in its prices. Absent for sellers that are not registered for VAT. */
  vatPercent: z.optional(z.number()),
});
export type Seller = z.infer<typeof sellerSchema>;
