import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import { couponList, couponQuery } from '../../../features/coupons/coupons.queries';

export const couponListLoader = listLoader(couponList);

/** Waits for the coupon to copy (`?from=<id>`), if any. */
export async function couponCreateLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const from = new URL(request.url).searchParams.get('from');
  if (from) await queryClient.query(couponQuery(api, from));
  return null;
}

export async function couponEditLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(couponQuery(api, params['id'] ?? ''));
  return null;
}
