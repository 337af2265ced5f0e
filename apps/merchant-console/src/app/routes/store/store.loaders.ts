import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  merchantProfileQuery,
  hubApplicationQuery,
  hubsQuery,
} from '../../../features/store/store.queries';

export async function merchantProfileLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(merchantProfileQuery(api));
  return null;
}

export async function storeHubLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await Promise.all([
    queryClient.query(hubApplicationQuery(api)),
    queryClient.query(hubsQuery(api)),
    queryClient.query(merchantProfileQuery(api)),
  ]);
  return null;
}
