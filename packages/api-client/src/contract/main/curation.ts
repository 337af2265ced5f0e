import * as z from 'zod/mini';
import { recordId } from '@market/domain/bounds';
import { promotionInputSchema, promotionSchema } from '@market/domain/catalogue/curation';
import { storeCardSchema } from '@market/domain/stores/store-card';
import { nothing } from '../../envelope';
import { endpoint } from '../../kernel';
import { platformCuration } from '../access';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

/** Adds products to the promotion with this title. Creates it when it does not exist. */
export const addPromotionProducts = endpoint({
  ...platformCuration,
  name: 'curation.addPromotionProducts',
  method: 'POST',
  path: '/products/admin/add-promotion-products',
  body: promotionInputSchema,
  data: promotionSchema,
  failure: texts.wentWrong,
  success: 'Promotion saved.',
});

/** Removes a product from a promotion. Removing the last one deletes the promotion. */
export const removePromotionProduct = endpoint({
  ...platformCuration,
  name: 'curation.removePromotionProduct',
  method: 'DELETE',
  path: '/products/admin/delete-product-promotion/:promoId',
  body: z.object({ productId: recordId }),
  data: nothing,
  failure: texts.wentWrong,
  success: 'Removed from the promotion.',
});

export const officialOutlets = endpoint({
  ...platformCuration,
  name: 'curation.officialOutlets',
  method: 'GET',
  path: '/products/admin/official-outlets',
  data: wholeList(storeCardSchema),
  failure: texts.stores,
});

/** Marks a live store as an official outlet. */
export const addOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.addOfficialOutlet',
  method: 'POST',
  path: '/products/admin/add-official-outlet',
  body: z.object({ storeId: recordId }),
  data: nothing,
  failure: texts.wentWrong,
  success: 'Added to the official outlets.',
});

/** The id is the store's. */
export const removeOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.removeOfficialOutlet',
  method: 'DELETE',
  path: '/products/admin/delete-official-outlet/:id',
  data: nothing,
  failure: texts.wentWrong,
  success: 'Removed from the official outlets.',
});
