import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { servicesContext } from '@market/web-kit/services';
import { orderAddressQuery, orderQuery } from '../../../features/orders/orders.queries';

export async function orderDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(orderAddressQuery(api, params['id'] ?? '')).catch(noop);
  const statuses = queryClient.query(orderStatusesQuery(api));
  const order = queryClient.query(orderQuery(api, params['id'] ?? ''));
  const [{ orderName }] = await Promise.all([order, statuses]);
  return { title: `Order ${orderName}` };
}
