import { inboxPageSchema, inboxQuery } from '@market/domain/inbox/inbox';
import { endpoint } from '../../kernel';
import { platformDecisions } from '../access';

/** Not in the spec: everything that the caller may decide on, whatever its kind. */
export const list = endpoint({
  ...platformDecisions,
  name: 'inbox.list',
  method: 'GET',
  path: '/admin/inbox',
  query: inboxQuery,
  data: inboxPageSchema,
  failure: 'Could not get your inbox. Try again later.',
});
