import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { couponQuery } from '../../../features/coupons/coupons.queries';

export async function couponEditLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(couponQuery(api, params['id'] ?? ''));
  return null;
}
