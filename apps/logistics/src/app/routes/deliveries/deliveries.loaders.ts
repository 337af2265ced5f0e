import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { historyStatus } from '../../../features/orders/model/delivery';
import {
  historySearchSchema,
  historyQuery,
  offersQuery,
} from '../../../features/orders/orders.queries';
import { paintPress } from '../../../shared/paint-press';
import { getRole } from '../../../shared/role';

/** Not awaited: the page shows a skeleton while the list loads. */
export async function offersLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient.query(offersQuery(api, getRole(session))).catch(noop);
  await paintPress({ context });
  return null;
}

/** Awaits the statuses, because the page loads one list for each active status. */
export async function activeLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await Promise.all([queryClient.query(orderStatusesQuery(api)), paintPress({ context })]);
  return null;
}

/**
 * Awaits the statuses, because the page shows them as tabs. The list shows a skeleton while it
 * loads.
 */
export async function historyLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const role = getRole(session);
  const search = parseListSearch(historySearchSchema, new URL(request.url).searchParams);
  await Promise.all([queryClient.query(orderStatusesQuery(api)), paintPress({ context })]);
  void queryClient.query(historyQuery(api, role, historyStatus(search.status), search)).catch(noop);
  return null;
}
