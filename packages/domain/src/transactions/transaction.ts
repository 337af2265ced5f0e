import * as z from 'zod/mini';
import { orderRefundSchema } from '../checkout/refund';
import { isoDate, isoDateTime } from '../contact';
import { money } from '../money';
import { orderItemSchema } from '../orders/order';
import { pageQuery, searchTerm } from '../paging';

/** What became of a payment: all of it stayed, a part went back, all of it did. */
export const transactionStatuses = ['success', 'partly_refunded', 'refunded'] as const;
export const transactionStatusSchema = z.enum(transactionStatuses);
export type TransactionStatus = z.infer<typeof transactionStatusSchema>;

/**
 * A payment as the store that was paid sees it (spec section 3): its own order of it, and of the customer no more than the
 * name and the end of the card. `id` is the order's, as a payment of several stores is one for each.
 */
export const transactionSchema = z.object({
  id: z.string(),
  orderTrackerId: z.string(),
  orderName: z.string(),
  /** The payment's number at the provider. */
  transactionId: z.string(),
  reference: z.string(),
  /** What the customer paid for this order. */
  amount: money,
  /** What the platform keeps of it: commission and delivery. */
  fees: money,
  /** The store's part of it. */
  dueToMerchant: money,
  /** What went back to the customer, or is on its way. */
  refunded: money,
  status: transactionStatusSchema,
  customerName: z.string(),
  cardType: z.optional(z.string()),
  /** `**** 4081` */
  cardNumber: z.optional(z.string()),
  paymentChannel: z.optional(z.string()),
  /** When it was paid. */
  date: isoDateTime,
  createdAt: isoDateTime,
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionDetailSchema = z.extend(transactionSchema, {
  orderItems: z.array(orderItemSchema),
  subtotal: money,
  discount: money,
  shippingFee: money,
  commissionPercent: z.number(),
  commission: money,
  refunds: z.array(z.omit(orderRefundSchema, { sentAt: true })),
});
export type TransactionDetail = z.infer<typeof transactionDetailSchema>;

/** One page of a list that may be very long: `next` leads to the page after it, and `count` ends at `COUNT_CAP`. */
export const longPageOf = <S extends z.core.$ZodType>(row: S) =>
  z.object({
    rows: z.array(row),
    count: z.int(),
    isCapped: z.boolean(),
    next: z.optional(z.string()),
  });

const filters = {
  /** An order's number, a payment's reference, or a customer's name. */
  search: searchTerm,
  status: z.optional(transactionStatusSchema),
  /** Days in Lagos, both included. */
  startDate: z.optional(isoDate),
  endDate: z.optional(isoDate),
};

export const transactionFilter = z.object(filters);
export type TransactionFilter = z.infer<typeof transactionFilter>;

/** `after` is the `next` of the page before. */
const page = {
  limit: pageQuery.shape.limit,
  after: z.optional(z.string().check(z.maxLength(100))),
};

export const transactionListQuery = z.object({ ...filters, ...page });
export type TransactionListQuery = z.infer<typeof transactionListQuery>;

export const transactionPageSchema = longPageOf(transactionSchema);

/** A payment as the platform sees it: whole, with all of its orders. */
export const platformTransactionSchema = z.object({
  id: z.string(),
  transactionId: z.string(),
  reference: z.string(),
  amount: money,
  /** What the provider kept. */
  fees: money,
  status: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  cardType: z.optional(z.string()),
  cardNumber: z.optional(z.string()),
  bank: z.optional(z.string()),
  country: z.optional(z.string()),
  ipAddress: z.optional(z.string()),
  paymentChannel: z.optional(z.string()),
  date: isoDateTime,
  createdAt: isoDateTime,
  orders: z.array(
    z.object({
      orderTrackerId: z.string(),
      orderName: z.string(),
      storeId: z.string(),
      storeName: z.string(),
      total: money,
    }),
  ),
});
export type PlatformTransaction = z.infer<typeof platformTransactionSchema>;

/** A search is a payment's reference or number, its customer's email, or their name. */
export const platformTransactionListQuery = z.object({
  search: filters.search,
  startDate: filters.startDate,
  endDate: filters.endDate,
  ...page,
});
export type PlatformTransactionListQuery = z.infer<typeof platformTransactionListQuery>;
export const platformTransactionPageSchema = longPageOf(platformTransactionSchema);
