import * as z from 'zod/mini';
import { requiredText } from '../contact';

/** The lists that have saved views. */
export const viewLists = [
  'merchant-orders',
  'merchant-products',
  'admin-orders',
  'admin-products',
] as const;
export const viewListSchema = z.enum(viewLists);
export type ViewList = z.infer<typeof viewListSchema>;

/** The list's URL parameters: filters, sort order and hidden columns, without the page. */
const viewQuery = z.string().check(z.maxLength(1000));

/** A list's filters, sort order and columns under a name. */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: viewQuery,
  /** Visible to the team: the store's staff, or the platform's admins. */
  isShared: z.boolean(),
  /** Who saved it. */
  makerName: z.string(),
  isOwn: z.boolean(),
  /** Own views; owners and super admins delete shared ones too. */
  canDelete: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewListQuery = z.object({ list: viewListSchema });

export const newSavedViewSchema = z.object({
  list: viewListSchema,
  name: requiredText('a name', 40),
  query: viewQuery,
  isShared: z.boolean(),
});
export type NewSavedView = z.infer<typeof newSavedViewSchema>;
