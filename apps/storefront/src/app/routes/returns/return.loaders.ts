import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { returnListQuery, returnSearch } from '../../../features/returns/return-list.queries';
import { returnQuery } from '../../../features/returns/returns.queries';

export function returnListLoader({ context, request }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(returnSearch, new URL(request.url).searchParams);
  void queryClient.query(returnListQuery(api, search)).catch(noop);
  return null;
}

export async function returnDetailLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(returnQuery(api, params['returnId'] ?? ''));
  return null;
}
