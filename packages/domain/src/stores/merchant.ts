import * as z from 'zod/mini';
import { roleSchema } from '../accounts/roles.schema';
import { recordIdSchema } from '../bounds';
import { isoDateTime, requiredText } from '../field.schema';
import { searchQuerySchema } from '../paging';
import { paymentCategoryRefSchema } from './payment-category';
import { storeStatusSchema } from './store-status';

/** A merchant in the platform's list (spec section 3, merchant user), with its store. */
export const merchantSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  /** Name of the main category. */
  category: z.optional(z.string()),
  role: roleSchema,
  storeId: z.string(),
  storeName: z.string(),
  isRegisteredBusiness: z.boolean(),
  image: z.optional(z.string()),
  lastLogin: z.optional(isoDateTime),
  status: storeStatusSchema,
  isOfficialOutlet: z.boolean(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  paymentCategory: paymentCategoryRefSchema,
  createdAt: isoDateTime,
});
export type Merchant = z.infer<typeof merchantSchema>;

export const merchantSorts = [
  'newest',
  'oldest',
  'name',
  'name-desc',
  'lastLogin',
  'lastLogin-asc',
] as const;
export type MerchantSort = (typeof merchantSorts)[number];

/** `search` matches the store, the merchant and the email address. Newest first by default. */
export const merchantListQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(storeStatusSchema),
  paymentCategoryId: z.optional(recordIdSchema),
  sort: z.optional(z.enum(merchantSorts)),
});
export type MerchantListQuery = z.infer<typeof merchantListQuerySchema>;

/** How many records depend on a store. Shown in the dialogs for decisions about the store. */
export const storeFiguresSchema = z.object({
  merchantSince: isoDateTime,
  /** The number of products, not counting drafts and deleted ones. */
  products: z.int(),
  /** The number of approved products, which shoppers see while the store is live. */
  approvedProducts: z.int(),
  /** The number of paid orders, and of open orders that are paid on delivery. */
  orders: z.int(),
  /** The number of orders that are not delivered, returned or cancelled. */
  openOrders: z.int(),
  payouts: z.int(),
  staff: z.int(),
  isOfficialOutlet: z.boolean(),
  /** The hub of the store's approved application. */
  hubName: z.optional(z.string()),
});
export type StoreFigures = z.infer<typeof storeFiguresSchema>;

/** Suspends or resumes a store. The merchant receives the reason by email. */
export const storeSuspensionSchema = z.object({ reason: requiredText('a reason', 500) });
export type StoreSuspension = z.infer<typeof storeSuspensionSchema>;

/** Assigns a store to a payment category, for orders placed from then on. */
export const storePaymentCategorySchema = z.object({
  paymentCategoryId: recordIdSchema,
  reason: requiredText('a reason', 500),
});
export type StorePaymentCategory = z.infer<typeof storePaymentCategorySchema>;
