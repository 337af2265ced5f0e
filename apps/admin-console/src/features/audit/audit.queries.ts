import * as audit from '@market/api-client/contract/main/audit';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import { urlList } from '@market/web-kit/router/url-list';
import { auditSearchSchema, type AuditSearch } from './audit-search.schema';

const toAuditFilter = ({ search, subject, action, actorId, from, to }: AuditSearch) => ({
  search,
  subject,
  action,
  actorId,
  from,
  to,
});

export const auditList = urlList(auditSearchSchema, (api, search) =>
  api.query(audit.list, {
    query: { ...pageWindow(search), ...toAuditFilter(search), sort: search.sort },
  }),
);

/** The download URL of the filtered log. It expires after five minutes. */
export const auditExportQuery = (api: Queries, search: AuditSearch) =>
  api.query(audit.exportLink, { query: toAuditFilter(search) });
