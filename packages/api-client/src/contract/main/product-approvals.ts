import * as z from 'zod/mini';
import { recordId } from '@market/domain/bounds';
import { productForStoreSchema } from '@market/domain/catalogue/product-for-store';
import { productListQuery, productSchema } from '@market/domain/catalogue/product';
import { reviewDecisionSchema } from '@market/domain/catalogue/review-decision';
import { endpoint } from '../../kernel';
import { platformProducts } from '../access';
import { texts } from '../texts';

/** All products, with counts per approval status (spec section 4). */
export const list = endpoint({
  ...platformProducts,
  name: 'productApprovals.list',
  method: 'GET',
  path: '/products/admin/getallproducts',
  query: productListQuery,
  data: z.object({
    rows: z.array(productSchema),
    count: z.int(),
    statusCounts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  }),
  failure: texts.products,
});

export const byId = endpoint({
  ...platformProducts,
  name: 'productApprovals.byId',
  method: 'GET',
  path: '/products/admin-getone-product/:id',
  data: productSchema,
  failure: texts.productDetails,
});

export const decide = endpoint({
  ...platformProducts,
  name: 'productApprovals.decide',
  method: 'POST',
  path: '/products/approve-product',
  query: z.object({ productId: recordId, merchantId: recordId }),
  body: reviewDecisionSchema,
  data: productSchema,
  failure: texts.approveProduct,
  success: 'Product updated successfully',
});

/** Adds a product to a live store. It is approved at once, and the merchant is told by email. */
export const addForStore = endpoint({
  ...platformProducts,
  name: 'productApprovals.addForStore',
  method: 'POST',
  path: '/products/admin/add-product',
  body: productForStoreSchema,
  data: productSchema,
  failure: texts.wentWrong,
  success: 'Successfully created product.',
});
