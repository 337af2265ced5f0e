import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDateTime } from '../field.schema';
import { pageOf, pageQuerySchema, searchTextSchema } from '../paging';
import { approvalStatusSchema, productListQuerySchema, productSchema } from './product';

/**
 * `low`: stock is at or below the alert level, including zero. `out`: no stock. `in`: some stock.
 * Digital products are always `in`.
 */
export const stockLevels = ['low', 'out', 'in'] as const;
export const stockLevelSchema = z.enum(stockLevels);
export type StockLevel = z.infer<typeof stockLevelSchema>;

export const merchantProductSorts = [
  'newest',
  'updated',
  'updated-asc',
  'name',
  'name-desc',
  'price-asc',
  'price-desc',
] as const;
export const merchantProductSortSchema = z.enum(merchantProductSorts);
export type MerchantProductSort = z.infer<typeof merchantProductSortSchema>;

const yesOrNo = z.enum(['true', 'false']);

const filters = {
  search: searchTextSchema,
  approvalStatus: z.optional(approvalStatusSchema),
  /** A category of any level. */
  categoryId: z.optional(recordIdSchema),
  stock: z.optional(stockLevelSchema),
  marketplace: z.optional(yesOrNo),
  featured: z.optional(yesOrNo),
};

export const merchantProductFilterSchema = z.object(filters);
export type MerchantProductFilter = z.infer<typeof merchantProductFilterSchema>;

export const merchantProductQuerySchema = z.extend(productListQuerySchema, {
  ...filters,
  sort: z.optional(merchantProductSortSchema),
});
export type MerchantProductQuery = z.infer<typeof merchantProductQuerySchema>;

/** `isCapped`: there are more matches than `count`. */
export const merchantProductPageSchema = z.extend(pageOf(productSchema), {
  isCapped: z.optional(z.boolean()),
});

/** Product counts by status, independent of the list's filters. */
export const productCountsSchema = z.object({
  all: z.int(),
  draft: z.int(),
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  low: z.int(),
  out: z.int(),
  marketplace: z.int(),
  featured: z.int(),
});
export type ProductCounts = z.infer<typeof productCountsSchema>;

/** Finds the store's products for a product picker. `id` returns that product only. */
export const productOptionQuerySchema = z.object({
  search: searchTextSchema,
  id: z.optional(recordIdSchema),
  limit: pageQuerySchema.shape.limit,
});
export type ProductOptionQuery = z.infer<typeof productOptionQuerySchema>;

/** A product in a picker, without price and stock. */
export const productOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

/** Maximum number of products when selecting all matches of a filter. */
export const MAX_SELECTED_PRODUCTS = 5_000;

/** All products that match a filter, as shown to the user, for a bulk change. */
export const chosenProductsSchema = z.object({
  products: z.array(
    z.object({ id: z.string(), name: z.string(), updatedAt: isoDateTime, quantity: z.int() }),
  ),
  isCapped: z.boolean(),
});
export type ChosenProducts = z.infer<typeof chosenProductsSchema>;
