import * as z from 'zod/mini';
import { catalogueQuery, customerProductSchema, productCardSchema } from '@market/domain/catalogue/product';
import { pageOf, pageQuery } from '@market/domain/paging';
import { storeCardSchema } from '@market/domain/stores/store';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** Approved products of live stores, for shoppers. */
export const list = endpoint({ name: 'catalogue.list', method: 'GET', path: '/products/customer/getallproducts', access: 'public', query: catalogueQuery, data: pageOf(productCardSchema), failure: texts.products });

export const byId = endpoint({ name: 'catalogue.byId', method: 'GET', path: '/products/customer/product/:id', access: 'public', data: customerProductSchema, failure: texts.productDetails });

/** Products below their list price, largest saving first. */
export const fixedDiscount = endpoint({ name: 'catalogue.fixedDiscount', method: 'GET', path: '/products/fixed-discount', access: 'public', query: pageQuery, data: pageOf(productCardSchema), failure: texts.productsNow });

/** One product a day, the same for everybody. */
export const dailyProduct = endpoint({ name: 'catalogue.dailyProduct', method: 'GET', path: '/products/daily-product', access: 'public', data: z.nullable(productCardSchema), failure: texts.product });

export const stores = endpoint({
  name: 'catalogue.stores',
  method: 'GET',
  path: '/store/customer/all-stores',
  access: 'public',
  query: z.extend(pageQuery, { store: z.optional(z.enum(['subscriptions'])), search: z.optional(z.string()) }),
  data: pageOf(storeCardSchema),
  failure: texts.stores,
});

export const officialOutlets = endpoint({
  name: 'catalogue.officialOutlets',
  method: 'GET',
  path: '/products/customer/official-outlets',
  access: 'public',
  data: z.array(z.object({ store: storeCardSchema, products: z.array(productCardSchema) })),
  failure: texts.products,
});
