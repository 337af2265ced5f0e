import * as z from 'zod/mini';
import type { Product } from '@market/domain/catalogue/product';
import {
  productInputSchema,
  type Pricing,
  type ProductInput,
} from '@market/domain/catalogue/product-input';
import type { DefaultValues } from 'react-hook-form';

/** As many pictures as the server takes. */
export const MAX_PHOTOS = 8;

/** The least weight that a product may have; goods without delivery need one on paper only. */
const NO_WEIGHT_KG = 0.01;

type WithoutPrice<P extends { price: number }> = Omit<P, 'price'> & { price?: number };

/** What the form holds: a list price only where there is a discount. */
export interface ProductDraft extends Omit<ProductInput, 'pricing' | 'variant'> {
  pricing: WithoutPrice<Pricing>;
  variant: WithoutPrice<ProductInput['variant'][number]>[];
}

/**
 * What is saved of what the form holds: sums instead of fields that variants replace, nothing of what is hidden or blank.
 * A price or weight that is missing counts as 0, which the rules refuse in words of their own and beside all else that is wrong.
 */
export function productToSave(draft: ProductDraft): ProductInput {
  const { pricing, variant: drafts, dimensions: dimension, IsDigitalProduct: isDigital } = draft;
  const variants = drafts.map((variant) => ({
    ...variant,
    ...pricesToSave(variant),
    image: draft.hostedImages.find((image) => image === variant.image),
  }));
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
  const hasSize = dimension && Object.values(dimension).some((size) => size != null);
  return {
    ...draft,
    description: draft.description.filter((line) => line.trim() !== ''),
    pricing: {
      ...pricing,
      ...(variants.length > 0 ? cheapestOf(variants) : pricesToSave(pricing)),
    },
    quantity:
      variants.length > 0
        ? variants.reduce((sum, { quantity }) => sum + (quantity || 0), 0)
        : draft.quantity,
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
    weight: draft.weight ?? (isDigital ? NO_WEIGHT_KG : 0),
    dimensions: hasSize && !isDigital ? dimension : undefined,
    variant: variants,
  };
}

/** Without a list price there is no reduction; being absent it is never what is wrong. */
const pricesToSave = ({
  price,
  sellingPrice,
}: Partial<Pick<Pricing, 'price' | 'sellingPrice'>>) => ({
  sellingPrice: sellingPrice ?? 0,
  price: price ?? Math.max(sellingPrice ?? 0, 1),
});

/** The prices of a product with variants, which has no fields of its own for them; what is wrong is told at the variant. */
function cheapestOf(
  variants: readonly { readonly price: number; readonly sellingPrice: number }[],
) {
  const [cheapest] = variants
    .filter(({ price, sellingPrice }) => sellingPrice > 0 && price >= sellingPrice)
    .toSorted((a, b) => a.sellingPrice - b.sellingPrice);
  return { price: cheapest?.price ?? 1, sellingPrice: cheapest?.sellingPrice ?? 1 };
}

/** The server's own rules, applied to what would be saved. */
export const productFormSchema = z.codec(productInputSchema, z.custom<ProductInput>(), {
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
  isDraft: false,
};

/** A product to begin another one with: on sale under the same words, with a SKU and stock of its own. */
export function copiedProduct(product: Product): ProductDraft {
  const { name, sku, variant: variants } = product;
  return {
    ...formOf({
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

/** What a merchant can change of a product, with the quantities from which changes of the stock start. */
export function editableProduct(product: Product): ProductDraft {
  const form = formOf(product);
  return {
    ...form,
    quantityRead: product.quantity,
    variant: form.variant.map((variant) => ({ ...variant, quantityRead: variant.quantity })),
  };
}

function formOf(product: Product): ProductDraft {
  const {
    id: _id,
    merchantId: _merchantId,
    store: _store,
    category: _category,
    subCategory: _subCategory,
    childCategory: _childCategory,
    approvalStatus,
    reviewNote: _note,
    isOnMarketplace: _listed,
    createdAt: _created,
    updatedAt: _updated,
    pricing,
    variant: variants,
    ...input
  } = product;
  return {
    ...input,
    isDraft: approvalStatus === 'draft',
    pricing: withoutEqualPrice(pricing),
    variant: variants.map(({ id: _variantId, ...variant }) => withoutEqualPrice(variant)),
  };
}

/** A list price that equals the selling price is none: the field for it is empty, so that the selling price can be raised. */
function withoutEqualPrice<P extends { price: number; sellingPrice: number }>({
  price,
  ...rest
}: P): WithoutPrice<P> {
  return price > rest.sellingPrice ? { ...rest, price } : rest;
}
