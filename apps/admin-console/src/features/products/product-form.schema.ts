import type { DefaultValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { statedValues } from '@market/console/catalogue/attribute-groups';
import {
  productForStoreSchema,
  type Pricing,
  type ProductForStore,
} from '@market/domain/catalogue/product-input';

/** Form values have a list price only when there is a discount. */
interface ProductDraft extends Omit<ProductForStore, 'pricing'> {
  readonly pricing: Partial<Pricing>;
}

/**
 * Converts the form's values to the request. A missing price or weight becomes 0, which the schema
 * refuses with its own message, together with all other errors.
 */
export function productToAdd({ pricing, ...draft }: ProductDraft): ProductForStore {
  const { sellingPrice = 0, price, costPrice } = pricing;
  return {
    ...draft,
    attributes: statedValues(draft.attributes),
    description: draft.description.filter((line) => line.trim() !== ''),
    pricing: { sellingPrice, price: price ?? Math.max(sellingPrice, 1), costPrice },
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- an emptied number field holds null
    weight: draft.weight ?? 0,
  };
}

export const createProductFormSchema = (...checks: readonly z.core.CheckFn<ProductForStore>[]) =>
  z.codec(productForStoreSchema.check(...checks), z.custom<ProductForStore>(), {
    decode: (input) => input,
    encode: productToAdd,
  });

/** The form has no variants, but the merchant can add them later. */
export const newProduct: DefaultValues<ProductForStore> = {
  storeId: '',
  name: '',
  description: [],
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
};
