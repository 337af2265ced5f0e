import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDate, isoDateTime } from '../field.schema';
import { MAX_KOBO } from '../money';
import { money } from '../money.schema';
import { searchQuerySchema } from '../paging';
import { dispatchRulesSchema } from '../shipping/dispatch-rules';
import { attributeValuesSchema } from './attribute-values';
import { plainFields } from './plain-fields';
import { productRevisionSchema } from './product-revision';
import { productSorts } from './sorts';
import { specificationSchema } from './specification.schema';

/**
 * Drafts are visible to their merchant only. Admins review products in the other three statuses.
 */
export const approvalStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export const approvalStatusSchema = z.enum(approvalStatuses);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

export const reviewStatuses = [
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly ApprovalStatus[];
export type ReviewStatus = (typeof reviewStatuses)[number];

export const whenSoldOut = ['stop', 'continue'] as const;
export const whenSoldOutSchema = z.enum(whenSoldOut);

export const weightUnitSchema = z.literal('kg');
export const dimensionUnitSchema = z.literal('cm');

/** Centimetres. */
export const dimensionSchema = z.object({
  length: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Dimension = z.infer<typeof dimensionSchema>;

export const variantPropertySchema = z.object({
  property: z.string(),
  options: z.array(z.string()),
});
export type VariantProperty = z.infer<typeof variantPropertySchema>;

export const variantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  /** Maps property names to selected options: `{ Capacity: '5 kVA', Casing: 'Graphite' }`. */
  options: z.record(z.string(), z.string()),
  price: money,
  sellingPrice: money,
  quantity: z.int(),
  /** One of the product's `hostedImages`, when the variant has its own. */
  image: z.optional(z.string()),
});
export type Variant = z.infer<typeof variantSchema>;

export const merchantVariantSchema = z.extend(variantSchema, {
  /** Values in which the variant differs from the product. */
  attributes: z.optional(attributeValuesSchema),
});
export type MerchantVariant = z.infer<typeof merchantVariantSchema>;

export const storeRefSchema = z.object({
  id: z.string(),
  slug: z.string(),
  storeName: z.string(),
  isOfficialOutlet: z.boolean(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
});
export type StoreRef = z.infer<typeof storeRefSchema>;

/** Data to calculate delivery date and fee of one unit once the shopper's location is known. */
export const cardDeliverySchema = z.extend(dispatchRulesSchema, {
  /** Chargeable weight in kg. */
  weight: z.number(),
  isDigital: z.boolean(),
});
export type CardDelivery = z.infer<typeof cardDeliverySchema>;

export const productCardSchema = z.object({
  id: z.string(),
  /** The first-level category. Products that share it can be compared. */
  categoryId: z.string(),
  name: z.string(),
  keyRating: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  /** Lowest selling price of the variants in stock. */
  sellingPrice: money,
  price: money,
  inStock: z.boolean(),
  rating: z.number(),
  ratingCount: z.int(),
  hasVariants: z.boolean(),
  /**
   * Set when the filters or the search match only some variants: the variant whose key rating,
   * picture, prices and stock the card shows.
   */
  variantId: z.optional(z.string()),
  delivery: cardDeliverySchema,
  store: storeRefSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** The product on its product page (spec section 3, customer product). */
export const customerProductSchema = z.extend(productCardSchema, {
  description: z.array(z.string()),
  brand: z.optional(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
  subCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  childCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  sku: z.string(),
  /** Return window of the store, in days after delivery. */
  returnDays: z.int(),
  quantity: z.int(),
  whenSoldOut: whenSoldOutSchema,
  weight: z.number(),
  dimension: z.optional(dimensionSchema),
  /** What the store states about the attributes of the product's category. */
  specification: specificationSchema,
  productVariant: z.optional(
    z.object({ properties: z.array(variantPropertySchema), variant: z.array(variantSchema) }),
  ),
});
export type CustomerProduct = z.infer<typeof customerProductSchema>;

/** A product for its merchant and for admins. */
export const productSchema = z.object({
  ...plainFields,
  id: z.string(),
  merchantId: z.string(),
  store: storeRefSchema,
  name: z.string(),
  description: z.array(z.string()),
  brand: z.optional(z.string()),
  tags: z.array(z.string()),
  categoryId: z.string(),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
  /** Names of the category and its two levels. */
  category: z.string(),
  subCategory: z.optional(z.string()),
  childCategory: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  pricing: z.object({ costPrice: z.optional(money), price: money, sellingPrice: money }),
  sku: z.string(),
  quantity: z.int(),
  weight: z.number(),
  weightUnit: weightUnitSchema,
  dimensionUnit: dimensionUnitSchema,
  dimensions: z.optional(dimensionSchema),
  contSalesOutOfStock: z.boolean(),
  IsDigitalProduct: z.boolean(),
  variantProperties: z.array(variantPropertySchema),
  variant: z.array(merchantVariantSchema),
  /** Values of the attributes of the product's category, for editing. */
  attributes: attributeValuesSchema,
  /**
   * The values with their names and units, and the values in which variants differ, for display.
   */
  specification: specificationSchema,
  approvalStatus: approvalStatusSchema,
  /** Why an admin rejected the product. */
  reviewNote: z.optional(z.string()),
  /** The merchant's change to the approved product that is not approved yet, if any. */
  revision: z.optional(productRevisionSchema),
  isOnMarketplace: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type Product = z.infer<typeof productSchema>;

/**
 * Filters and paging for a storefront listing (spec section 7). The category ids belong to the same
 * branch of the tree, and one of them is enough.
 */
export const catalogueQuerySchema = z.extend(searchQuerySchema, {
  categoryId: z.optional(recordIdSchema),
  subCategoryId: z.optional(recordIdSchema),
  childCategoryId: z.optional(recordIdSchema),
  /** One or more store ids, separated by commas. */
  storeId: z.optional(z.string().check(z.maxLength(1000))),
  /** Naira. */
  minPrice: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(MAX_KOBO / 100))),
  maxPrice: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(MAX_KOBO / 100))),
  /** Minimum average rating. */
  rating: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(5))),
  /**
   * Encoded option choices, `Capacity:5 kVA,8 kVA;Casing:Graphite` (see option-choices.ts). One
   * variant must match all properties.
   */
  options: z.optional(z.string().check(z.maxLength(1000))),
  /**
   * Encoded filters by attributes, `<id>:24 V,48 V;<id>:4..8` (see attribute-choices.ts). One
   * variant must match all.
   */
  attributes: z.optional(z.string().check(z.maxLength(1500))),
  inStock: z.optional(z.enum(['true'])),
  /** Selling price is below list price. */
  onSale: z.optional(z.enum(['true'])),
  /** The shopper's delivery state. */
  deliverTo: z.optional(z.string().check(z.maxLength(40))),
  /**
   * Only products that are promised to arrive in that state by this day. Ignored without the state.
   */
  arrivesBy: z.optional(isoDate),
  sort: z.optional(z.enum(productSorts)),
});
export type CatalogueQuery = z.infer<typeof catalogueQuerySchema>;

export const productListQuerySchema = z.extend(searchQuerySchema, {
  approvalStatus: z.optional(z.enum(reviewStatuses)),
});
