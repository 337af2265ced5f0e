import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import { bulkOutcomeSchema, bulkUpdateSchema } from '@market/domain/catalogue/bulk-change';
import {
  chosenProductsSchema,
  merchantProductFilterSchema,
  merchantProductPageSchema,
  merchantProductQuerySchema,
  productCountsSchema,
} from '@market/domain/catalogue/merchant-products';
import { productSchema } from '@market/domain/catalogue/product';
import { productVisibilitySchema } from '@market/domain/catalogue/product-visibility';
import { productInputSchema } from '@market/domain/catalogue/product-input';
import {
  stockMovementQuerySchema,
  stockMovementSchema,
} from '@market/domain/catalogue/stock-movement';
import { pageOf } from '@market/domain/paging';
import { downloadLinkSchema } from '@market/domain/files';
import { endpoint } from '../../endpoint';
import { merchantProducts } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** The spec's product page reads a list of prices. Our products have one price. */
const { pricing } = productSchema.shape;
type Prices = z.ZodMiniCodec<
  z.ZodMiniArray<typeof pricing>,
  z.ZodMiniType<z.output<typeof pricing>>
>;
const pricesCodec: Prices = z.codec(z.array(pricing), z.any(), {
  decode: ([first]): unknown => first,
  encode: (own: z.output<typeof pricing>) => [own],
});
const productWithPrices = z.extend(productSchema, { pricing: pricesCodec });

/** The merchant's own products, newest first unless sorted. */
export const list = endpoint({
  ...merchantProducts,
  name: 'products.list',
  method: 'GET',
  path: '/products',
  query: merchantProductQuerySchema,
  data: merchantProductPageSchema,
  failure: texts.products,
});

export const create = endpoint({
  ...merchantProducts,
  name: 'products.create',
  method: 'POST',
  path: '/products',
  body: productInputSchema,
  data: productSchema,
  failure: texts.wentWrong,
  success: 'Successfully created product.',
});

export const byId = endpoint({
  ...merchantProducts,
  name: 'products.byId',
  method: 'GET',
  path: '/products/:id',
  data: productWithPrices,
  failure: texts.product,
  success: 'Successfully fetched product.',
});

/**
 * Changing the name, category, description or images of an approved product requires a new
 * approval.
 */
export const update = endpoint({
  ...merchantProducts,
  name: 'products.update',
  method: 'PATCH',
  path: '/products/:id',
  body: productInputSchema,
  data: productSchema,
  failure: texts.updateProduct,
  success: 'Successfully edited product.',
});

/** Not in the spec: stock movements of a product or one of its variants, newest first. */
export const stockMovements = endpoint({
  ...merchantProducts,
  name: 'products.stockMovements',
  method: 'GET',
  path: '/products/:id/stock-movements',
  query: stockMovementQuerySchema,
  data: pageOf(stockMovementSchema),
  failure: 'Could not get the stock history. Try again later.',
});

/** Not in the spec: why a product is or is not in the shop. */
export const visibility = endpoint({
  ...merchantProducts,
  name: 'products.visibility',
  method: 'GET',
  path: '/products/:id/visibility',
  data: productVisibilitySchema,
  failure: texts.product,
});

/** Adds a product to the central marketplace, in addition to the store's own page. */
export const addToMarketplace = endpoint({
  ...merchantProducts,
  name: 'products.addToMarketplace',
  method: 'POST',
  path: '/products/addmarketplaceproduct',
  body: z.object({ productId: recordIdSchema }),
  data: productSchema,
  failure: texts.updateProduct,
  success: 'Product updated successfully',
});

/** Removes a product from the marketplace. The store's own page keeps selling it. */
export const removeFromMarketplace = endpoint({
  ...merchantProducts,
  name: 'products.removeFromMarketplace',
  method: 'DELETE',
  path: '/products/deletemerchantplaceproduct/:id',
  data: productSchema,
  failure: texts.updateProduct,
  success: 'Product updated successfully',
});

/** Not in the spec: number of the caller's own products by status. */
export const counts = endpoint({
  ...merchantProducts,
  name: 'products.counts',
  method: 'GET',
  path: '/products/counts',
  data: productCountsSchema,
  failure: texts.products,
});

/** Not in the spec: brands that the store has used, in alphabetical order, for suggestions. */
export const brands = endpoint({
  ...merchantProducts,
  name: 'products.brands',
  method: 'GET',
  path: '/products/brands',
  data: wholeList(z.string()),
  failure: texts.products,
});

/**
 * Not in the spec: the products that match a filter, for a bulk change. At most
 * `MAX_SELECTED_PRODUCTS`.
 */
export const chosen = endpoint({
  ...merchantProducts,
  name: 'products.chosen',
  method: 'GET',
  path: '/products/chosen',
  query: merchantProductFilterSchema,
  data: chosenProductsSchema,
  failure: texts.products,
});

/**
 * Not in the spec: changes several products. Each succeeds or fails independently. Deleted products
 * disappear from shops and lists, but remain in orders.
 */
export const bulk = endpoint({
  ...merchantProducts,
  name: 'products.bulk',
  method: 'PATCH',
  path: '/products/bulk',
  body: bulkUpdateSchema,
  data: wholeList(bulkOutcomeSchema),
  failure: texts.updateProduct,
});

/**
 * Not in the spec: a URL to download filtered products as CSV in Shopify's product format, which
 * can be imported again.
 */
export const exportLink = endpoint({
  ...merchantProducts,
  name: 'products.exportLink',
  method: 'GET',
  path: '/products/export',
  query: merchantProductFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the products. Try again later.',
});
