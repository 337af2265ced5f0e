import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { returnSearchSchema, returnListQuery, returnQuery } from './returns.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function returnListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(returnSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(returnListQuery(api, search)).catch(noop);
  return null;
}

export async function returnDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { returnName } = await queryClient.query(returnQuery(api, params['id'] ?? ''));
  return { title: `Return ${returnName}` };
}
