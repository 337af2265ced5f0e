import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  disputeSearchSchema,
  disputeListQuery,
  disputeQuery,
} from '../../../features/disputes/disputes.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function disputeListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(disputeSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(disputeListQuery(api, search)).catch(noop);
  return null;
}

export async function disputeDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(disputeQuery(api, params['id'] ?? ''));
  return null;
}
