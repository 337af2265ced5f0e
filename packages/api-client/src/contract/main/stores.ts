import { storeProfileInputSchema } from '@market/domain/stores/onboarding';
import {
  merchantShippingSchema,
  storePauseSchema,
  storeProfileSchema,
  storeResubmissionSchema,
} from '@market/domain/stores/store';
import { storePageSchema } from '@market/domain/stores/store-page';
import { endpoint } from '../../endpoint';
import { merchantStore } from '../access';
import { texts } from '../texts';
import { wireNames } from '../wire-names';

/** The store's own fields are nested in `store` (spec section 3, store profile). */
const storeProfile = wireNames(storeProfileSchema, {
  storeName: 'store.storeName',
  storePhoneNumber: 'store.storePhoneNumber',
  logo: 'store.logo',
  isPhysicalLocation: 'store.isPhysicalLocation',
  shippingLocation: 'store.shippingLocation',
  firstApproval: 'store.firstApproval',
  secondApproval: 'store.secondApproval',
  hubId: 'store.hubId',
});

/** A store's profile. 404 for merchants and staff of other stores. */
export const profile = endpoint({
  name: 'stores.profile',
  method: 'GET',
  path: '/storeprofile/:id',
  access: ['merchant', 'staff', 'admin', 'super_admin', 'approver'],
  data: storeProfile,
  failure: texts.merchantProfile,
});

/** Creates or updates the profile and pick-up address of the caller's own store. */
export const saveProfile = endpoint({
  name: 'stores.saveProfile',
  method: 'POST',
  path: '/storeprofile/add-storeProfile',
  ...merchantStore,
  body: storeProfileInputSchema,
  data: storeProfile,
  failure: texts.wentWrong,
  success: 'Successfully added store profile.',
});

/** Not in the spec: pauses a live store, or resumes a paused one. 409 in any other status. */
export const pause = endpoint({
  name: 'stores.pause',
  method: 'PATCH',
  path: '/storeprofile/pause-store',
  ...merchantStore,
  body: storePauseSchema,
  data: storeProfile,
  failure: texts.updateFailed,
});

/**
 * Not in the spec: resubmits a rejected store for approval. Saving its onboarding steps does not
 * resubmit it.
 */
export const resubmit = endpoint({
  name: 'stores.resubmit',
  method: 'POST',
  path: '/storeprofile/resubmit',
  ...merchantStore,
  body: storeResubmissionSchema,
  data: storeProfile,
  failure: texts.wentWrong,
  success: 'Your store was submitted again for approval',
});

/** Not in the spec: a live or paused store with its theme, for shoppers. */
export const page = endpoint({
  name: 'stores.page',
  method: 'GET',
  path: '/store/customer/:id',
  access: 'public',
  data: storePageSchema,
  failure: texts.stores,
});

/** Where a store ships from, for the product page. `id` is the store's id. */
export const shippingAddress = endpoint({
  name: 'stores.shippingAddress',
  method: 'GET',
  path: '/merchantshippingaddress/:id',
  access: 'public',
  data: merchantShippingSchema,
  failure: texts.merchant,
});
