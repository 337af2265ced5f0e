import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { orderQuery, orderStatusesQuery } from '../../../features/orders/orders.queries';

export async function orderDetailLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = context.get(servicesContext);
  const order = queryClient.query(orderQuery(api, params['orderId'] ?? ''));
  const statuses = queryClient.query(orderStatusesQuery(api));
  await Promise.all([order, statuses]);
  return null;
}
