import * as z from 'zod/mini';
import {
  atMost,
  requiredChoiceSchema,
  MAX_UNITS,
  recordIdSchema,
  stockUnitsSchema,
  zeroOrMore,
} from '../bounds';
import { hostedImage, optionalText, requiredChoice, requiredText } from '../field.schema';
import { amount, price } from '../money.schema';
import { attributeValuesSchema } from './attribute-values';
import { tidyDescriptionLine } from './description-lines';
import { plainFields } from './plain-fields';
import { dimensionUnitSchema, weightUnitSchema, type Product } from './product';
import { PRICE_ABOVE_LIST_ERROR, variantProblems } from './variants';

/**
 * `costPrice` is private to the merchant, `price` is the list price, `sellingPrice` is what
 * customers pay.
 */
export const pricingSchema = z.object({
  costPrice: z.optional(amount),
  price,
  sellingPrice: price,
});
export type Pricing = z.infer<typeof pricingSchema>;

export const MAX_VARIANTS = 100;

const namedProperty = z.object({
  property: requiredText('the name of the option', 40),
  options: z
    .array(requiredText('an option', 60))
    .check(
      z.minLength(1, { error: 'Add at least one option' }),
      z.maxLength(MAX_VARIANTS, { error: `Add at most ${MAX_VARIANTS} options` }),
    ),
});

/**
 * The quantity when the form was loaded. When `quantity` is unchanged, the stock stays unchanged,
 * so that sales in the meantime are not undone.
 */
export const quantityRead = z.optional(
  z.int().check(z.minimum(-MAX_UNITS), z.maximum(MAX_UNITS * MAX_VARIANTS)),
);

export const newVariantSchema = z.object({
  sku: requiredText('a SKU', 60),
  options: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(60))),
  price,
  sellingPrice: price,
  quantity: stockUnitsSchema,
  quantityRead,
  /** One of the product's `hostedImages`. */
  image: z.optional(hostedImage),
  /** Values in which the variant differs from the product. They stay unchanged when left out. */
  attributes: z.optional(attributeValuesSchema),
});

const centimetres = z.number().check(zeroOrMore(), atMost(2000, 'cm'));

export const MAX_IMAGES = 8;
export const MAX_BRAND_LENGTH = 80;
export const MAX_TAG_LENGTH = 60;
export const MAX_TAGS = 50;

/** No commas, because product files separate tags with commas. */
const tag = requiredText('a tag', MAX_TAG_LENGTH).check(
  z.regex(/^[^,]*$/, { error: 'Remove the comma' }),
);

export const MAX_DESCRIPTION_LINES = 60;
export const MAX_DESCRIPTION_LINE_LENGTH = 500;

const descriptionLine = z.string().check(
  z.overwrite(tidyDescriptionLine),
  z.minLength(1, { error: 'Enter a line' }),
  z.maxLength(MAX_DESCRIPTION_LINE_LENGTH, {
    error: `Use at most ${MAX_DESCRIPTION_LINE_LENGTH} characters`,
  }),
);

const productFields = {
  ...plainFields,
  name: requiredText('a name', 140),
  description: z
    .array(descriptionLine)
    .check(
      z.minLength(1, { error: 'Describe the product in at least one line' }),
      z.maxLength(MAX_DESCRIPTION_LINES, { error: `Use at most ${MAX_DESCRIPTION_LINES} lines` }),
    ),
  brand: optionalText(MAX_BRAND_LENGTH),
  /** The tags stay unchanged when left out. */
  tags: z.optional(
    z.array(tag).check(z.maxLength(MAX_TAGS, { error: `Add at most ${MAX_TAGS} tags` })),
  ),
  categoryId: requiredChoice('a category'),
  subCategoryId: z.optional(recordIdSchema),
  childCategoryId: z.optional(recordIdSchema),
  hostedImages: z
    .array(hostedImage)
    .check(z.maxLength(MAX_IMAGES, { error: `Add at most ${MAX_IMAGES} photos` })),
  pricing: pricingSchema,
  sku: requiredText('a SKU', 60),
  /** The stock. With variants, this is the sum of their quantities. */
  quantity: z.int().check(zeroOrMore(), atMost(MAX_UNITS * MAX_VARIANTS)),
  quantityRead,
  weight: z
    .number()
    .check(z.minimum(0.01, { error: 'Enter the weight in kg' }), atMost(5000, 'kg')),
  /** Kilograms and centimetres are the only units, and may be left out. */
  weightUnit: z.optional(weightUnitSchema),
  dimensionUnit: z.optional(dimensionUnitSchema),
  dimensions: z.optional(
    z.object({ length: centimetres, width: centimetres, height: centimetres }),
  ),
  contSalesOutOfStock: z.boolean(),
  IsDigitalProduct: z.boolean(),
  variantProperties: z.array(namedProperty).check(z.maxLength(3)),
  variant: z.array(newVariantSchema).check(z.maxLength(MAX_VARIANTS)),
  /** Values of the attributes of the product's category. They stay unchanged when left out. */
  attributes: z.optional(attributeValuesSchema),
  /**
   * Whether to save a draft. Otherwise the product is submitted for approval, which requires an
   * image.
   */
  isDraft: z.optional(z.boolean()),
};

/**
 * Also true while a price is missing, because forms run this check even then, and a missing price
 * has an error of its own.
 */
const isPriceWithinListPrice = z.refine<{ readonly pricing: Pricing }>(
  (product) => !(product.pricing.sellingPrice > product.pricing.price),
  {
    error: PRICE_ABOVE_LIST_ERROR,
    path: ['pricing', 'sellingPrice'],
  },
);

const hasImageToSubmit = z.refine<{
  readonly hostedImages: readonly string[];
  readonly isDraft?: boolean | undefined;
}>((product) => product.isDraft === true || product.hostedImages.length > 0, {
  error: 'Add at least one photo',
  path: ['hostedImages'],
});

const hasValidVariants: z.core.CheckFn<Parameters<typeof variantProblems>[0]> = ({
  value,
  issues,
}) => {
  for (const problem of variantProblems(value))
    issues.push({ code: 'custom', input: value, ...problem });
};

/** Product fields that a merchant edits (spec section 3, product). */
export const productInputSchema = z
  .object(productFields)
  .check(hasImageToSubmit, isPriceWithinListPrice, hasValidVariants);
export type ProductInput = z.infer<typeof productInputSchema>;

export function toProductInput(product: Product): ProductInput {
  const {
    id: _id,
    merchantId: _merchantId,
    store: _store,
    category: _category,
    subCategory: _subCategory,
    childCategory: _childCategory,
    approvalStatus,
    reviewNote: _note,
    revision: _revision,
    specification: _specification,
    isOnMarketplace: _listed,
    createdAt: _created,
    updatedAt: _updated,
    variant: variants,
    ...input
  } = product;
  return {
    ...input,
    isDraft: approvalStatus === 'draft',
    variant: variants.map(({ id: _variantId, ...variant }) => variant),
  };
}

/**
 * A product that the platform adds to a live store. It is approved at once, so it cannot be a
 * draft.
 */
export const productForStoreSchema = z.safeExtend(productInputSchema, {
  storeId: requiredChoiceSchema('Choose a store'),
  isDraft: z.optional(z.literal(false)),
});
export type ProductForStore = z.infer<typeof productForStoreSchema>;
