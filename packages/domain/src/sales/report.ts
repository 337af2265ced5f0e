import * as z from 'zod/mini';
import { isoDate } from '../contact';
import { money } from '../money';
import { pageQuery } from '../paging';
import { intervalSchema, periodQuery } from './period';

/**
 * Sales reports (spec section 3). A sale counts on the day in Lagos on which it was paid, and what went back on the day on
 * which it went back, so that the figures of a day that is over never change. Sales are goods after discounts, without
 * delivery, less what went back.
 * `interval` is chosen by the length of the period unless it is asked for.
 */
export const overTimeQuery = z.extend(periodQuery, { interval: z.optional(intervalSchema) });
export type OverTimeQuery = z.infer<typeof overTimeQuery>;

export const rankingQuery = z.extend(periodQuery, pageQuery.shape);
export type RankingQuery = z.infer<typeof rankingQuery>;

/** Without limits: what the first period of all is compared with lies before it. */
const days = { startDate: z.iso.date(), endDate: z.iso.date() };

/** The days of a report, and those that it is compared with. */
const span = { ...days, previous: z.object(days) };

const countPoint = z.object({ date: isoDate, value: z.int(), before: z.int() });
const moneyPoint = z.object({ date: isoDate, value: money, before: money });

/** A sum in the period and in the one before. `trend` holds the same by day, week or month. */
const countReport = {
  ...span,
  total: z.int(),
  before: z.int(),
  interval: intervalSchema,
  trend: z.array(countPoint),
};

export const salesReportSchema = z.object({
  ...span,
  /** Goods after discounts, less cancelled orders and refunds. */
  total: money,
  before: money,
  /** What was sold, and what of it or of earlier sales was cancelled before delivery or refunded after it: `total` is what is left. */
  gross: money,
  cancelledSales: money,
  refunded: money,
  /** The platform's part of `total`; the rest is the store's. */
  commission: money,
  interval: intervalSchema,
  trend: z.array(moneyPoint),
});
export type SalesReport = z.infer<typeof salesReportSchema>;

/** Orders that were paid, cancelled ones among them. */
export const ordersReportSchema = z.object({
  ...countReport,
  cancelled: z.int(),
  cancelledBefore: z.int(),
});
export type OrdersReport = z.infer<typeof ordersReportSchema>;

/** Units that were bought. */
export const productsSoldReportSchema = z.object(countReport);
export type ProductsSoldReport = z.infer<typeof productsSoldReportSchema>;

const product = { productId: z.string(), productName: z.string(), image: z.optional(z.string()) };

/** Units whose money went back after their delivery, and which products they are of. */
export const returnedProductsReportSchema = z.object({
  ...countReport,
  rows: z.array(
    z.object({ ...product, unitsReturned: z.int(), unitsSold: z.int(), refunded: money }),
  ),
});
export type ReturnedProductsReport = z.infer<typeof returnedProductsReportSchema>;

/** `before` of a point is the same part of the period before. */
export const salesOverTimeSchema = z.object({
  ...span,
  interval: intervalSchema,
  points: z.array(moneyPoint),
});
export type SalesOverTime = z.infer<typeof salesOverTimeSchema>;

export const ordersOverTimeSchema = z.object({
  ...span,
  interval: intervalSchema,
  points: z.array(countPoint),
});
export type OrdersOverTime = z.infer<typeof ordersOverTimeSchema>;

/** The best first. `total` is of all, not of these rows alone. */
const ranking = <R extends z.core.$ZodType>(row: R) =>
  z.object({ ...span, rows: z.array(row), count: z.int(), total: money });

export const productSalesSchema = z.object({
  ...product,
  unitsSold: z.int(),
  unitsReturned: z.int(),
  sales: money,
  before: money,
});
export type ProductSales = z.infer<typeof productSalesSchema>;
export const salesByProductSchema = ranking(productSalesSchema);

export const customerSalesSchema = z.object({
  customerId: z.string(),
  customerName: z.string(),
  orders: z.int(),
  sales: money,
  before: money,
});
export type CustomerSales = z.infer<typeof customerSalesSchema>;
export const salesByCustomerSchema = ranking(customerSalesSchema);

/** By the state that orders go to. */
export const locationSalesSchema = z.object({
  state: z.string(),
  orders: z.int(),
  sales: money,
  before: money,
});
export type LocationSales = z.infer<typeof locationSalesSchema>;
export const salesByLocationSchema = ranking(locationSalesSchema);
