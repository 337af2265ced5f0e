import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { listSearchSchema } from '@market/web-kit/router/list-search-fields';
import { servicesContext } from '@market/web-kit/services';
import {
  permissionsQuery,
  staffListQuery,
  staffMemberQuery,
  staffRolesQuery,
} from '../../../features/staff/staff.queries';

export function staffListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(listSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(staffListQuery(api, search)).catch(noop);
  return null;
}

export async function staffCreateLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await Promise.all([
    queryClient.query(staffRolesQuery(api)),
    queryClient.query(permissionsQuery(api)),
  ]);
  return null;
}

export async function staffEditLoader(args: LoaderFunctionArgs) {
  const { api, queryClient } = args.context.get(servicesContext);
  await Promise.all([
    queryClient.query(staffMemberQuery(api, args.params['id'] ?? '')),
    staffCreateLoader(args),
  ]);
  return null;
}
