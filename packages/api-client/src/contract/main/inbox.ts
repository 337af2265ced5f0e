import { auditEntrySchema } from '@market/domain/audit/audit';
import { inboxDetailSchema, inboxItemQuerySchema } from '@market/domain/inbox/inbox-detail';
import { inboxPageSchema, inboxQuerySchema } from '@market/domain/inbox/inbox';
import { endpoint } from '../../endpoint';
import { platformDecisions } from '../access';
import { wholeList } from '../whole-list';

/** Not in the spec: items of every kind that the caller may decide on. */
export const list = endpoint({
  ...platformDecisions,
  name: 'inbox.list',
  method: 'GET',
  path: '/admin/inbox',
  query: inboxQuerySchema,
  data: inboxPageSchema,
  failure: 'Could not get your inbox. Try again later.',
});

/**
 * Not in the spec: the checks on one item, its latest events, and the decision if someone has
 * made one since the item was listed.
 */
export const detail = endpoint({
  ...platformDecisions,
  name: 'inbox.detail',
  method: 'GET',
  path: '/admin/inbox/item',
  query: inboxItemQuerySchema,
  data: inboxDetailSchema,
  failure: 'Could not get the checks. Try again later.',
});

/** Not in the spec: the caller's last five decisions, newest first. */
export const recent = endpoint({
  ...platformDecisions,
  name: 'inbox.recent',
  method: 'GET',
  path: '/admin/inbox/recent',
  data: wholeList(auditEntrySchema),
  failure: 'Could not get your last decisions. Try again later.',
});
