import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { orderSplitSchema } from '../orders/order';
import { sellerSchema } from './seller.schema';
import {
  cursorPageSchema,
  transactionListQuerySchema,
  transactionStatusSchema,
} from './transaction';

/** An invoice for one order. `id` is the order's id. */
export const invoiceSummarySchema = z.object({
  id: z.string(),
  /** `INV-204001` */
  invoiceNumber: z.string(),
  orderName: z.string(),
  customerName: z.string(),
  total: money,
  refunded: money,
  status: transactionStatusSchema,
  issuedAt: isoDateTime,
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

export const invoiceListQuerySchema = transactionListQuerySchema;
export const invoicePageSchema = cursorPageSchema(invoiceSummarySchema);

export const invoiceLineSchema = z.object({
  id: z.string(),
  productName: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  unitPrice: money,
  /** Discount on the whole line. */
  discount: money,
  total: money,
});

/** The printed invoice. Line totals plus delivery equal `total`. */
export const invoiceSchema = z.extend(invoiceSummarySchema, {
  seller: sellerSchema,
  buyer: z.object({
    fullName: z.string(),
    address: z.string(),
    lga: z.string(),
    state: z.string(),
    phoneNumber: z.string(),
  }),
  lines: z.array(invoiceLineSchema),
  subtotal: money,
  discount: money,
  shippingFee: money,
  payment: z.object({
    reference: z.string(),
    cardType: z.optional(z.string()),
    cardNumber: z.optional(z.string()),
    paymentChannel: z.optional(z.string()),
    paidAt: isoDateTime,
  }),
  split: orderSplitSchema,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `VM-204001` becomes `INV-204001`. */
export const toInvoiceNumber = (orderName: string): string =>
  `INV-${orderName.slice(orderName.lastIndexOf('-') + 1)}`;
