import * as z from 'zod/mini';
import { requiredText } from '../field.schema';

export const viewLists = [
  'merchant-orders',
  'merchant-products',
  'merchant-coupons',
  'merchant-returns',
  'merchant-payouts',
  'admin-orders',
  'admin-products',
  'admin-returns',
  'admin-merchants',
  'admin-payouts',
  'admin-transactions',
  'admin-people',
  'admin-audit',
] as const;
export const viewListSchema = z.enum(viewLists);
export type ViewList = z.infer<typeof viewListSchema>;

/** The list's URL parameters: filters, sort order and hidden columns, without the page. */
const viewQuery = z.string().check(z.maxLength(1000));

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: viewQuery,
  /** Visible to the team: the store's staff, or the platform's admins. */
  isShared: z.boolean(),
  makerName: z.string(),
  isOwn: z.boolean(),
  /**
   * Whether the caller may rename and delete the view. Callers may change their own views. Owners
   * and super admins may also change shared ones.
   */
  canChange: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewListQuerySchema = z.object({ list: viewListSchema });

const viewName = requiredText('a name', 40);

export const viewNameSchema = z.object({ name: viewName });
export type ViewName = z.infer<typeof viewNameSchema>;

export const newSavedViewSchema = z.object({
  list: viewListSchema,
  name: viewName,
  query: viewQuery,
  isShared: z.boolean(),
});
export type NewSavedView = z.infer<typeof newSavedViewSchema>;
