import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { historyStatus } from '../../../features/orders/model/delivery';
import { historySearchSchema } from '../../../features/orders/order-search.schema';
import { historyQuery } from '../../../features/orders/orders.queries';
import { roleOf } from '../../../shared/role-of';

/** Awaits the statuses, which are the tabs. The list has a skeleton. */
export async function historyLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const role = roleOf(session);
  const search = parseListSearch(historySearchSchema, new URL(request.url).searchParams);
  const statuses = await queryClient.query(orderStatusesQuery(api));
  void queryClient
    .query(historyQuery(api, role, historyStatus(statuses, role, search.status), search))
    .catch(noop);
  return null;
}
