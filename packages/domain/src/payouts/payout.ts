import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { isoDateTime } from '../contact';
import { money } from '../money';
import { pageOf, searchQuery } from '../paging';

/**
 * pending: reported, waits for approval. approved: the transfer is under way. processed: confirmed paid. failed: refused, or
 * sent back by the bank; it can be approved again and then goes to the account that the store has by then.
 */
export const payoutStatuses = ['pending', 'approved', 'processed', 'failed'] as const;
export const payoutStatusSchema = z.enum(payoutStatuses);
export type PayoutStatus = z.infer<typeof payoutStatusSchema>;

/** One of the orders that a payout pays, and what became of its total: `dueToMerchant` is what it brought its store when it completed. */
export const payoutOrderSchema = z.object({
  id: z.string(),
  orderName: z.string(),
  total: money,
  commission: money,
  dueToMerchant: money,
});
export type PayoutOrder = z.infer<typeof payoutOrderSchema>;
export const payoutOrdersSchema = pageOf(payoutOrderSchema);

/** So many of its orders come with a payout; the rest page by page. */
export const PAYOUT_ORDERS_SHOWN = 20;

export const payoutSchema = z.object({
  id: z.string(),
  reference: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  status: payoutStatusSchema,
  amount: money,
  bankName: z.optional(z.string()),
  accountNumberLast4: z.optional(z.string()),
  /** The first `PAYOUT_ORDERS_SHOWN`. */
  orders: z.array(payoutOrderSchema),
  /** How many there are. */
  orderCount: z.optional(z.int()),
  requestedAt: isoDateTime,
  requestedBy: z.string(),
  approvedAt: z.optional(isoDateTime),
  approvedBy: z.optional(z.string()),
  processedAt: z.optional(isoDateTime),
  /** Of a failed one: when, and why in the provider's words. */
  failedAt: z.optional(isoDateTime),
  failureReason: z.optional(z.string()),
  heldUntil: z.optional(isoDateTime),
});
export type Payout = z.infer<typeof payoutSchema>;

export const paymentStatsSchema = z.object({
  processedPayment: money,
  approvedPayment: money,
  pendingPayment: money,
});
export type PaymentStats = z.infer<typeof paymentStatsSchema>;

/** A store's own money: what it can ask for now and what is still held, beside the payouts so far. */
export const merchantPaymentsSchema = z.object({
  stats: paymentStatsSchema,
  /** Completed orders not yet in a payout, kobo; refunds after a payout are netted and never below zero here. */
  available: money,
  held: money,
  /** Held while customers' banks dispute payments, kobo. */
  disputed: money,
  /** Where it is paid to; payouts wait until then after a change of it. */
  bank: z.optional(
    z.object({
      bankName: z.string(),
      accountName: z.string(),
      accountNumberLast4: z.string(),
      payoutsHeldUntil: z.optional(isoDateTime),
    }),
  ),
  rows: z.array(payoutSchema),
  count: z.int(),
});
export type MerchantPayments = z.infer<typeof merchantPaymentsSchema>;

export const payoutListQuery = z.extend(searchQuery, { status: z.optional(payoutStatusSchema) });

/** `request` gathers a store's payable orders (a merchant asks for its own, an admin names the store); `approve` needs another person. */
export const payoutActionSchema = z.object({
  action: z.enum(['request', 'approve']),
  payoutId: z.optional(recordId),
  storeId: z.optional(recordId),
});
export type PayoutAction = z.infer<typeof payoutActionSchema>;
