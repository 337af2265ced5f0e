import * as z from 'zod/mini';
import { MAX_KOBO } from '@market/domain/money';
import type { TransferStatus } from './provider';

/**
 * Schemas of Paystack's replies. Money, references and statuses are checked strictly. Data that is
 * only displayed is optional, and an invalid part of it counts as missing.
 */

/** Leaves room for fees that the customer pays. */
export const koboSchema = z.int().check(z.minimum(1), z.maximum(2 * MAX_KOBO));
export const referenceSchema = z.string().check(z.regex(/^[\w.=-]{1,100}$/));
/** 64-bit numbers, which JavaScript would round, arrive as strings. */
export const idSchema = z.union([
  z.string().check(z.regex(/^[\w-]{1,40}$/)),
  z.int().check(z.minimum(0)),
]);

const MAX_TEXT_LENGTH = 300;
/**
 * Texts may have surrounding spaces, or be null or empty. Databases accept no control characters.
 */
const toCleanText = (value: string): string | undefined =>
  value
    .replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH) || undefined;
export const text = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) =>
      typeof value === 'string' ? toCleanText(value) : undefined,
    ),
  ),
  undefined,
);
const digits = (pattern: RegExp) =>
  z.catch(z.optional(z.string().check(z.regex(pattern))), undefined);
const optionalPart = <S extends z.core.$ZodType>(schema: S) =>
  z.catch(z.optional(schema), undefined);
/** An invalid date counts as missing. */
export const instantSchema = z.catch(
  z.pipe(
    z.optional(z.iso.datetime({ offset: true }).check(z.regex(/^20\d\d-/))),
    z.transform((value: string | undefined) => (value === undefined ? undefined : new Date(value))),
  ),
  undefined,
);

/**
 * Must have the requested reference, and a page on HTTPS or, behind a proxy, with the prefix
 * `page`.
 */
export const initialisedSchema = (reference: string, page: string) =>
  z.object({
    reference: z.literal(reference),
    authorization_url: z.url().check(
      z.refine((url) => url.startsWith('https://') || url.startsWith(page), {
        error: 'expected an address on HTTPS',
      }),
    ),
  });

const paymentStatuses = [
  'abandoned',
  'failed',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
  'success',
] as const;

export const transactionSchema = (reference: string) =>
  z
    .object({
      id: idSchema,
      reference: z.literal(reference),
      status: z.enum(paymentStatuses),
      currency: z.literal('NGN'),
      /** The paid amount, including the fee when the customer pays it. */
      amount: koboSchema,
      requested_amount: z.nullish(koboSchema),
      fees: z.nullish(z.int().check(z.minimum(0))),
      gateway_response: text,
      paid_at: instantSchema,
      channel: text,
      ip_address: text,
      customer: optionalPart(z.object({ first_name: text, last_name: text, email: text })),
      /** Empty for channels other than cards. */
      authorization: optionalPart(
        z.object({
          bin: digits(/^\d{6,8}$/),
          last4: digits(/^\d{4}$/),
          card_type: text,
          bank: text,
          country_code: text,
        }),
      ),
    })
    .check(
      z.refine(({ amount, fees }) => (fees ?? 0) <= amount, {
        path: ['fees'],
        error: 'expected at most the amount',
      }),
    );
export type PaystackTransaction = z.output<ReturnType<typeof transactionSchema>>;

interface ChargedAmounts {
  readonly amount: number;
  readonly requested_amount?: number | null | undefined;
  readonly fees?: number | null | undefined;
  readonly channel?: string | undefined;
}
/**
 * The amount for the order, and the fee that is deducted from it. When the customer pays the fee,
 * it is added to the requested amount. A transfer that exceeds the requested amount by more than
 * the fee was overpaid, and keeps its excess for the shop to refund. Less than the requested amount
 * is never enough.
 */
export function subtractAddedFees({ amount, requested_amount, fees, channel }: ChargedAmounts) {
  const excess = Math.max(0, amount - (requested_amount ?? amount));
  // The fee is unknown until the payment succeeds.
  const isOverpaid = channel === 'bank_transfer' && excess > (fees ?? excess);
  const addedFees = isOverpaid ? 0 : excess;
  return { amount: amount - addedFees, fees: Math.max(0, (fees ?? 0) - addedFees) };
}

const refundStatuses = ['pending', 'processing', 'processed', 'failed', 'needs-attention'] as const;
const currency = z.optional(z.literal('NGN'));
export const refundSchema = z.object({
  id: idSchema,
  amount: koboSchema,
  currency,
  status: z.enum(refundStatuses),
  merchant_note: text,
});
export const newRefundSchema = (amount: number) =>
  z.extend(refundSchema, { amount: z.literal(amount) });

export const recipientSchema = z.object({
  recipient_code: z.string().check(z.regex(/^[\w-]{3,100}$/)),
});

const transferStatuses = [
  'success',
  'pending',
  'processing',
  'queued',
  'received',
  'otp',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
] as const;
export type PaystackTransferStatus = (typeof transferStatuses)[number];
export const transferSchema = ({ reference, amount }: { reference: string; amount: number }) =>
  z.object({
    reference: z.literal(reference),
    status: z.enum(transferStatuses),
    amount: z.optional(z.literal(amount)),
    currency,
  });

export const evidenceSchema = z.object({ id: idSchema });
export const uploadSchema = z.object({
  signedUrl: z.url({ protocol: /^https?$/ }),
  fileName: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
});
export const disputeSchema = (id: string) =>
  z.object({
    id: z
      .pipe(idSchema, z.transform(String))
      .check(z.refine((answered) => answered === id, { error: `expected ${id}` })),
    status: z.optional(z.string()),
  });

const noticeSchema = <S extends z.core.$ZodShape>(data: S) => z.object({ data: z.object(data) });
export const namedSchema = z.object({ event: z.string().check(z.regex(/^[a-z][\w.]{1,60}$/)) });
export const chargeNoticeSchema = noticeSchema({
  id: z.nullish(idSchema),
  reference: referenceSchema,
});
export const transferNoticeSchema = noticeSchema({
  id: z.nullish(idSchema),
  reference: referenceSchema,
  amount: z.optional(koboSchema),
  currency,
  reason: text,
  message: text,
});
/** The notice of a refund names the payment, but not which of its refunds. */
export const refundNoticeSchema = noticeSchema({ transaction_reference: referenceSchema });
export const disputeNoticeSchema = noticeSchema({
  id: idSchema,
  refund_amount: z.nullish(koboSchema),
  currency: z.nullish(z.literal('NGN')),
  status: z.enum([
    'awaiting-merchant-feedback',
    'awaiting-bank-feedback',
    'pending',
    'resolved',
    'archived',
  ]),
  resolution: z.nullish(z.enum(['merchant-accepted', 'auto-accepted', 'declined'])),
  category: text,
  note: text,
  dueAt: instantSchema,
  transaction: z.object({ reference: referenceSchema, amount: z.optional(koboSchema) }),
  messages: z.catch(z.optional(z.array(z.object({ body: text }))), undefined),
});
export type PaystackDispute = z.output<typeof disputeNoticeSchema>['data'];

const endedStatuses: Readonly<Record<string, TransferStatus>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
};

export const transferStatus = (status: string): TransferStatus =>
  endedStatuses[status] ?? 'pending';
