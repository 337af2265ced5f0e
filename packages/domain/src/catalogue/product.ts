import * as z from 'zod/mini';
import { recordId } from '../bounds';
import { isoDateTime } from '../contact';
import { MAX_KOBO, money } from '../money';
import { searchQuery } from '../paging';
import { dispatchRulesSchema } from '../shipping/dispatch-rules';

/** A draft is its merchant's alone; the other three are what admins review. */
export const approvalStatuses = ['draft', 'pending', 'approved', 'rejected'] as const;
export const approvalStatusSchema = z.enum(approvalStatuses);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

export const reviewStatuses = [
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly ApprovalStatus[];
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What happens at zero stock: stop selling, or go on. */
export const whenSoldOut = ['stop', 'continue'] as const;
export const whenSoldOutSchema = z.enum(whenSoldOut);

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
  /** Property name to chosen option, `{ Capacity: '5 kVA', Casing: 'Graphite' }`. */
  options: z.record(z.string(), z.string()),
  price: money,
  sellingPrice: money,
  quantity: z.int(),
  /** One of the product's `hostedImages`, where this variant looks different. */
  image: z.optional(z.string()),
});
export type Variant = z.infer<typeof variantSchema>;

export const storeRefSchema = z.object({
  id: z.string(),
  slug: z.string(),
  storeName: z.string(),
  isOfficialOutlet: z.boolean(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
});
export type StoreRef = z.infer<typeof storeRefSchema>;

/** What day and fee of one piece are worked out from, once the shopper's place is known. */
export const cardDeliverySchema = z.extend(dispatchRulesSchema, {
  /** Kilograms that the carrier charges for. */
  weight: z.number(),
  isDigital: z.boolean(),
});
export type CardDelivery = z.infer<typeof cardDeliverySchema>;

/** A card in a list: what a shopper needs to choose, and no more. */
export const productCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  keyRating: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  /** Lowest selling price over the variants that can be bought, kobo. */
  sellingPrice: money,
  price: money,
  inStock: z.boolean(),
  rating: z.number(),
  ratingCount: z.int(),
  hasVariants: z.boolean(),
  delivery: cardDeliverySchema,
  store: storeRefSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** The selected product of the storefront (spec section 3, customer product). */
export const customerProductSchema = z.extend(productCardSchema, {
  description: z.array(z.string()),
  brand: z.optional(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
  subCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  childCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  sku: z.string(),
  /** Days after delivery within which its store takes returns. */
  returnDays: z.int(),
  quantity: z.int(),
  whenSoldOut: whenSoldOutSchema,
  weight: z.number(),
  dimension: z.optional(dimensionSchema),
  productVariant: z.optional(
    z.object({ properties: z.array(variantPropertySchema), variant: z.array(variantSchema) }),
  ),
});
export type CustomerProduct = z.infer<typeof customerProductSchema>;

/** The product as its merchant and the admins see it. */
export const productSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  store: storeRefSchema,
  name: z.string(),
  description: z.array(z.string()),
  keyRating: z.optional(z.string()),
  brand: z.optional(z.string()),
  tags: z.array(z.string()),
  categoryId: z.string(),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
  categoryName: z.string(),
  hostedImages: z.array(z.string()),
  pricing: z.object({ costPrice: z.optional(money), price: money, sellingPrice: money }),
  sku: z.string(),
  quantity: z.int(),
  weight: z.number(),
  dimension: z.optional(dimensionSchema),
  contSalesOutOfStock: z.boolean(),
  stockAlertUnits: z.int(),
  IsDigitalProduct: z.boolean(),
  variantProperties: z.array(variantPropertySchema),
  variants: z.array(variantSchema),
  approvalStatus: approvalStatusSchema,
  /** Why an admin sent it back. */
  reviewNote: z.optional(z.string()),
  isOnMarketplace: z.boolean(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type Product = z.infer<typeof productSchema>;

export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating'] as const;
/** Storefront listing (spec section 7: limit, offset, optional search and category). The category ids are of one branch; one of them is enough. */
export const catalogueQuery = z.extend(searchQuery, {
  categoryId: z.optional(recordId),
  subCategoryId: z.optional(recordId),
  childCategoryId: z.optional(recordId),
  /** One or several, parted by commas: any of them. */
  storeId: z.optional(z.string().check(z.maxLength(1000))),
  /** Naira. */
  minPrice: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(MAX_KOBO / 100))),
  maxPrice: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(MAX_KOBO / 100))),
  /** The mean of its reviews is at least this. */
  rating: z.optional(z.coerce.number<number>().check(z.minimum(0), z.maximum(5))),
  /** `Capacity:5 kVA,8 kVA;Casing:Graphite` (see option-choices.ts): one variant has one of each property's options. */
  options: z.optional(z.string().check(z.maxLength(1000))),
  inStock: z.optional(z.enum(['true'])),
  /** Below its list price. */
  onSale: z.optional(z.enum(['true'])),
  sort: z.optional(z.enum(productSorts)),
});
export type CatalogueQuery = z.infer<typeof catalogueQuery>;

export const productListQuery = z.extend(searchQuery, {
  approvalStatus: z.optional(z.enum(reviewStatuses)),
});
