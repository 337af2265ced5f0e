import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { email, isoDateTime } from '../field.schema';

export const MAX_STOCK_ALERTS = 100;

export const newStockAlertSchema = z.object({
  productId: recordIdSchema,
  /** Not needed for a product without options. */
  variantId: z.optional(recordIdSchema),
  /** The email address of a guest. Customers get the email at the address of their account. */
  email: z.optional(email),
});
export type NewStockAlert = z.infer<typeof newStockAlertSchema>;

export const guestStockAlertSchema = z.object({ email });

/** A customer's open alert. It ends when its email is sent. */
export const stockAlertSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** `5 kVA, Signal white` */
  variantLabel: z.optional(z.string()),
  image: z.optional(z.string()),
  storeName: z.string(),
  createdAt: isoDateTime,
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

/** The token from the emailed link that ends all alerts for the recipient's address. */
export const stopStockAlertsSchema = z.object({ token: z.string().check(z.maxLength(200)) });
