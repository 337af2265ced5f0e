import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import {
  editablePromotionSchema,
  newPromotionSchema,
  promotionInputSchema,
  promotionOrderSchema,
  promotionUpdateSchema,
} from '@market/domain/catalogue/promotion';
import { officialOutletSchema } from '@market/domain/catalogue/curation';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { platformCuration } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/**
 * Not in the spec: all promotions, including hidden and empty ones, with the products that shoppers
 * do not see, in the order of the home page.
 */
export const promotions = endpoint({
  ...platformCuration,
  name: 'curation.promotions',
  method: 'GET',
  path: '/products/admin/promotions',
  data: wholeList(editablePromotionSchema),
  failure: 'Could not get promotions. Try again later.',
});

/** Not in the spec: creates an empty promotion after the others. */
export const createPromotion = endpoint({
  ...platformCuration,
  name: 'curation.createPromotion',
  method: 'POST',
  path: '/products/admin/promotions',
  body: newPromotionSchema,
  data: editablePromotionSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: publishes a promotion's title and products together, and hides or shows it. 409
 * when it has changed since it was read.
 */
export const publishPromotion = endpoint({
  ...platformCuration,
  name: 'curation.publishPromotion',
  method: 'PUT',
  path: '/products/admin/promotions/:id',
  body: promotionUpdateSchema,
  data: editablePromotionSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: sets the order of all promotions on the home page. 409 with the saved order
 * (`savedPromotionOrderSchema`) when it has changed since it was read, or when a promotion has been
 * added or deleted.
 */
export const orderPromotions = endpoint({
  ...platformCuration,
  name: 'curation.orderPromotions',
  method: 'PUT',
  path: '/products/admin/promotion-order',
  body: promotionOrderSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Not in the spec: removes a promotion from the home page. Its products stay on sale. */
export const removePromotion = endpoint({
  ...platformCuration,
  name: 'curation.removePromotion',
  method: 'DELETE',
  path: '/products/admin/promotions/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
});

/** Adds products to the promotion with this title. Creates it when it does not exist. */
export const addPromotionProducts = endpoint({
  ...platformCuration,
  name: 'curation.addPromotionProducts',
  method: 'POST',
  path: '/products/admin/add-promotion-products',
  body: promotionInputSchema,
  data: editablePromotionSchema,
  failure: texts.wentWrong,
  success: 'Promotion saved',
});

/** Removes a product from a promotion. A promotion without products is kept, but not shown. */
export const removePromotionProduct = endpoint({
  ...platformCuration,
  name: 'curation.removePromotionProduct',
  method: 'DELETE',
  path: '/products/admin/delete-product-promotion/:promoId',
  body: z.object({ productId: recordIdSchema }),
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Removed from the promotion',
});

/** Every official outlet, including paused stores, which shoppers do not see. */
export const officialOutlets = endpoint({
  ...platformCuration,
  name: 'curation.officialOutlets',
  method: 'GET',
  path: '/products/admin/official-outlets',
  data: wholeList(officialOutletSchema),
  failure: texts.stores,
});

export const addOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.addOfficialOutlet',
  method: 'POST',
  path: '/products/admin/add-official-outlet',
  body: z.object({ storeId: recordIdSchema }),
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Added to the official outlets',
});

/** Removes a store from the official outlets. `id` is the store's id. */
export const removeOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.removeOfficialOutlet',
  method: 'DELETE',
  path: '/products/admin/delete-official-outlet/:id',
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Removed from the official outlets',
});
