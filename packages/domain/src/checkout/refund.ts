import * as z from 'zod/mini';
import { isoDateTime } from '../contact';
import { money } from '../money';
import { searchQuery } from '../paging';

/** pending: on its way to the provider. sent: the provider has taken it over. failed: the provider could not send it, and staff may try again. */
export const refundStatuses = ['pending', 'sent', 'failed'] as const;
export const refundStatusSchema = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof refundStatusSchema>;

/** Money on its way back, as its customer sees it. */
export const orderRefundSchema = z.object({
  id: z.string(),
  amount: money,
  status: refundStatusSchema,
  createdAt: isoDateTime,
  sentAt: z.optional(isoDateTime),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

/** The same as the platform's staff see it. Without an order it is of a payment that bought nothing. */
export const refundSchema = z.extend(orderRefundSchema, {
  reference: z.string(),
  orderId: z.optional(z.string()),
  orderName: z.optional(z.string()),
  customerName: z.string(),
  customerEmail: z.string(),
  /** Why the provider could not send it. */
  failureReason: z.optional(z.string()),
});
export type Refund = z.infer<typeof refundSchema>;

export const refundListQuery = z.extend(searchQuery, { status: z.optional(refundStatusSchema) });
export type RefundListQuery = z.infer<typeof refundListQuery>;
