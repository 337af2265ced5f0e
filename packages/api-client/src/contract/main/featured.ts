import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import { productSchema } from '@market/domain/catalogue/product';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { merchantProducts } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/**
 * Featured products at the top of the caller's own store page, in the chosen order. The spec does
 * not give the paths.
 */
export const list = endpoint({
  ...merchantProducts,
  name: 'featured.list',
  method: 'GET',
  path: '/products/featured',
  data: wholeList(productSchema),
  failure: texts.products,
});

/** Features one of the store's products. 409 when 12 are featured. */
export const add = endpoint({
  ...merchantProducts,
  name: 'featured.add',
  method: 'POST',
  path: '/products/featured',
  body: z.object({ productId: recordIdSchema }),
  data: noDataSchema,
  failure: texts.updateProduct,
  success: 'Featured on your store page',
});

export const remove = endpoint({
  ...merchantProducts,
  name: 'featured.remove',
  method: 'DELETE',
  path: '/products/featured/:id',
  data: noDataSchema,
  failure: texts.updateProduct,
  success: 'No longer featured',
});
