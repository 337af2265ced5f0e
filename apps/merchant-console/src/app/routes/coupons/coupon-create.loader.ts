import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { couponQuery } from '../../../features/coupons/coupons.queries';

/** Waits for the coupon to copy (`?from=<id>`), if any. */
export async function couponCreateLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const from = new URL(request.url).searchParams.get('from');
  if (from) await queryClient.query(couponQuery(api, from));
  return null;
}
