import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  permissionsQuery,
  staffMemberQuery,
  staffRolesQuery,
} from '../../../features/staff/staff.queries';

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
