import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { inboxQuery, inboxSearchSchema } from '../../../features/inbox/inbox.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function inboxLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(inboxSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(inboxQuery(api, search)).catch(noop);
  return null;
}
