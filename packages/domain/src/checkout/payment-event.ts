import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { pageOf, searchQuerySchema } from '../paging';

/**
 * waiting: retried at `nextTryAt`. failed: retries exhausted, staff must act. processed: handled
 * automatically. handled: resolved by staff.
 */
export const paymentEventStatuses = ['waiting', 'failed', 'processed', 'handled'] as const;
export const paymentEventStatusSchema = z.enum(paymentEventStatuses);
export type PaymentEventStatus = z.infer<typeof paymentEventStatusSchema>;

/** notice: a webhook. answer: an invalid response to one of our requests. */
export const paymentEventSources = ['notice', 'answer'] as const;

export const paymentEventSchema = z.object({
  id: z.string(),
  provider: z.string(),
  source: z.enum(paymentEventSources),
  /** The provider's event name (`transfer.reversed`), or our request (`verify`). */
  name: z.string(),
  /** Reference of the payment or payout, when known. */
  reference: z.optional(z.string()),
  status: paymentEventStatusSchema,
  reason: z.optional(z.string()),
  tries: z.int(),
  nextTryAt: z.optional(isoDateTime),
  receivedAt: isoDateTime,
  handledAt: z.optional(isoDateTime),
  handledBy: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
export const paymentEventPageSchema = pageOf(paymentEventSchema);

export const paymentEventDetailSchema = z.extend(paymentEventSchema, { payload: z.string() });
export type PaymentEventDetail = z.infer<typeof paymentEventDetailSchema>;

/** `open` means waiting or failed. */
export const paymentEventListQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(z.enum([...paymentEventStatuses, 'open'])),
});
export type PaymentEventListQuery = z.infer<typeof paymentEventListQuerySchema>;

export const MAX_EVENT_NOTE_LENGTH = 500;
export const paymentEventNoteSchema = z.object({
  note: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Enter what was done' }),
    z.maxLength(MAX_EVENT_NOTE_LENGTH, {
      error: `Use at most ${MAX_EVENT_NOTE_LENGTH} characters`,
    }),
  ),
});
export type PaymentEventNote = z.infer<typeof paymentEventNoteSchema>;
