import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  partnerSearchSchema,
  partnerQuery,
  partnersQuery,
} from '../../../features/partners/partners.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function partnerListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(partnerSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(partnersQuery(api, search)).catch(noop);
  return null;
}

export async function partnerLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { companyName } = await queryClient.query(partnerQuery(api, params['id'] ?? ''));
  return { title: companyName };
}
