import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { merchantProfileQuery } from '../../../features/store/store.queries';

export async function merchantProfileLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(merchantProfileQuery(api));
  return null;
}
