import * as z from 'zod/mini';
import { isoDate } from '../field.schema';
import { money } from '../money.schema';
import { pageOf, pageQuerySchema } from '../paging';
import { intervalSchema, periodQuerySchema } from './period';

/**
 * Sales reports (spec section 3). A sale counts on the Lagos date of its payment and a refund on
 * the date of the refund, so that the figures of past days never change. Sales are goods after
 * discounts and refunds, without delivery. Without `interval`, it is chosen by the length of the
 * period.
 */
export const overTimeQuerySchema = z.extend(periodQuerySchema, {
  interval: z.optional(intervalSchema),
});
export type OverTimeQuery = z.infer<typeof overTimeQuerySchema>;

export const rankingQuerySchema = z.extend(periodQuerySchema, pageQuerySchema.shape);
export type RankingQuery = z.infer<typeof rankingQuerySchema>;

/** Dates without limits, because the previous period may start earlier than a report may. */
const dayFields = { startDate: z.iso.date(), endDate: z.iso.date() };

const periodFields = { ...dayFields, previous: z.object(dayFields) };

const countPointSchema = z.object({ date: isoDate, value: z.int(), before: z.int() });
const moneyPointSchema = z.object({ date: isoDate, value: money, before: money });

/** Totals for the period and the previous one. `trend` has them per interval. */
const countReport = {
  ...periodFields,
  total: z.int(),
  before: z.int(),
  interval: intervalSchema,
  trend: z.array(countPointSchema),
};

export const salesReportSchema = z.object({
  ...periodFields,
  /** Goods after discounts, minus cancelled orders and refunds. */
  total: money,
  before: money,
  /**
   * `gross` is what was sold. `cancelledSales` and `refunded` are deductions in the period, even
   * for earlier sales. `total` is the difference.
   */
  gross: money,
  cancelledSales: money,
  refunded: money,
  /** The platform's share of `total`. The rest is the store's. */
  commission: money,
  interval: intervalSchema,
  trend: z.array(moneyPointSchema),
});
export type SalesReport = z.infer<typeof salesReportSchema>;

/** Paid orders, including those cancelled later. */
export const ordersReportSchema = z.object({
  ...countReport,
  cancelled: z.int(),
  cancelledBefore: z.int(),
});
export type OrdersReport = z.infer<typeof ordersReportSchema>;

export const productsSoldReportSchema = z.object(countReport);
export type ProductsSoldReport = z.infer<typeof productsSoldReportSchema>;

const productFields = {
  productId: z.string(),
  productName: z.string(),
  image: z.optional(z.string()),
};

const returnedProductSchema = z.object({
  ...productFields,
  unitsReturned: z.int(),
  unitsSold: z.int(),
  refunded: money,
});

/** The number of units refunded after delivery, without a list of their products. */
export const returnedUnitsReportSchema = z.object(countReport);

/** Units refunded after delivery, and the products that were returned most. */
export const returnedProductsReportSchema = z.extend(
  returnedUnitsReportSchema,
  pageOf(returnedProductSchema).shape,
);
export type ReturnedUnitsReport = z.infer<typeof returnedUnitsReportSchema>;
export type ReturnedProductsReport = z.infer<typeof returnedProductsReportSchema>;

/** `before` is the same interval of the previous period. */
export const salesOverTimeSchema = z.object({
  ...periodFields,
  interval: intervalSchema,
  points: z.array(moneyPointSchema),
});
export type SalesOverTime = z.infer<typeof salesOverTimeSchema>;

export const ordersOverTimeSchema = z.object({
  ...periodFields,
  interval: intervalSchema,
  points: z.array(countPointSchema),
});
export type OrdersOverTime = z.infer<typeof ordersOverTimeSchema>;

/** Rows, best first. `total` covers all entries, not only these rows. */
const rankingSchema = <R extends z.core.$ZodType>(row: R) =>
  z.extend(pageOf(row), { ...periodFields, total: money });

export const productSalesSchema = z.object({
  ...productFields,
  unitsSold: z.int(),
  unitsReturned: z.int(),
  sales: money,
  before: money,
});
export type ProductSales = z.infer<typeof productSalesSchema>;
export const salesByProductSchema = rankingSchema(productSalesSchema);

export const customerSalesSchema = z.object({
  customerId: z.string(),
  customerName: z.string(),
  orders: z.int(),
  sales: money,
  before: money,
});
export type CustomerSales = z.infer<typeof customerSalesSchema>;
export const salesByCustomerSchema = rankingSchema(customerSalesSchema);

/** Sales by destination state. */
export const locationSalesSchema = z.object({
  state: z.string(),
  orders: z.int(),
  sales: money,
  before: money,
});
export type LocationSales = z.infer<typeof locationSalesSchema>;
export const salesByLocationSchema = rankingSchema(locationSalesSchema);
