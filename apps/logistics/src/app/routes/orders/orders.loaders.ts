import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { servicesContext } from '@market/web-kit/services';
import { orderQuery } from '../../../features/orders/orders.queries';
import { paintPress } from '../../../shared/paint-press';
import { getRole } from '../../../shared/role';

export async function orderLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const statuses = queryClient.query(orderStatusesQuery(api));
  const order = queryClient.query(orderQuery(api, getRole(session), params['id'] ?? ''));
  const [{ orderName }] = await Promise.all([order, statuses, paintPress({ context })]);
  return { title: `Order ${orderName}` };
}
