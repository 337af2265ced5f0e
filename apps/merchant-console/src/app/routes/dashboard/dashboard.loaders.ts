import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { latestOrdersQuery } from '../../../features/orders/newest-orders.queries';
import { dashboardQuery } from '../../../features/reports/reports.queries';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { resolvePeriod, periodSearchSchema } from '@market/console/period/period';

/**
 * Waits for the store's profile, which decides what the page shows. Starts the other requests,
 * except those that the user has no permission for.
 */
export async function dashboardLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  const search = parseListSearch(periodSearchSchema, new URL(request.url).searchParams);
  const profile = queryClient.query(merchantProfileQuery(api));
  void queryClient.query(dashboardQuery(api, resolvePeriod(search, new Date()))).catch(noop);
  if (can(session.user(), merchantOrders.list)) {
    void queryClient.query(orderStatusesQuery(api)).catch(noop);
    void queryClient.query(latestOrdersQuery(api)).catch(noop);
  }
  await profile;
  return null;
}
