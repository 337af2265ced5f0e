import { sessionSchema } from '@market/domain/accounts/account';
import {
  guestLinkSchema,
  guestStartSchema,
  keepOrdersInputSchema,
} from '@market/domain/accounts/guest';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { customerAccounts, customers } from '../access';
import { texts } from '../texts';

// Not in the spec: customers who check out without an account.

const writeOptions = { method: 'POST', failure: texts.wentWrong } as const;

/**
 * Starts a guest session, or changes the email address of a guest who has not paid yet. The
 * response is the same whether or not the address has an account.
 */
export const start = endpoint({
  ...writeOptions,
  name: 'guests.start',
  path: '/auth/guest',
  access: 'public',
  hasStrictLimit: true,
  body: guestStartSchema,
  data: sessionSchema,
});

/**
 * Returns the orders that an emailed link gives access to. 410 when the link is no longer valid.
 */
export const openLink = endpoint({
  ...writeOptions,
  name: 'guests.openLink',
  path: '/auth/guest/link',
  access: 'public',
  hasStrictLimit: true,
  body: guestLinkSchema,
  data: sessionSchema,
});

/** Emails a new link, if the address has guest orders. The response is the same either way. */
export const mailLink = endpoint({
  ...writeOptions,
  name: 'guests.mailLink',
  path: '/auth/guest/mail-link',
  access: 'public',
  hasStrictLimit: true,
  body: guestStartSchema,
  data: noDataSchema,
});

/**
 * Chooses a password. The orders move to the new account when its owner follows the emailed link.
 */
export const createAccount = endpoint({
  ...writeOptions,
  name: 'guests.createAccount',
  path: '/auth/guest/password',
  ...customers,
  body: keepOrdersInputSchema,
  data: noDataSchema,
});

/**
 * Moves the orders that an emailed link gives access to into the caller's account. 410 when the
 * link is no longer valid.
 */
export const addToAccount = endpoint({
  ...writeOptions,
  name: 'guests.addToAccount',
  path: '/auth/guest/add-to-account',
  ...customerAccounts,
  body: guestLinkSchema,
  data: noDataSchema,
});
