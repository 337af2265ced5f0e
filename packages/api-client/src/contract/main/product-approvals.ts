import * as z from 'zod/mini';
import { auditEntrySchema } from '@market/domain/audit/audit';
import { recordIdSchema } from '@market/domain/bounds';
import { productForStoreSchema } from '@market/domain/catalogue/product-input';
import { platformProductQuerySchema } from '@market/domain/catalogue/platform-products';
import { productSchema } from '@market/domain/catalogue/product';
import { productVisibilitySchema } from '@market/domain/catalogue/product-visibility';
import { productDecisionSchema } from '@market/domain/catalogue/review-decision';
import { endpoint } from '../../endpoint';
import { platformProducts } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/**
 * All products, with counts per approval status (spec section 4). A product with a revision has the
 * status of the revision. In a search, only the latest matches, up to `COUNT_CAP`, are counted by
 * status; those in the chosen status are counted separately.
 */
export const list = endpoint({
  ...platformProducts,
  name: 'productApprovals.list',
  method: 'GET',
  path: '/products/admin/getallproducts',
  query: platformProductQuerySchema,
  data: z.object({
    rows: z.array(productSchema),
    count: z.int(),
    statusCounts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
    /** Whether the statuses other than the chosen one may have more matches than were counted. */
    isLatestOnly: z.optional(z.boolean()),
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
  query: z.object({ productId: recordIdSchema, merchantId: recordIdSchema }),
  body: productDecisionSchema,
  data: productSchema,
  failure: texts.approveProduct,
  success: 'Product updated successfully',
});

/** Not in the spec: the decisions on a product, newest first. */
export const history = endpoint({
  ...platformProducts,
  name: 'productApprovals.history',
  method: 'GET',
  path: '/products/admin-getone-product/:id/history',
  data: wholeList(auditEntrySchema),
  failure: texts.productDetails,
});

/** Not in the spec: why a product is or is not in the shop. */
export const visibility = endpoint({
  ...platformProducts,
  name: 'productApprovals.visibility',
  method: 'GET',
  path: '/products/admin-getone-product/:id/visibility',
  data: productVisibilitySchema,
  failure: texts.productDetails,
});

/**
 * Adds a product to a live store. It is approved at once, and the merchant is notified by email.
 */
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
