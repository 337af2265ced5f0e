import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { orderSearch, orderListQuery } from '../../../features/orders/order-list.queries';
import { orderStatusesQuery } from '../../../features/orders/orders.queries';

export function orderListLoader({ context, request }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(orderSearch, new URL(request.url).searchParams);
  void queryClient.query(orderListQuery(api, search)).catch(noop);
  void queryClient.query(orderStatusesQuery(api)).catch(noop);
  return null;
}
