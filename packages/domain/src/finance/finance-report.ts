import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { orderStatusCodeSchema } from '../orders/order-status';
import { pageQuerySchema, searchTextSchema } from '../paging';
import { optionalPeriod, optionalPeriodChecks } from '../sales/optional-period';
import { appliedShippingDiscountSchema } from '../shipping/shipping-discount';

/**
 * sar: paid orders. ndsr: paid orders that are not delivered. ondpr: payments for orders that are
 * not delivered. odpr: payments for delivered orders.
 */
export const financeReports = ['sar', 'ndsr', 'ondpr', 'odpr'] as const;
export const financeReportSchema = z.enum(financeReports);
export type FinanceReport = z.infer<typeof financeReportSchema>;

/**
 * Dates of payment in Lagos. Both or neither. The search matches a store, an order or a reference.
 */
const filterFields = {
  ...optionalPeriod,
  storeId: z.optional(recordIdSchema),
  search: searchTextSchema,
};
export const financeFilterSchema = z.object(filterFields).check(...optionalPeriodChecks);
export type FinanceFilter = z.infer<typeof financeFilterSchema>;

export const financeReportQuerySchema = z
  .extend(pageQuerySchema, filterFields)
  .check(...optionalPeriodChecks);
export type FinanceReportQuery = z.infer<typeof financeReportQuerySchema>;

export const financeOrdersQuerySchema = z
  .extend(pageQuerySchema, { ...filterFields, report: financeReportSchema })
  .check(...optionalPeriodChecks);
export type FinanceOrdersQuery = z.infer<typeof financeOrdersQuerySchema>;

export const financeExportQuerySchema = z
  .object({ ...filterFields, report: financeReportSchema })
  .check(...optionalPeriodChecks);
export type FinanceExportQuery = z.infer<typeof financeExportQuerySchema>;

/** Amounts of one or more orders, kobo, net of refunds and lost disputes. */
const amountFields = {
  /** Goods after discounts. */
  totalSalesOrderAmount: money,
  totalDeliveryAmount: money,
  /**
   * Discounts on delivery fees, paid by the platform. They are not part of any other amount.
   * Cancelled orders have none.
   */
  shippingDiscounts: money,
  /**
   * Goods and delivery: the sum of what is due to merchants, partners, card provider and platform.
   */
  totalOrderAmount: money,
  commission: money,
  /** The merchants' whole share: `paidOut + outstanding`. */
  dueToMerchant: money,
  paidOut: money,
  /** Negative when merchants owe the platform for refunds after their payout. */
  outstanding: money,
  /**
   * Shipping partners' shares of the delivery fees. A partner keeps its share when an order is
   * returned.
   */
  dueToPartners: money,
  /** Commission and delivery, less `dueToPartners`. */
  dueToPlatform: money,
  /** The provider's fees. They are not refunded. */
  dueToCardProvider: money,
  /** `dueToPlatform` less the provider's fees. */
  toRemitToPlatform: money,
};
const amountsSchema = z.object(amountFields);
export type FinanceAmounts = z.infer<typeof amountsSchema>;

export const financeTotalsSchema = z.extend(amountsSchema, {
  /** Commission as a percentage of sales, with two decimals. */
  commissionPercentage: z.number(),
  orders: z.int(),
  payments: z.int(),
});
export type FinanceTotals = z.infer<typeof financeTotalsSchema>;

const financeStoreSchema = z.extend(amountsSchema, {
  storeId: z.string(),
  storeName: z.string(),
  orders: z.int(),
});
export type FinanceStore = z.infer<typeof financeStoreSchema>;

export const financeOrderSchema = z.extend(amountsSchema, {
  id: z.string(),
  orderName: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  customerName: z.string(),
  status: orderStatusCodeSchema,
  /** What the customer paid for this order, before refunds. */
  paid: money,
  date: isoDateTime,
});
export type FinanceOrder = z.infer<typeof financeOrderSchema>;

/** One payment, or the part of it that the report lists. */
const financePaymentSchema = z.extend(amountsSchema, {
  reference: z.string(),
  transactionId: z.optional(z.string()),
  customerName: z.string(),
  date: isoDateTime,
  orders: z.array(financeOrderSchema),
});
export type FinancePayment = z.infer<typeof financePaymentSchema>;

const reportFields = {
  totals: financeTotalsSchema,
  /** The totals of all four reports for the same filter. */
  reports: z.record(
    financeReportSchema,
    z.object({ orders: z.int(), payments: z.int(), totalOrderAmount: money }),
  ),
  /** Subscription fees of the period, which are not part of the totals. */
  subscriptions: money,
  /** The report minus the ledger, for all time, in kobo. Anything but 0 is an error. */
  ledgerDifference: money,
  calculatedAt: isoDateTime,
  count: z.int(),
};
export const storeReportSchema = z.object({ ...reportFields, rows: z.array(financeStoreSchema) });
export type StoreReport = z.infer<typeof storeReportSchema>;
export const paymentReportSchema = z.object({
  ...reportFields,
  rows: z.array(financePaymentSchema),
});
export type PaymentReport = z.infer<typeof paymentReportSchema>;

const ledgerEntrySchema = z.object({
  account: z.string(),
  /** Debit positive, credit negative. */
  amount: money,
});
const ledgerEventSchema = z.object({
  kind: z.string(),
  occurredAt: isoDateTime,
  /** The entries sum to zero. */
  entries: z.array(ledgerEntrySchema),
});
export type FinanceLedgerEvent = z.infer<typeof ledgerEventSchema>;

export const financeOrderDetailSchema = z.extend(financeOrderSchema, {
  reference: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      unitPrice: money,
      discount: money,
    }),
  ),
  /** The fee after the shipping discount, which the platform pays. */
  shippingFee: money,
  shippingDiscount: z.optional(appliedShippingDiscountSchema),
  refunded: money,
  /** The shipping partner that delivered the order, and its rate at that time in basis points. */
  partner: z.optional(z.object({ name: z.string(), shareBps: z.int() })),
  /** Basis points when the order was placed. */
  commissionBps: z.int(),
  /** The provider's fee for the whole payment, and the other orders that share it. */
  paymentFee: money,
  sharedWith: z.array(z.string()),
  payout: z.optional(z.object({ reference: z.string(), status: z.string() })),
  completedAt: z.optional(isoDateTime),
  events: z.array(ledgerEventSchema),
});
export type FinanceOrderDetail = z.infer<typeof financeOrderDetailSchema>;
