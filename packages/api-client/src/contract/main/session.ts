import * as z from 'zod/mini';
import { sessionSchema } from '@market/domain/accounts/account';
import { noDataSchema } from '../../envelope';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';

// Part of the group `auth`. A separate file, because every page loads these two endpoints and only
// the sign-in page loads the others.

/**
 * Not in the spec: exchanges the HttpOnly refresh cookie of this host for a new access token. Each
 * cookie works once.
 */
export const refresh = endpoint({
  name: 'auth.refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  data: sessionSchema,
  failure: texts.wentWrong,
});

/**
 * Not in the spec: ends this session on the server. `everywhere` ends all sessions of the account.
 */
export const signOut = endpoint({
  name: 'auth.signOut',
  method: 'POST',
  path: '/auth/logout',
  access: 'signedIn',
  guests: true,
  body: z.object({ everywhere: z.optional(z.boolean()) }),
  data: noDataSchema,
  failure: texts.wentWrong,
});
