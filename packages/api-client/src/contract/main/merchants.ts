import { pageOf } from '@market/domain/paging';
import {
  merchantListQuerySchema,
  merchantSchema,
  storeFiguresSchema,
  storePaymentCategorySchema,
  storeSuspensionSchema,
} from '@market/domain/stores/merchant';
import { storeApplicationDetailSchema } from '@market/domain/stores/store';
import { endpoint } from '../../endpoint';
import { platformStores, storeApprovers } from '../access';
import { texts } from '../texts';

/** All merchants with their stores, in any status. */
export const list = endpoint({
  ...storeApprovers,
  name: 'merchants.list',
  method: 'GET',
  path: '/auth/userdata/getallmerchants',
  query: merchantListQuerySchema,
  data: pageOf(merchantSchema),
  failure: texts.user,
});

/** Not in the spec: how many products, orders and staff a store has. `id` is the store's id. */
export const figures = endpoint({
  ...storeApprovers,
  name: 'merchants.figures',
  method: 'GET',
  path: '/storeapproval/admin/store-figures/:id',
  data: storeFiguresSchema,
  failure: texts.merchant,
});

/**
 * Not in the spec: takes a live or paused store out of the catalogue. Its open orders continue, and
 * its official-outlet flag is removed. 409 in any other status.
 */
export const suspend = endpoint({
  ...platformStores,
  name: 'merchants.suspend',
  method: 'PATCH',
  path: '/storeapproval/admin/suspend-store/:id',
  body: storeSuspensionSchema,
  data: storeApplicationDetailSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: returns a suspended store to its previous status, or to the approval queue if
 * its approvals have been removed in the meantime. 409 when it is not suspended.
 */
export const resume = endpoint({
  ...platformStores,
  name: 'merchants.resume',
  method: 'PATCH',
  path: '/storeapproval/admin/resume-store/:id',
  body: storeSuspensionSchema,
  data: storeApplicationDetailSchema,
  failure: texts.wentWrong,
});

/** Changes a store's payment category. Orders that were placed earlier keep their rate. */
export const changePaymentCategory = endpoint({
  ...platformStores,
  name: 'merchants.changePaymentCategory',
  method: 'PATCH',
  path: '/storeapproval/admin/merchant-payment-category/:id',
  body: storePaymentCategorySchema,
  data: storeApplicationDetailSchema,
  failure: texts.paymentCategory,
});
