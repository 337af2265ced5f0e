import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { orderSearchSchema } from '../../../features/orders/order-search.schema';
import {
  orderAddressQuery,
  orderListQuery,
  orderMessagesQuery,
  otherCountsQuery,
  orderQuery,
} from '../../../features/orders/orders.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function orderListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(orderSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(orderListQuery(api, search)).catch(noop);
  void queryClient.query(otherCountsQuery(api, search)).catch(noop);
  void queryClient.query(orderStatusesQuery(api)).catch(noop);
  return null;
}

export async function orderDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(orderAddressQuery(api, params['id'] ?? '')).catch(noop);
  void queryClient.query(orderMessagesQuery(api, params['id'] ?? '')).catch(noop);
  const statuses = queryClient.query(orderStatusesQuery(api));
  const order = queryClient.query(orderQuery(api, params['id'] ?? ''));
  const [{ orderName }] = await Promise.all([order, statuses]);
  return { title: `Order ${orderName}` };
}
