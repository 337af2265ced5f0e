import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { auditListQuery } from '../../../features/audit/audit.queries';
import { auditSearchSchema } from '../../../features/audit/audit-search.schema';

/** Not awaited: the page shows a skeleton while the log loads. */
export function auditLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(auditSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(auditListQuery(api, search)).catch(noop);
  return null;
}
