import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  couponListQuery,
  couponQuery,
  couponSearchSchema,
} from '../../../features/coupons/coupons.queries';

export function couponListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(couponSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(couponListQuery(api, search)).catch(noop);
  return null;
}

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
