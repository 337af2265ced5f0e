import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { tariffQuery } from '../../../features/shipping/shipping.queries';

export async function tariffLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(tariffQuery(api));
  return null;
}
