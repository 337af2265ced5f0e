import * as z from 'zod/mini';
import { recordId } from '@market/domain/bounds';
import { promotionInputSchema, promotionSchema } from '@market/domain/catalogue/curation';
import { storeCardSchema } from '@market/domain/stores/store-card';
import { endpoint, nothing } from '../../kernel';
import { platformCuration } from '../access';
import { texts } from '../texts';

/** Adds to the promotion of this title; makes it when there is none. */
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

/** Takes one product out of a promotion; the last one takes the promotion with it. */
export const removePromotionProduct = endpoint({
  ...platformCuration,
  name: 'curation.removePromotionProduct',
  method: 'DELETE',
  path: '/products/admin/delete-product-promotion/:promoId',
  body: z.object({ productId: recordId }),
  data: nothing,
  failure: texts.wentWrong,
  success: 'Taken out of the promotion.',
});

export const officialOutlets = endpoint({
  ...platformCuration,
  name: 'curation.officialOutlets',
  method: 'GET',
  path: '/products/admin/official-outlets',
  data: z.array(storeCardSchema),
  failure: texts.stores,
});

/** Names a live store an official outlet. */
export const addOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.addOfficialOutlet',
  method: 'POST',
  path: '/products/admin/add-official-outlet',
  body: z.object({ storeId: recordId }),
  data: nothing,
  failure: texts.wentWrong,
  success: 'Named an official outlet.',
});

/** The id is the store's. */
export const removeOfficialOutlet = endpoint({
  ...platformCuration,
  name: 'curation.removeOfficialOutlet',
  method: 'DELETE',
  path: '/products/admin/delete-official-outlet/:id',
  data: nothing,
  failure: texts.wentWrong,
  success: 'No longer an official outlet.',
});
