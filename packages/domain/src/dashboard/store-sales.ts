import * as z from 'zod/mini';
import { money } from '../money.schema';

/** The number of days for which the platform sees a store's sales, including today. */
export const STORE_SALES_DAYS = 30;

/** A store's sales of the last `STORE_SALES_DAYS` days, and its balance. */
export const storeSalesSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  /** Goods sold, minus cancelled and returned ones. */
  sales: money,
  orders: z.int(),
  unitsSold: z.int(),
  unitsReturned: z.int(),
  /**
   * The store's share of completed orders that is not paid out yet. Negative when the store owes
   * the platform.
   */
  balanceDue: money,
  /** The store's share of orders that can still be returned. */
  held: money,
});
export type StoreSales = z.infer<typeof storeSalesSchema>;
