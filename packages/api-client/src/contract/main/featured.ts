import * as z from 'zod/mini';
import { recordId } from '@market/domain/bounds';
import { productSchema } from '@market/domain/catalogue/product';
import { endpoint, nothing } from '../../kernel';
import { texts } from '../texts';

const merchantSide = { access: ['merchant', 'staff'], resource: 'products' } as const;

/** What the own store shows first on its page, in the order in which it was chosen. The spec does not give the paths. */
export const list = endpoint({
  ...merchantSide,
  name: 'featured.list',
  method: 'GET',
  path: '/products/featured',
  data: z.array(productSchema),
  failure: texts.products,
});

/** Features one of the own products; at most 12. */
export const add = endpoint({
  ...merchantSide,
  name: 'featured.add',
  method: 'POST',
  path: '/products/featured',
  body: z.object({ productId: recordId }),
  data: nothing,
  failure: texts.updateProduct,
  success: 'Featured on your store page.',
});

export const remove = endpoint({
  ...merchantSide,
  name: 'featured.remove',
  method: 'DELETE',
  path: '/products/featured/:id',
  data: nothing,
  failure: texts.updateProduct,
  success: 'No longer featured.',
});
