import * as z from 'zod/mini';
import { hostedImage, isoDateTime, optionalText, requiredText } from '../contact';
import { amount, MAX_KOBO, money, price } from '../money';
import { searchQuery } from '../paging';
import { RAISED_PRICE, variantProblems } from './variants';

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
export const approvalStatusSchema = z.enum(approvalStatuses);
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>;

/** What happens at zero stock: stop selling, or go on. */
export const whenSoldOut = ['stop', 'continue'] as const;
export const whenSoldOutSchema = z.enum(whenSoldOut);

/** `costPrice` is the merchant's own, `price` the list price, `sellingPrice` what a customer pays. */
export const pricingSchema = z.object({ costPrice: z.optional(amount), price, sellingPrice: price });
export type Pricing = z.infer<typeof pricingSchema>;

export const dimensionSchema = z.object({ length: z.number(), width: z.number(), height: z.number() });
export type Dimension = z.infer<typeof dimensionSchema>;

export const variantPropertySchema = z.object({
  property: requiredText('the name of the option', 40),
  options: z.array(requiredText('an option', 60)).check(z.minLength(1, { error: 'Add at least one option' })),
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
});
export type Variant = z.infer<typeof variantSchema>;

export const storeRefSchema = z.object({ id: z.string(), storeName: z.string(), isOfficialOutlet: z.boolean(), city: z.optional(z.string()), state: z.optional(z.string()) });
export type StoreRef = z.infer<typeof storeRefSchema>;

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
  store: storeRefSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** The selected product of the storefront (spec section 3, customer product). */
export const customerProductSchema = z.extend(productCardSchema, {
  description: z.array(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
  subCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  childCategory: z.optional(z.object({ id: z.string(), name: z.string() })),
  sku: z.string(),
  quantity: z.int(),
  whenSoldOut: whenSoldOutSchema,
  weight: z.number(),
  dimension: z.optional(dimensionSchema),
  productVariant: z.optional(z.object({ properties: z.array(variantPropertySchema), variant: z.array(variantSchema) })),
});
export type CustomerProduct = z.infer<typeof customerProductSchema>;

/** Units of one variant. */
export const MAX_UNITS = 1_000_000;
export const MAX_VARIANTS = 100;
export const units = z.int().check(z.minimum(0, { error: 'Enter zero or more' }), z.maximum(MAX_UNITS, { error: 'Enter at most 1,000,000' }));

/** What the quantity beside it was when somebody read it. While the two are the same nobody has counted, and what was sold meanwhile stays sold. */
const quantityRead = z.optional(z.int());

export const newVariantSchema = z.object({
  sku: requiredText('a SKU', 60),
  options: z.record(z.string(), z.string()),
  price,
  sellingPrice: price,
  quantity: units,
  quantityRead,
});

const centimetres = z.number().check(z.minimum(0, { error: 'Enter zero or more' }), z.maximum(2000, { error: 'Enter at most 2,000 cm' }));

const hostedImages = z.array(hostedImage).check(z.maxLength(8, { error: 'Add at most 8 images' }));

const productFields = {
  name: requiredText('a name', 140),
  description: z.array(requiredText('a line', 500)).check(z.minLength(1, { error: 'Describe the product in at least one line' }), z.maxLength(20)),
  keyRating: optionalText(16),
  categoryId: requiredText('a category'),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
  hostedImages: hostedImages.check(z.minLength(1, { error: 'Add at least one image' })),
  pricing: pricingSchema,
  sku: requiredText('a SKU', 60),
  /** With variants, the sum of theirs. */
  quantity: z.int().check(z.minimum(0, { error: 'Enter zero or more' }), z.maximum(MAX_UNITS * MAX_VARIANTS, { error: 'Enter at most 100,000,000' })),
  quantityRead,
  /** Kilograms. */
  weight: z.number().check(z.minimum(0.01, { error: 'Enter the weight in kg' }), z.maximum(5000, { error: 'Enter at most 5,000 kg' })),
  dimension: z.optional(z.object({ length: centimetres, width: centimetres, height: centimetres })),
  contSalesOutOfStock: z.boolean(),
  stockAlertUnits: units,
  IsDigitalProduct: z.boolean(),
  variantProperties: z.array(variantPropertySchema).check(z.maxLength(3)),
  variants: z.array(newVariantSchema).check(z.maxLength(MAX_VARIANTS)),
};

/** True while a price is missing: forms check the whole first, and the missing price then speaks for itself. */
const hasNoRaise = z.refine<{ readonly pricing: Pricing }>((product) => !(product.pricing.sellingPrice > product.pricing.price), {
  error: RAISED_PRICE,
  path: ['pricing', 'sellingPrice'],
});

const hasSoundVariants: z.core.CheckFn<Parameters<typeof variantProblems>[0]> = ({ value, issues }) => {
  for (const problem of variantProblems(value)) issues.push({ code: 'custom', input: value, ...problem });
};

/** What a merchant writes (spec section 3, product). */
export const productInputSchema = z.object(productFields).check(hasNoRaise, hasSoundVariants);
export type ProductInput = z.infer<typeof productInputSchema>;

/** The same from a file, whose pictures may be out of reach. */
export const importedProductSchema = z.object({ ...productFields, hostedImages }).check(hasNoRaise, hasSoundVariants);

/** The product as its merchant and the admins see it. */
export const productSchema = z.object({
  id: z.string(),
  merchantId: z.string(),
  store: storeRefSchema,
  name: z.string(),
  description: z.array(z.string()),
  keyRating: z.optional(z.string()),
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
  categoryId: z.optional(z.string()),
  subCategoryId: z.optional(z.string()),
  childCategoryId: z.optional(z.string()),
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

export const productListQuery = z.extend(searchQuery, { approvalStatus: z.optional(approvalStatusSchema) });
export const reviewDecisionSchema = z
  .object({ approved: z.boolean(), reviewNote: optionalText(500) })
  .check(z.refine((d) => d.approved || (d.reviewNote ?? '').length > 0, { error: 'Say why it is sent back', path: ['reviewNote'] }));
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
