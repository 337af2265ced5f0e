import { auditEntrySchema, auditPageSchema } from '@market/domain/audit/audit';
import {
  auditFilterSchema,
  auditQuerySchema,
  auditRecordQuerySchema,
} from '@market/domain/audit/audit-query';
import { downloadLinkSchema } from '@market/domain/files';
import { endpoint } from '../../endpoint';
import { platformDecisions, superAdmins } from '../access';
import { wholeList } from '../whole-list';

/** Not in the spec: who did what on which record, newest first. */
export const list = endpoint({
  ...superAdmins,
  name: 'audit.list',
  method: 'GET',
  path: '/audit',
  query: auditQuerySchema,
  data: auditPageSchema,
  failure: 'Could not get the audit log. Try again later.',
});

/** Not in the spec: a URL that downloads the filtered log as CSV. */
export const exportLink = endpoint({
  ...superAdmins,
  name: 'audit.exportLink',
  method: 'GET',
  path: '/audit/export',
  query: auditFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the audit log. Try again later.',
});

/**
 * Not in the spec: the last 100 entries about one record, newest first. 403 for a user who may not
 * open the record (`historyReaders`).
 */
export const history = endpoint({
  ...platformDecisions,
  name: 'audit.history',
  method: 'GET',
  path: '/audit/history',
  query: auditRecordQuerySchema,
  data: wholeList(auditEntrySchema),
  failure: 'Could not get the history. Try again later.',
});
