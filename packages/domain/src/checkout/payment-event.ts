import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { pageOf, searchQuery } from '../paging';

/**
 * waiting: tried again at `nextTryAt`. failed: tried often enough, somebody has to look at it. processed: acted upon.
 * handled: staff dealt with it by hand.
 */
export const paymentEventStatuses = ['waiting', 'failed', 'processed', 'handled'] as const;
export const paymentEventStatusSchema = z.enum(paymentEventStatuses);
export type PaymentEventStatus = z.infer<typeof paymentEventStatusSchema>;

/** A notice came by itself (a webhook); an answer was given to a call of ours and could not be believed. */
export const paymentEventSources = ['notice', 'answer'] as const;

/** What a payment provider sent. */
export const paymentEventSchema = z.object({
  id: z.string(),
  provider: z.string(),
  source: z.enum(paymentEventSources),
  /** The provider's event (`transfer.reversed`), or the call that was answered (`verify`). */
  name: z.string(),
  /** Of the payment or the payout, where it can be told. */
  reference: z.optional(z.string()),
  status: paymentEventStatusSchema,
  /** Why it could not be acted upon. */
  reason: z.optional(z.string()),
  tries: z.int(),
  nextTryAt: z.optional(isoDateTime),
  receivedAt: isoDateTime,
  handledAt: z.optional(isoDateTime),
  handledBy: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
export const paymentEventPage = pageOf(paymentEventSchema);

/** With what was sent, as it came. */
export const paymentEventDetailSchema = z.extend(paymentEventSchema, { payload: z.string() });
export type PaymentEventDetail = z.infer<typeof paymentEventDetailSchema>;

/** `open` is what is waiting or failed. */
export const paymentEventListQuery = z.extend(searchQuery, {
  status: z.optional(z.enum([...paymentEventStatuses, 'open'])),
});
export type PaymentEventListQuery = z.infer<typeof paymentEventListQuery>;

export const MAX_EVENT_NOTE = 500;
export const paymentEventNoteSchema = z.object({
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter what was done' }),
      z.maxLength(MAX_EVENT_NOTE, { error: `Use at most ${MAX_EVENT_NOTE} characters` }),
    ),
});
export type PaymentEventNote = z.infer<typeof paymentEventNoteSchema>;
