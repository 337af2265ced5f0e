import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { discountListQuery, tariffQuery } from '../../../features/shipping/shipping.queries';

export async function tariffLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(tariffQuery(api));
  return null;
}

export async function discountsLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await Promise.all([
    queryClient.query(tariffQuery(api)),
    queryClient.query(discountListQuery(api)),
  ]);
  return null;
}
