import * as z from 'zod/mini';
import {
  customerProductSchema,
  variantPropertySchema,
  variantSchema,
  type CustomerProduct,
} from '@market/domain/catalogue/product';
import { money } from '@market/domain/money.schema';
import { withSpecFields } from '../with-spec-fields';

/**
 * Spec section 3, customer product. The cost price is private to the merchant and never sent to
 * shoppers.
 */
const specFields = {
  storeName: z.string(),
  pricing: z.array(z.object({ sellingPrice: money, price: money })),
  productVariant: z.optional(
    z.object({
      id: z.string(),
      productId: z.string(),
      variant: z.array(
        z.extend(variantSchema, {
          size: z.optional(z.string()),
          color: z.optional(z.string()),
          discount: money,
        }),
      ),
      properties: z.array(z.extend(variantPropertySchema, { type: z.string() })),
    }),
  ),
};

function findOption(options: Readonly<Record<string, string>>, name: RegExp): string | undefined {
  return Object.entries(options).find(([property]) => name.test(property))?.[1];
}

const specProductVariant = ({ id, productVariant }: CustomerProduct) =>
  productVariant && {
    id,
    productId: id,
    variant: productVariant.variant.map((variant) => ({
      ...variant,
      size: findOption(variant.options, /^size$/i),
      color: findOption(variant.options, /^colou?r$/i),
      discount: variant.price - variant.sellingPrice,
    })),
    properties: productVariant.properties.map((each) => ({ ...each, type: each.property })),
  };

/** The product on its product page, with the spec's fields in addition to ours. */
export const customerProductReplySchema = withSpecFields(
  customerProductSchema,
  specFields,
  (product) => ({
    storeName: product.store.storeName,
    pricing: [{ sellingPrice: product.sellingPrice, price: product.price }],
    productVariant: specProductVariant(product),
  }),
);
