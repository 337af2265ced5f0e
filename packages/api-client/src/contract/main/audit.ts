import { auditFilter, auditPage, auditQuery } from '@market/domain/audit/audit';
import { downloadLinkSchema } from '@market/domain/download-link';
import { endpoint } from '../../kernel';
import { superAdmins } from '../access';

/** Not in the spec: who did what on which record, newest first. */
export const list = endpoint({
  ...superAdmins,
  name: 'audit.list',
  method: 'GET',
  path: '/audit',
  query: auditQuery,
  data: auditPage,
  failure: 'Could not get the audit log. Try again later.',
});

/** Not in the spec: a URL that downloads the filtered log as CSV. */
export const exportLink = endpoint({
  ...superAdmins,
  name: 'audit.exportLink',
  method: 'GET',
  path: '/audit/export',
  query: auditFilter,
  data: downloadLinkSchema,
  failure: 'Could not export the audit log. Try again later.',
});
