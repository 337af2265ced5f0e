import * as z from 'zod/mini';
import type { Product } from '@market/domain/catalogue/product';
import { productInputSchema, type ProductInput } from '@market/domain/catalogue/product-input';
import type { DefaultValues } from 'react-hook-form';

/** As many pictures as the server takes. */
export const MAX_PHOTOS = 8;

/** The least weight that a product may have; goods without delivery need one on paper only. */
const NO_WEIGHT_KG = 0.01;

/**
 * What is saved of what the form holds: sums instead of fields that variants replace, nothing of what is hidden or blank.
 * A price or weight that is missing counts as 0, which the rules refuse in words of their own and beside all else that is wrong.
 */
export function productToSave(draft: ProductInput): ProductInput {
  const { pricing, variants, dimension, IsDigitalProduct: isDigital } = draft;
  const sellingPrice = pricing.sellingPrice ?? 0;
  const hasSize = dimension && Object.values(dimension).some((size) => size != null);
  return {
    ...draft,
    description: draft.description.filter((line) => line.trim() !== ''),
    // Without a list price there is no reduction; being absent it is never what is wrong.
    pricing: { ...pricing, sellingPrice, price: pricing.price ?? Math.max(sellingPrice, 1) },
    quantity: variants.length > 0 ? variants.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) : draft.quantity,
    weight: draft.weight ?? (isDigital ? NO_WEIGHT_KG : 0),
    dimension: hasSize && !isDigital ? dimension : undefined,
    variants: variants.map((variant) => ({
      ...variant,
      sellingPrice: variant.sellingPrice ?? 0,
      price: variant.price ?? variant.sellingPrice ?? 0,
      image: draft.hostedImages.find((image) => image === variant.image),
    })),
  };
}

/** The server's own rules, applied to what would be saved. */
export const productFormSchema = z.codec(productInputSchema, z.custom<ProductInput>(), { decode: (input) => input, encode: productToSave });

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
  variants: [],
  isDraft: false,
};

/** A product to begin another one with: on sale under the same words, with a SKU and stock of its own. */
export function copiedProduct(product: Product): ProductInput {
  const input = editableProduct(product);
  return {
    ...input,
    name: `${input.name.slice(0, 133)} (copy)`,
    sku: copiedSku(input.sku),
    quantity: 0,
    quantityRead: undefined,
    variants: input.variants.map((variant) => ({ ...variant, sku: copiedSku(variant.sku), quantity: 0, quantityRead: undefined })),
  };
}

const copiedSku = (sku: string): string => `${sku.slice(0, 55)}-COPY`;

/** What a merchant can change of a product; the rest is the server's. */
export function editableProduct(product: Product): ProductInput {
  const { id: _id, merchantId: _merchantId, store: _store, categoryName: _categoryName, approvalStatus: _status, reviewNote: _note, isOnMarketplace: _listed, createdAt: _created, updatedAt: _updated, variants, ...input } = product;
  return { ...input, isDraft: product.approvalStatus === 'draft', quantityRead: input.quantity, variants: variants.map(({ id: _variantId, ...variant }) => ({ ...variant, quantityRead: variant.quantity })) };
}
