import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { merchantProfileQuery } from '../../../features/store/store.queries';

/** Every page about the store begins with what is known of it. */
export async function merchantProfileLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(merchantProfileQuery(api));
  return null;
}
