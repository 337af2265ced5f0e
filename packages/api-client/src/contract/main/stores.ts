import { storeProfileInputSchema } from '@market/domain/stores/onboarding';
import { storeProfileSchema } from '@market/domain/stores/store';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

/** A store's profile; its own merchant, its staff and admins see it before it is live. */
export const profile = endpoint({ name: 'stores.profile', method: 'GET', path: '/storeprofile/:id', access: ['merchant', 'staff', 'admin', 'super_admin', 'approver'], data: storeProfileSchema, failure: texts.merchantProfile });

/** Creates or changes the own store's profile and pick-up place. */
export const saveProfile = endpoint({
  name: 'stores.saveProfile',
  method: 'POST',
  path: '/storeprofile/add-storeProfile',
  access: ['merchant', 'staff'],
  resource: 'store',
  body: storeProfileInputSchema,
  data: storeProfileSchema,
  failure: texts.wentWrong,
  success: 'Successfully added store profile.',
});
