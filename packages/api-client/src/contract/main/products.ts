import * as z from 'zod/mini';
import { productInputSchema, productListQuery, productSchema } from '@market/domain/catalogue/product';
import { pageOf } from '@market/domain/paging';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

const merchantSide = { access: ['merchant', 'staff'], resource: 'products' } as const;

/** The merchant's own products. */
export const list = endpoint({ ...merchantSide, name: 'products.list', method: 'GET', path: '/products', query: productListQuery, data: pageOf(productSchema), failure: texts.products });

export const create = endpoint({ ...merchantSide, name: 'products.create', method: 'POST', path: '/products', body: productInputSchema, data: productSchema, failure: texts.wentWrong, success: 'Successfully created product.' });

export const byId = endpoint({ ...merchantSide, name: 'products.byId', method: 'GET', path: '/products/:id', data: productSchema, failure: texts.product, success: 'Successfully fetched product.' });

/** A change to name, category, description or images puts an approved product back to pending. */
export const update = endpoint({ ...merchantSide, name: 'products.update', method: 'PATCH', path: '/products/:id', body: productInputSchema, data: productSchema, failure: texts.updateProduct, success: 'Successfully edited product.' });

/** Puts a product on the central marketplace besides the store's own page. */
export const addToMarketplace = endpoint({ ...merchantSide, name: 'products.addToMarketplace', method: 'POST', path: '/products/addmarketplaceproduct', body: z.object({ productId: z.string() }), data: productSchema, failure: texts.updateProduct, success: 'Product updated successfully' });

/** From then on it sells on the store's own page only. */
export const removeFromMarketplace = endpoint({ ...merchantSide, name: 'products.removeFromMarketplace', method: 'DELETE', path: '/products/deletemerchantplaceproduct/:id', data: productSchema, failure: texts.updateProduct, success: 'Product updated successfully' });
