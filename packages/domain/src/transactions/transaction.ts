import * as z from 'zod/mini';
import { orderRefundSchema } from '../checkout/refund';
import { isoDate, isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { orderItemSchema } from '../orders/order';
import { pageQuerySchema, searchTextSchema } from '../paging';

/** Whether a payment was kept, partly refunded or fully refunded. */
export const transactionStatuses = ['success', 'partly_refunded', 'refunded'] as const;
export const transactionStatusSchema = z.enum(transactionStatuses);
export type TransactionStatus = z.infer<typeof transactionStatusSchema>;

/**
 * A payment as shown to a store (spec section 3): its own order only, with the customer's name and
 * the last digits of the card. `id` is the order's, because a payment to several stores is listed
 * once for each.
 */
export const transactionSchema = z.object({
  id: z.string(),
  orderTrackerId: z.string(),
  orderName: z.string(),
  /** The provider's payment number. */
  transactionId: z.string(),
  reference: z.string(),
  /** The amount that the customer paid for this order. */
  amount: money,
  /** The platform's share after refunds: commission and delivery. */
  fees: money,
  /** The store's share after refunds. */
  dueToMerchant: money,
  /** The amount that is refunded or being refunded. */
  refunded: money,
  status: transactionStatusSchema,
  customerName: z.string(),
  cardType: z.optional(z.string()),
  /** `**** 4081` */
  cardNumber: z.optional(z.string()),
  paymentChannel: z.optional(z.string()),
  /** Time of payment. */
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

/**
 * One page of a long list. `next` is the cursor for the next page. `count` stops at `COUNT_CAP`.
 */
export const cursorPageSchema = <S extends z.core.$ZodType>(row: S) =>
  z.object({
    rows: z.array(row),
    count: z.int(),
    isCapped: z.boolean(),
    next: z.optional(z.string()),
  });

const filters = {
  /** Matches an order number, a payment reference or a customer's name. */
  search: searchTextSchema,
  status: z.optional(transactionStatusSchema),
  /** Lagos dates, both inclusive. */
  startDate: z.optional(isoDate),
  endDate: z.optional(isoDate),
};

export const transactionFilterSchema = z.object(filters);
export type TransactionFilter = z.infer<typeof transactionFilterSchema>;

/** `after` is `next` of the previous page. */
const page = {
  limit: pageQuerySchema.shape.limit,
  after: z.optional(z.string().check(z.maxLength(100))),
};

export const transactionListQuerySchema = z.object({ ...filters, ...page });
export type TransactionListQuery = z.infer<typeof transactionListQuerySchema>;

export const transactionPageSchema = cursorPageSchema(transactionSchema);

/** A payment as shown to the platform, with all of its orders. */
export const platformTransactionSchema = z.object({
  id: z.string(),
  transactionId: z.string(),
  reference: z.string(),
  amount: money,
  /** The provider's fee. */
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

/**
 * One payment with what was bought. `orderTrackerId` and `orderName` are those of its first order.
 */
export const platformTransactionDetailSchema = z.extend(platformTransactionSchema, {
  /** The id that audit entries of the payment refer to. */
  paymentId: z.string(),
  orderTrackerId: z.optional(z.string()),
  orderName: z.optional(z.string()),
  orderItems: z.array(orderItemSchema),
});
export type PlatformTransactionDetail = z.infer<typeof platformTransactionDetailSchema>;

/**
 * `search` matches a payment's reference or number, or a part of the customer's name or email
 * address.
 */
export const platformTransactionFilterSchema = z.object({
  search: filters.search,
  startDate: filters.startDate,
  endDate: filters.endDate,
});
export type PlatformTransactionFilter = z.infer<typeof platformTransactionFilterSchema>;

export const transactionSorts = ['newest', 'oldest', 'amount-desc', 'amount-asc'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/** Newest first by default. `after` is valid only with the `sort` of the page that it is from. */
export const platformTransactionListQuerySchema = z.extend(platformTransactionFilterSchema, {
  ...page,
  sort: z.optional(z.enum(transactionSorts)),
});
export type PlatformTransactionListQuery = z.infer<typeof platformTransactionListQuerySchema>;
export const platformTransactionPageSchema = cursorPageSchema(platformTransactionSchema);
