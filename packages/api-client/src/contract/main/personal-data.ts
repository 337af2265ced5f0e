import {
  accountDeletionSchema,
  deleteAccountSchema,
  personalDataFileSchema,
} from '@market/domain/accounts/personal-data';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { customerAccounts } from '../access';
import { texts } from '../texts';

// Not in the spec: the rights of customers under the Nigeria Data Protection Act.

/** All data stored about the customer. */
export const copy = endpoint({
  name: 'personalData.copy',
  method: 'GET',
  path: '/auth/userdata/copy',
  ...customerAccounts,
  data: personalDataFileSchema,
  failure: texts.user,
});

/** What deleting the account would do now. */
export const deletion = endpoint({
  name: 'personalData.deletion',
  method: 'GET',
  path: '/auth/userdata/deletion',
  ...customerAccounts,
  data: accountDeletionSchema,
  failure: texts.user,
});

/**
 * Deletes the customer's account. 409 with the obstacles while orders, payments or returns are
 * open.
 */
export const remove = endpoint({
  name: 'personalData.remove',
  method: 'DELETE',
  path: '/auth/userdata',
  ...customerAccounts,
  body: deleteAccountSchema,
  data: noDataSchema,
  failure: texts.wentWrong,
  success: 'Your account has been deleted',
});
