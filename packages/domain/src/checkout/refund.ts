import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { searchQuerySchema } from '../paging';

/**
 * pending: not yet accepted by the provider. sent: accepted by the provider. failed: rejected by
 * the provider, and staff can retry.
 */
export const refundStatuses = ['pending', 'sent', 'failed'] as const;
export const refundStatusSchema = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof refundStatusSchema>;

export const orderRefundSchema = z.object({
  id: z.string(),
  amount: money,
  status: refundStatusSchema,
  createdAt: isoDateTime,
  sentAt: z.optional(isoDateTime),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

/**
 * A refund as shown to platform staff. `orderId` is absent when the payment did not result in an
 * order.
 */
export const refundSchema = z.extend(orderRefundSchema, {
  reference: z.string(),
  orderId: z.optional(z.string()),
  orderName: z.optional(z.string()),
  customerName: z.string(),
  customerEmail: z.string(),
  failureReason: z.optional(z.string()),
});
export type Refund = z.infer<typeof refundSchema>;

export const refundListQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(refundStatusSchema),
});
export type RefundListQuery = z.infer<typeof refundListQuerySchema>;
