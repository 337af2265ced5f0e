import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  storeSearchSchema,
  storeListQuery,
  storeQuery,
} from '../../../features/stores/stores.queries';

/** Not awaited: the page shows a skeleton while the queue loads. */
export function storeListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(storeSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(storeListQuery(api, search)).catch(noop);
  return null;
}

export async function storeDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { storeName } = await queryClient.query(storeQuery(api, params['id'] ?? ''));
  return { title: storeName };
}
