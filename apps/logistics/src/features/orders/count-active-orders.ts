import { partialMatchKey } from '@tanstack/react-query';
import { deliveryPartners } from '@market/api-client/access';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import type { Services } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { activeStatuses } from './model/delivery';
import { listActiveOrders } from './model/orders-with-steps';
import { activeCountQuery, liveOrdersQuery, offersQuery } from './orders.queries';
import { getStepQueue } from './queue/step-queue';

/**
 * Keeps the number of the rider's active orders in the query cache for the tabs: counts again when a
 * list of orders is fetched or a step is taken. Counts nothing until all lists are fetched.
 */
export function countActiveOrders(services: Services): void {
  const { api, queryClient, session } = services;
  const queue = getStepQueue(services);
  const count = () => {
    const user = session.user();
    const statuses = queryClient.getQueryData(orderStatusesQuery(api).queryKey);
    if (!user || !statuses || !can(user, deliveryPartners)) return;
    const pages = [
      offersQuery(api, user.role),
      ...activeStatuses(statuses, user.role).map(({ code_name: status }) =>
        liveOrdersQuery(api, user.role, { assignment: 'accepted', status }),
      ),
    ].map(({ queryKey }) => queryClient.getQueryData(queryKey));
    if (pages.includes(undefined)) return;
    const rows = pages.flatMap((page) => page?.rows ?? []);
    const active = listActiveOrders(rows, queue.steps(), statuses, user.role);
    queryClient.setQueryData(activeCountQuery.queryKey, active.length);
  };
  queryClient.getQueryCache().subscribe((event) => {
    const user = session.user();
    if (!user || event.type !== 'updated' || event.action.type !== 'success') return;
    const [group, name] = offersQuery(api, user.role).queryKey;
    if (partialMatchKey(event.query.queryKey, [group, name])) count();
  });
  queue.subscribe(count);
  count();
}
