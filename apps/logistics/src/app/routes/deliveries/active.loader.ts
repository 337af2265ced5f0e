import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { servicesContext } from '@market/web-kit/services';

/** Awaits the statuses, because the page loads one list for each active status. */
export async function activeLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(orderStatusesQuery(api));
  return null;
}
