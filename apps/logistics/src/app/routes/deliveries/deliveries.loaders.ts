import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import { pathnameContext } from '@market/web-kit/router/guards';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { historyStatus } from '../../../features/orders/model/delivery';
import {
  historySearchSchema,
  historyQuery,
  offersQuery,
} from '../../../features/orders/orders.queries';
import { getRole } from '../../../shared/role';

/** Not awaited: the page shows a skeleton while the list loads. */
export async function offersLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient.query(offersQuery(api, getRole(session))).catch(noop);
  const isFirstPage = context.get(pathnameContext) === undefined;
  // Shows that the tab was pressed: a slow phone takes more than 100 ms to render loaded offers.
  if (!isFirstPage && !document.hidden) await waitForNextPaint();
  return null;
}

/** Awaits the statuses, because the page loads one list for each active status. */
export async function activeLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(orderStatusesQuery(api));
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
  await queryClient.query(orderStatusesQuery(api));
  void queryClient.query(historyQuery(api, role, historyStatus(search.status), search)).catch(noop);
  return null;
}
