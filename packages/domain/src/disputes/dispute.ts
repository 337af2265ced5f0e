import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { pageOf, searchQuerySchema } from '../paging';

/**
 * open: the stores' shares are held. won: they are released. lost: the customer's bank took the
 * money back.
 */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export const disputeStatusSchema = z.enum(disputeStatuses);
export type DisputeStatus = z.infer<typeof disputeStatusSchema>;

/** accept: refund the customer. decline: let the bank decide on the evidence. */
export const disputeDecisions = ['accept', 'decline'] as const;

/** The disputed amount of one order, and how much of the store's share is held for it. */
const disputedOrderSchema = z.object({
  orderId: z.string(),
  orderName: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  amount: money,
  held: money,
});

/** A payment that the customer contests at the bank (chargeback). */
export const disputeSchema = z.object({
  id: z.string(),
  provider: z.string(),
  providerId: z.string(),
  /** Reference of the payment. */
  reference: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  amount: money,
  reason: z.optional(z.string()),
  /** The deadline for an answer. Without an answer the dispute is lost. */
  dueAt: z.optional(isoDateTime),
  status: disputeStatusSchema,
  openedAt: isoDateTime,
  resolvedAt: z.optional(isoDateTime),
  orders: z.array(disputedOrderSchema),
  answer: z.optional(
    z.object({
      decision: z.enum(disputeDecisions),
      note: z.string(),
      by: z.string(),
      at: isoDateTime,
      sentAt: z.optional(isoDateTime),
    }),
  ),
  /** Why the provider rejected the last answer. Another answer can be given. */
  answerFailure: z.optional(z.string()),
});
export type Dispute = z.infer<typeof disputeSchema>;
export const disputePageSchema = pageOf(disputeSchema);

export const disputeListQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(disputeStatusSchema),
});
export type DisputeListQuery = z.infer<typeof disputeListQuerySchema>;

export const MAX_DISPUTE_NOTE_LENGTH = 2000;
export const disputeAnswerSchema = z.object({
  decision: z.enum(disputeDecisions, { error: 'Choose a response' }),
  /** Evidence for the bank: why the payment was valid, or why it is refunded. */
  note: z.string().check(
    z.trim(),
    z.minLength(10, { error: 'Enter at least 10 characters. The bank decides based on this.' }),
    z.maxLength(MAX_DISPUTE_NOTE_LENGTH, {
      error: `Use at most ${MAX_DISPUTE_NOTE_LENGTH} characters`,
    }),
  ),
});
export type DisputeAnswerInput = z.infer<typeof disputeAnswerSchema>;
