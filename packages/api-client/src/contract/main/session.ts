import * as z from 'zod/mini';
import { sessionSchema } from '@market/domain/accounts/account';
import { endpoint, nothing } from '../../kernel';
import { texts } from '../texts';

// Part of the group `auth`. Apart because every page of every app holds these two, and signing in is a page of its own.

/** Ours: the HttpOnly refresh cookie of this host buys a new access token, once. */
export const refresh = endpoint({
  name: 'auth.refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  data: sessionSchema,
  failure: texts.wentWrong,
});

/** Ours: ends this session on the server; `everywhere` ends all of the account's. */
export const signOut = endpoint({
  name: 'auth.signOut',
  method: 'POST',
  path: '/auth/logout',
  access: 'signedIn',
  body: z.object({ everywhere: z.optional(z.boolean()) }),
  data: nothing,
  failure: texts.wentWrong,
});
