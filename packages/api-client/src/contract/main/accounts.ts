import * as z from 'zod/mini';
import {
  accountSchema,
  permissionsSchema,
  personSchema,
  profileChangeSchema,
} from '@market/domain/accounts/account';
import { pageOf, searchQuerySchema } from '@market/domain/paging';
import { partnerSchema } from '@market/domain/shipping/partner';
import { merchantDetailSchema } from '@market/domain/stores/merchant-detail';
import { businessInputSchema } from '@market/domain/stores/onboarding';
import { merchantProfileSchema } from '@market/domain/stores/store';
import { endpoint } from '../../endpoint';
import { platformOrders, storeOwner } from '../access';
import { texts } from '../texts';

export const me = endpoint({
  name: 'accounts.me',
  method: 'GET',
  path: '/auth/userdata',
  access: 'signedIn',
  guests: true,
  data: accountSchema,
  failure: texts.user,
});

/** Not in the spec: updates the caller's own name and phone number. */
export const updateMe = endpoint({
  name: 'accounts.updateMe',
  method: 'PATCH',
  path: '/auth/userdata',
  access: 'signedIn',
  body: profileChangeSchema,
  data: accountSchema,
  failure: texts.updateFailed,
});

export const permissions = endpoint({
  name: 'accounts.permissions',
  method: 'GET',
  path: '/auth/permissions',
  access: 'signedIn',
  data: permissionsSchema,
  failure: texts.user,
});

export const merchantProfile = endpoint({
  name: 'accounts.merchantProfile',
  method: 'GET',
  path: '/auth/userdata/merchant-profile',
  access: ['merchant', 'staff'],
  data: merchantProfileSchema,
  failure: texts.merchantProfile,
});

/** One merchant by id. Merchants can only read their own record. */
export const merchantStoreData = endpoint({
  name: 'accounts.merchantStoreData',
  method: 'GET',
  path: '/auth/userdata/merchant-store-data/:id',
  access: ['merchant', 'admin', 'super_admin', 'approver'],
  resource: 'stores',
  data: merchantDetailSchema,
  failure: texts.merchant,
});

/** Saves the business details. Saving different details later revokes the store's approvals. */
export const onboard = endpoint({
  name: 'accounts.onboard',
  method: 'PUT',
  path: '/auth/merchant/onboard',
  ...storeOwner,
  body: businessInputSchema,
  data: merchantProfileSchema,
  failure: texts.updateFailed,
});

export const dispatchers = endpoint({
  name: 'accounts.dispatchers',
  method: 'GET',
  path: '/auth/userdata/getalldispatchers',
  ...platformOrders,
  query: searchQuerySchema,
  data: pageOf(personSchema),
  failure: texts.user,
});

export const shippingPartners = endpoint({
  name: 'accounts.shippingPartners',
  method: 'GET',
  path: '/auth/userdata/getallshippingpartners',
  ...platformOrders,
  query: z.extend(searchQuerySchema, { onboarded: z.optional(z.enum(['true', 'false'])) }),
  data: pageOf(partnerSchema),
  failure: texts.user,
});
