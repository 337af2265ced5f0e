import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { couponListQuery } from '../../../features/coupons/coupons.queries';
import { couponSearchSchema } from '../../../features/coupons/coupon-search.schema';

export function couponListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(couponSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(couponListQuery(api, search)).catch(noop);
  return null;
}
