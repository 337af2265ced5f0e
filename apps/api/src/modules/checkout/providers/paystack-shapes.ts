import * as z from 'zod/mini';

/** Paystack's envelope: `status` says that the call worked, not that money moved. */
export const envelopeSchema = z.object({ status: z.literal(true), message: z.string(), data: z.unknown() });

/** An error carries a code besides its message. */
export const failureSchema = z.object({ status: z.literal(false), message: z.string(), code: z.optional(z.string()) });

const text = z.nullish(z.string());
/** 64-bit numbers that JavaScript would round come as text from some endpoints. */
const idSchema = z.union([z.string(), z.number()]);

export const initialisedSchema = z.object({ authorization_url: z.string() });

export const transactionSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: z.int(),
  /** What we asked for; `amount` includes the fee where the customer bears it. */
  requested_amount: z.nullish(z.int()),
  fees: z.nullish(z.number()),
  gateway_response: text,
  paid_at: text,
  channel: text,
  ip_address: text,
  customer: z.nullish(z.object({ first_name: text, last_name: text, email: text })),
  /** Empty for channels other than cards. */
  authorization: z.nullish(z.object({ bin: text, last4: text, card_type: text, bank: text, country_code: text })),
});
export type PaystackTransaction = z.infer<typeof transactionSchema>;

export const refundSchema = z.object({ id: idSchema, amount: z.number(), status: z.string(), merchant_note: text });
export const recipientSchema = z.object({ recipient_code: z.string() });
export const transferSchema = z.object({ reference: z.string(), status: z.string() });

export const webhookSchema = z.object({
  event: z.string(),
  /** A refund's notice names the payment, but not which of its refunds. */
  data: z.object({ id: z.nullish(idSchema), reference: text, transaction_reference: text, status: text }),
});
