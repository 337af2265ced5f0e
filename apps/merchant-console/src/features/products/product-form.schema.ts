import * as z from 'zod/mini';
import { statedValues } from '@market/console/catalogue/attribute-groups';
import type { Product } from '@market/domain/catalogue/product';
import {
  toProductInput,
  productInputSchema,
  type Pricing,
  type ProductInput,
} from '@market/domain/catalogue/product-input';
import type { DefaultValues, Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form';

/** The server's limit. */
export const MAX_PHOTOS = 8;

/** Digital products are stored with the minimum weight. */
const DIGITAL_WEIGHT_KG = 0.01;

type WithoutPrice<P extends { price: number }> = Omit<P, 'price'> & { price?: number };

/** Form values have a list price only when there is a discount. */
export interface ProductDraft extends Omit<ProductInput, 'pricing' | 'variant'> {
  pricing: WithoutPrice<Pricing>;
  variant: WithoutPrice<ProductInput['variant'][number]>[];
}

/**
 * Returns the request for the form's values, without hidden and blank values. For a product with
 * variants, the price is that of the cheapest variant and the stock is the total. A missing price
 * or weight becomes 0, which the schema refuses with its own message, together with all other
 * errors.
 */
export function productToSave(draft: ProductDraft): ProductInput {
  const { pricing, variant: drafts, dimensions: dimension, IsDigitalProduct: isDigital } = draft;
  const variants = drafts.map((variant) => ({
    ...variant,
    ...pricesToSave(variant),
    attributes: statedValues(variant.attributes),
    image: draft.hostedImages.find((image) => image === variant.image),
  }));
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
  const hasSize = dimension && Object.values(dimension).some((size) => size != null);
  return {
    ...draft,
    attributes: statedValues(draft.attributes),
    description: draft.description.filter((line) => line.trim() !== ''),
    pricing: {
      ...pricing,
      ...(variants.length > 0 ? cheapestPrices(variants) : pricesToSave(pricing)),
    },
    quantity:
      variants.length > 0
        ? variants.reduce((sum, { quantity }) => sum + (quantity || 0), 0)
        : draft.quantity,
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
    weight: draft.weight ?? (isDigital ? DIGITAL_WEIGHT_KG : 0),
    dimensions: hasSize && !isDigital ? dimension : undefined,
    variant: variants,
  };
}

/** Without a list price there is no discount. A missing list price is never an error. */
const pricesToSave = ({
  price,
  sellingPrice,
}: Partial<Pick<Pricing, 'price' | 'sellingPrice'>>) => ({
  sellingPrice: sellingPrice ?? 0,
  price: price ?? Math.max(sellingPrice ?? 0, 1),
});

/**
 * The prices of a product with variants, which has no price fields of its own. Errors are shown in
 * the variants.
 */
function cheapestPrices(
  variants: readonly { readonly price: number; readonly sellingPrice: number }[],
) {
  const [cheapest] = variants
    .filter(({ price, sellingPrice }) => sellingPrice > 0 && price >= sellingPrice)
    .toSorted((a, b) => a.sellingPrice - b.sellingPrice);
  return { price: cheapest?.price ?? 1, sellingPrice: cheapest?.sellingPrice ?? 1 };
}

export const createProductFormSchema = (...checks: readonly z.core.CheckFn<ProductInput>[]) =>
  z.codec(productInputSchema.check(...checks), z.custom<ProductInput>(), {
    decode: (input) => input,
    encode: productToSave,
  });

export const newProduct: DefaultValues<ProductInput> = {
  name: '',
  description: [''],
  keyRating: undefined,
  tags: [],
  categoryId: '',
  hostedImages: [],
  pricing: {},
  sku: '',
  quantity: 0,
  contSalesOutOfStock: false,
  stockAlertUnits: 5,
  IsDigitalProduct: false,
  variantProperties: [],
  variant: [],
  attributes: {},
  isDraft: false,
};

/** The initial values of a copy: without approval, stock or the original SKU. */
export function copiedProduct(product: Product): ProductDraft {
  const { name, sku, variant: variants } = product;
  return {
    ...toProductDraft({
      ...product,
      name: `${name.slice(0, 133)} (copy)`,
      sku: copiedSku(sku),
      quantity: 0,
      variant: variants.map((variant) => ({
        ...variant,
        sku: copiedSku(variant.sku),
        quantity: 0,
      })),
    }),
    isDraft: false,
  };
}

const copiedSku = (sku: string): string => `${sku.slice(0, 55)}-COPY`;

/**
 * The editable fields of a product. `quantityRead` holds the quantities that stock changes are
 * based on.
 */
export function editableProduct(product: Product): ProductDraft {
  const form = toProductDraft(product);
  return {
    ...form,
    quantityRead: product.quantity,
    variant: form.variant.map((variant) => ({ ...variant, quantityRead: variant.quantity })),
  };
}

function toProductDraft(product: Product): ProductDraft {
  const input = toProductInput(product);
  return {
    ...input,
    pricing: omitEqualPrice(input.pricing),
    variant: input.variant.map(omitEqualPrice),
  };
}

/**
 * A list price equal to the selling price means that there is none. The field is then empty, so
 * that the selling price can be raised.
 */
function omitEqualPrice<P extends { price: number; sellingPrice: number }>({
  price,
  ...rest
}: P): WithoutPrice<P> {
  return price > rest.sellingPrice ? { ...rest, price } : rest;
}

export type ProductControl = Control<ProductInput, unknown, ProductInput>;

export interface ProductFormParts {
  control: ProductControl;
  setValue: UseFormSetValue<ProductInput>;
  getValues: UseFormGetValues<ProductInput>;
}
