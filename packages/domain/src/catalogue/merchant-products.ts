import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { isoDateTime } from '../contact';
import { pageOf, pageQuery, searchTerm } from '../paging';
import { approvalStatusSchema, productListQuery, productSchema, type Product } from './product';
import type { ProductInput } from './product-input';

/** `low`: no more left than its alert says, none included; `out`: none left; `in`: some left. A digital product is always `in`. */
export const stockLevels = ['low', 'out', 'in'] as const;
export const stockLevelSchema = z.enum(stockLevels);
export type StockLevel = z.infer<typeof stockLevelSchema>;

export const merchantProductSorts = [
  'newest',
  'updated',
  'name',
  'price-asc',
  'price-desc',
] as const;
export const merchantProductSortSchema = z.enum(merchantProductSorts);
export type MerchantProductSort = z.infer<typeof merchantProductSortSchema>;

const yesOrNo = z.enum(['true', 'false']);

const filters = {
  search: searchTerm,
  approvalStatus: z.optional(approvalStatusSchema),
  /** Of any level of the tree. */
  categoryId: z.optional(recordId),
  stock: z.optional(stockLevelSchema),
  marketplace: z.optional(yesOrNo),
  featured: z.optional(yesOrNo),
};

export const merchantProductFilter = z.object(filters);
export type MerchantProductFilter = z.infer<typeof merchantProductFilter>;

export const merchantProductQuery = z.extend(productListQuery, {
  ...filters,
  sort: z.optional(merchantProductSortSchema),
});
export type MerchantProductQuery = z.infer<typeof merchantProductQuery>;

/** `count` ends at some number when `isCapped`: there are more. */
export const merchantProductPageSchema = z.extend(pageOf(productSchema), {
  isCapped: z.optional(z.boolean()),
});

/** How many products stand where, whichever of them a list shows. */
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

/** Finds own products to choose from; with an `id`, that one. */
export const productOptionQuery = z.object({
  search: searchTerm,
  id: z.optional(recordId),
  limit: pageQuery.shape.limit,
});
export type ProductOptionQuery = z.infer<typeof productOptionQuery>;

/** A product where one is chosen: no price, no stock. */
export const productOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

/** So many are chosen at most when all that a filter finds are. */
export const MAX_CHOSEN = 5_000;

/** All products that a filter finds, as they were seen, for a change to all of them. */
export const chosenProductsSchema = z.object({
  products: z.array(
    z.object({ id: z.string(), name: z.string(), updatedAt: isoDateTime, quantity: z.int() }),
  ),
  isCapped: z.boolean(),
});
export type ChosenProducts = z.infer<typeof chosenProductsSchema>;

/** What shoppers read: a change to it is looked at before it is shown. Prices, stock and variants are the merchant's own. */
export const reviewedFields = [
  'name',
  'description',
  'categoryId',
  'subCategoryId',
  'childCategoryId',
  'hostedImages',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];
type Reviewed = Pick<Product | ProductInput, ReviewedField>;

/** Which fields of an approved product put it back to pending when `after` is saved. */
export const reviewedChanges = (before: Reviewed, after: Reviewed): ReviewedField[] =>
  reviewedFields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
