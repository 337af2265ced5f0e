import { keepPreviousData } from '@tanstack/react-query';
import * as audit from '@market/api-client/contract/main/audit';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import type { AuditSearch } from './audit-search.schema';

const filterOf = ({ search, subject, action, actorId, from, to }: AuditSearch) => ({
  search,
  subject,
  action,
  actorId,
  from,
  to,
});

export const auditListQuery = (api: Queries, search: AuditSearch) => ({
  ...api.query(audit.list, { query: { ...pageWindow(search), ...filterOf(search) } }),
  placeholderData: keepPreviousData,
});

/** The download URL of the filtered log. It expires after five minutes. */
export const auditExportQuery = (api: Queries, search: AuditSearch) =>
  api.query(audit.exportLink, { query: filterOf(search) });
